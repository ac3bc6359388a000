import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { DataOwner, PersonalPart } from '#kit/server/personal-data.ts';
import { countWithin } from '#kit/server/rate-limit.ts';
import { readAccount, recordActivity } from '../accounts/index.ts';
import { exportLimits } from './contract.ts';
import { ownAccount } from './own-account.ts';

/** What `/user/export` answers: a list for each part, by its name. `incomplete` names parts that hold more than an export carries. */
export type Exported = { exportedAt: string; incomplete: string[] } & Record<string, unknown>;

/**
 * Everything that the shop holds about the account that asks. Read in pages, so that no statement is long; the log says that it was done.
 * @throws authInvalid (50), tooMany (40, 429) beyond a few an hour
 */
export async function exportData(context: Context, parts: readonly PersonalPart[]): Promise<Exported> {
  const { accountId } = ownAccount(context);
  await context.transaction(async (tx) => {
    const limit = { key: `export ${accountId}`, most: exportLimits.perHour };
    const wait = await countWithin(tx, [limit], { windowSeconds: 3_600, now: context.now() });
    if (wait > 0) throw new ShopError(tooMany, { retryAfterSeconds: wait });
    await recordActivity(tx, context, { accountId, kind: 'dataExported' });
  });
  const owner: DataOwner = { accountId, email: (await readAccount(context.db, accountId))?.email ?? null };
  const exported: Exported = { exportedAt: context.now().toISOString(), incomplete: [] };
  for (const part of parts) {
    const { rows, isWhole } = await readPart(context, part, owner);
    exported[part.name] = rows;
    if (!isWhole) exported.incomplete.push(part.name);
  }
  return exported;
}

async function readPart({ db }: Context, part: PersonalPart, owner: DataOwner) {
  const rows: Record<string, unknown>[] = [];
  const most = exportLimits.pageRows;
  for (let after = ''; rows.length < exportLimits.partRows;) {
    const page = await part.read(db, owner, { after, most });
    rows.push(...page.map(({ row }) => row));
    if (page.length < most) return { rows, isWhole: true };
    after = page.at(-1)!.key;
  }
  return { rows, isWhole: false };
}
