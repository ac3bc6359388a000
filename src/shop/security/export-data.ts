import * as m from '#messages';
import { authInvalid, tooMany } from '#kit/pure/common-errors.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import { JsonStream } from '#kit/server/http/json-stream.ts';
import type { DataOwner, DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { readAccount, recordActivity } from '../accounts/index.ts';
import { joinVerifiedOrders, securityPath } from '../auth/index.ts';
import { queueMailText } from '../messages/index.ts';
import { exportLimits } from './contract.ts';
import { dataOwner } from './data-owner.ts';

/**
 * Everything that the shop holds about the account that asks: a list for each part, by its name. It is streamed while it is
 * read, page by page, so that neither a statement nor the process grows with it. The log says that it was done, and the
 * account's address is notified.
 * @throws authInvalid (50), tooMany (40, 429) beyond a few an hour
 */
export async function exportData(context: Context, parts: readonly DataSubjectHandler[]): Promise<JsonStream> {
  const { accountId } = requireUser(context);
  const owner = await context.transaction(async (tx) => {
    const limit = { key: `export ${accountId}`, most: exportLimits.perHour };
    const wait = await countWithin(tx, [limit], { windowSeconds: 3_600, now: context.now() });
    if (wait > 0) throw new ShopError(tooMany, { retryAfterSeconds: wait });
    const account = await readAccount(tx, accountId);
    if (!account) throw new ShopError(authInvalid);
    await recordActivity(tx, context, { accountId, kind: 'dataExported' });
    await joinVerifiedOrders(tx, account, context.now());
    if (account.email === null) return dataOwner(account);
    const { lang } = account;
    const options = { locale: localeFor(lang) };
    const link = { path: await securityPath(tx), text: m.security_title({}, options) };
    const id = `export-${accountId}-${context.now().getTime()}`;
    const title = m.security_exported_mail({}, options);
    await queueMailText(tx, context, { id, to: account.email, lang, title, paragraphs: [m.security_switched_text({}, options)], link });
    return dataOwner(account);
  });
  return JsonStream.of(exportParts(context, parts, owner));
}

/** The export as text, a page at a time. */
async function* exportParts(context: Context, parts: readonly DataSubjectHandler[], owner: DataOwner): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(context.now().toISOString())}`;
  for (const part of parts) {
    yield `,${JSON.stringify(part.name)}:[`;
    let comma = '';
    for await (const page of pagesOf(context, part, owner)) {
      yield comma + page.map(({ row }) => JSON.stringify(row)).join(',');
      comma = ',';
    }
    yield ']';
  }
  yield '}';
}

async function* pagesOf(context: Context, part: DataSubjectHandler, owner: DataOwner) {
  const most = exportLimits.pageRows;
  for (let after = ''; ;) {
    const page = await part.read(context.db, owner, { after, most }, context);
    if (page.length > 0) yield page;
    if (page.length < most) return;
    after = page.at(-1)!.key;
  }
}
