import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import { tables } from '../tables.ts';

/** A code that works once, with the number of the order that holds it. */
export type CodeRow = { code: string; createdAt: Date; usedAt: Date | null; orderNo: string | null };

/** Inserts those codes that neither coupons nor promotions have; answers which these were. */
export async function insertCodes(tx: Tx, { promotionId, codes, at }: { promotionId: string; codes: readonly string[]; at: Date }): Promise<string[]> {
  const made = await sql<{ code: string }>`
    insert into coupon_code (code, promotion_id, created_at)
      select drawn.code, ${promotionId}, ${at} from unnest(${[...codes]}::text[]) drawn (code) where not exists (select 1 from coupon where coupon.code = drawn.code)
      on conflict do nothing returning code`.execute(tables(tx));
  return made.rows.map(({ code }) => code);
}

/** From now on a promotion applies with codes alone. */
export async function markCodesOnly(tx: Tx, id: string): Promise<void> {
  await tables(tx).updateTable('promotion').set({ codesOnly: true }).where('id', '=', id).execute();
}

/** How many codes there are, and how many of them orders hold. */
export async function countCodes(reader: Queryable, promotionId: string): Promise<{ made: number; used: number }> {
  const found = await sql<{ made: number; used: number }>`
    select count(*)::int as made, count(order_id)::int as used from coupon_code where promotion_id = ${promotionId}`.execute(tables(reader));
  return found.rows[0]!;
}

const columns = sql.raw('c.code, c.created_at, c.used_at, o.order_no');

/** A page of codes, newest first. */
export async function selectCodes(
  reader: Queryable,
  { promotionId, q, used, limit, offset }: { promotionId: string; q: string; used: boolean | undefined; limit: number; offset: number },
): Promise<{ rows: CodeRow[]; total: number }> {
  return readCounted(
    tables(reader),
    (part) => sql<CodeRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total from coupon_code c left join orders o on o.id = c.order_id
    where c.promotion_id = ${promotionId} and (${q} = '' or c.code like ${likePattern(q)})
      and (${used ?? null}::boolean is null or (c.order_id is not null) = ${used ?? null})
    order by c.created_at desc, c.code ${part}`,
    { limit, offset },
  );
}

/** The next codes after one, in alphabetical order. */
export async function selectCodesAfter(
  reader: Queryable,
  { promotionId, after, most }: { promotionId: string; after: string; most: number },
): Promise<CodeRow[]> {
  const found = await sql<CodeRow>`
    select ${columns} from coupon_code c left join orders o on o.id = c.order_id
    where c.promotion_id = ${promotionId} and c.code > ${after} order by c.code limit ${most}`.execute(tables(reader));
  return found.rows;
}
