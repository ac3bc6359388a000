import { randomBytes } from 'node:crypto';
import * as m from '#messages';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { csvRow } from '#kit/pure/csv.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { recordAction } from '#shop/staff/index.ts';
import { codeLimits, type SingleCode } from '../contract-codes.ts';
import { codeOf, randomCodeBytes, tidyCode } from '../coupons/rules-codes.ts';
import { selectById, type Source } from '../store-read.ts';
import { insertCodes, markCodesOnly, selectCodes, selectCodesAfter, countCodes, type CodeRow } from './store-codes.ts';

/** Which list of codes. */
export type CodeList = { id: string; page: number; size: number; filter: { q?: string | undefined; used?: boolean | undefined } };

async function requirePromotion(reader: Queryable, source: Source, id: string, how: { lock: boolean } = { lock: false }) {
  const row = isId(id) ? await selectById(reader, { source, id }, how) : null;
  if (!row) throw new ShopError(notFound);
  return row;
}

/**
 * Makes codes of 60 random bits that work once each. A promotion applies only with one of them from then on; a coupon's own code goes on working.
 * @throws notFound (404), invalidInput (40) where there would be more than a promotion may have
 */
export async function makeCodes(context: Context, source: Source, { id, count, prefix }: { id: string; count: number; prefix: string }) {
  const codes = await context.transaction(async (tx) => {
    const { slug } = await requirePromotion(tx, source, id, { lock: true });
    if ((await countCodes(tx, id)).made + count > codeLimits.ofPromotion)
      throw new ShopError(invalidInput, {
        data: { errors: { count: m.promotions_too_many_single_codes({ most: codeLimits.ofPromotion }, { locale: context.locale }) } },
      });
    const made = await insertNew(tx, { id, count, prefix: tidyCode(prefix), at: context.now() });
    if (source === 'promotion') await markCodesOnly(tx, id);
    await recordAction(tx, context, { action: `${source}.codes`, subject: id, detail: { slug, count } });
    await invalidateTags(tx, ['promotions', 'offers', `promotion:${id}`]);
    return made;
  });
  return { made: codes.length, codes };
}

/** Draws until there are enough that nobody has; a code is almost never drawn twice. */
async function insertNew(tx: Tx, { id, count, prefix, at }: { id: string; count: number; prefix: string; at: Date }): Promise<string[]> {
  const made = new Set<string>();
  while (made.size < count) {
    const drawn = Array.from({ length: count - made.size }, () => codeOf(prefix, randomBytes(randomCodeBytes)));
    for (const code of await insertCodes(tx, { promotionId: id, codes: [...new Set(drawn)], at })) made.add(code);
  }
  return [...made];
}

/** A page of codes, newest first. @throws notFound (404) */
export async function listCodes(context: Context, source: Source, { id, page, size, filter }: CodeList) {
  await requirePromotion(context.db, source, id);
  const wanted = { promotionId: id, q: tidyCode(filter.q ?? ''), used: filter.used, limit: size, offset: (page - 1) * size };
  const [{ rows, total }, counts] = await Promise.all([selectCodes(context.db, wanted), countCodes(context.db, id)]);
  return { items: rows.map(toCode), total, page, size, ...counts };
}

/** All codes as rows for spreadsheets, read a part at a time. Who took them stands in the audit log. @throws notFound (404) */
export async function exportCodes(context: Context, source: Source, id: string): Promise<AsyncIterable<string>> {
  const { slug } = await requirePromotion(context.db, source, id);
  await context.transaction((tx) => recordAction(tx, context, { action: `${source}.codes-export`, subject: id, detail: { slug } }));
  return codesAsCsv(context, id);
}

async function* codesAsCsv({ db }: Context, promotionId: string): AsyncGenerator<string> {
  yield csvRow(['code', 'createdAt', 'usedAt', 'order']);
  let rows: CodeRow[] = [];
  do {
    rows = await selectCodesAfter(db, { promotionId, after: rows.at(-1)?.code ?? '', most: 1_000 });
    if (rows.length > 0)
      yield rows
        .map((row) => toCode(row))
        .map(({ code, createdAt, usedAt, orderNo }) => csvRow([code, createdAt, usedAt ?? '', orderNo ?? '']))
        .join('');
  } while (rows.length > 0);
}

function toCode({ code, createdAt, usedAt, orderNo }: CodeRow): SingleCode {
  return { code, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null, orderNo };
}
