import type { DateRange } from '#kit/pure/dates/date-range.ts';
import { isWithin } from '#kit/server/lists/date-range.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { newId } from '#kit/server/ids.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import { wantsNews } from '#shop/newsletter/index.ts';
import type { CheckoutItem } from '../store.ts';
import { tables } from '../tables.ts';

/** The key that links are signed with. */
export async function readRecoveryKey(db: Queryable): Promise<string> {
  return (await tables(db).selectFrom('secret').select('value').where('name', '=', 'recovery').executeTakeFirstOrThrow()).value;
}

/** A checkout that was left, with what became of it. */
export type AbandonedRow = {
  id: string;
  email: string;
  accountId: string | null;
  name: string | null;
  items: CheckoutItem[];
  createdAt: Date;
  updatedAt: Date;
  mailedAt: Date | null;
  recoveredAt: Date | null;
  recoveredOrderNo: string | null;
};

const columns = sql.raw(`c.id, c.email, c.account_id, nullif(trim(concat(a.first_name, ' ', a.last_name)), '') as name, c.items, c.created_at,
  c.updated_at, r.mailed_at, r.recovered_at, r.order_no as recovered_order_no`);
const joined = sql.raw('from checkout c left join checkout_recovery r on r.checkout_id = c.id left join account a on a.id = c.account_id');
const isAbandoned = (leftBefore: Date): RawBuilder<unknown> =>
  sql`c.email is not null and ((c.order_no is null and c.updated_at < ${leftBefore}) or r.mailed_at is not null)`;

/** What a list asks for. */
export type AbandonedQuery = {
  leftBefore: Date;
  q: string;
  state: 'left' | 'mailed' | 'recovered' | undefined;
  range: DateRange;
  isDescending: boolean;
  limit: number;
  offset: number;
};

/** A page of them. */
export async function selectAbandoned(db: Queryable, { leftBefore, q, state, range, isDescending, limit, offset }: AbandonedQuery) {
  return readCounted(
    tables(db),
    (part) => sql<AbandonedRow & { total: number }>`
    select ${columns}, count(*) over ()::int as total ${joined}
    where ${isAbandoned(leftBefore)} and ${isWithin('c.updated_at', range)} and (${q} = '' or lower(c.email) like ${likePattern(q.toLowerCase())})
      and (${state ?? null}::text is null or ${state ?? null} = case when r.recovered_at is not null then 'recovered' when r.mailed_at is not null then 'mailed' else 'left' end)
    order by c.updated_at ${sql.raw(isDescending ? 'desc' : 'asc')}, c.id ${part}`,
    { limit, offset },
  );
}

/** One of them, or null. */
export async function findAbandoned(db: Queryable, id: string, leftBefore: Date): Promise<AbandonedRow | null> {
  const found = await sql<AbandonedRow>`select ${columns} ${joined} where c.id = ${id} and ${isAbandoned(leftBefore)}`.execute(tables(db));
  return found.rows[0] ?? null;
}

/**
 * Checkouts that may be mailed about: the newest of an address that wants news, left in a span of time, nothing mailed to the address lately, and
 * no order of it since. The wish is part of the query: asked afterwards, those without it would fill each run and keep all others from their mail.
 */
export async function selectDue(
  db: Queryable,
  { from, until, mailedSince, limit, id = null }: { from: Date; until: Date; mailedSince: Date; limit: number; id?: string | null },
): Promise<{ id: string }[]> {
  const found = await sql<{ id: string }>`
    select c.id from checkout c
    where c.order_no is null and c.email is not null and c.updated_at >= ${from} and c.updated_at < ${until} and (${id}::uuid is null or c.id = ${id})
      and jsonb_array_length(c.items) > 0
      and not exists (select 1 from checkout newer where lower(newer.email) = lower(c.email) and newer.id <> c.id
        and (newer.updated_at > c.updated_at or (newer.updated_at = c.updated_at and newer.id > c.id)))
      and not exists (select 1 from checkout_recovery r where r.checkout_id = c.id)
      and not exists (select 1 from checkout_recovery r join checkout told on told.id = r.checkout_id
        where lower(told.email) = lower(c.email) and r.queued_at > ${mailedSince})
      and not exists (select 1 from orders o where lower(o.email) = lower(c.email) and o.placed_at >= c.created_at)
      and ${wantsNews(sql<string>`c.email`)}
    order by c.updated_at limit ${limit}`.execute(tables(db));
  return found.rows;
}

/** Notes that a mail is to go out; null where one is noted already. */
export async function insertRecovery(tx: Tx, { checkoutId, at, expiresAt }: { checkoutId: string; at: Date; expiresAt: Date }): Promise<string | null> {
  const row = await tables(tx)
    .insertInto('checkoutRecovery')
    .values({ id: newId(at.getTime()), checkoutId, queuedAt: at, expiresAt })
    .onConflict((conflict) => conflict.column('checkoutId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What a mail is about; null once its checkout is gone. `orderNo`: it was placed. */
export async function findRecovery(db: Queryable, id: string) {
  const found = await sql<{ state: string; email: string | null; items: CheckoutItem[]; orderNo: string | null; expiresAt: Date; recoveredAt: Date | null }>`
    select r.state, c.email, c.items, c.order_no, r.expires_at, r.recovered_at from checkout_recovery r join checkout c on c.id = r.checkout_id
    where r.id = ${id}`.execute(tables(db));
  return found.rows[0] ?? null;
}

/** Notes what became of a mail; answers false where that was noted already. */
export async function endQueued(tx: Tx, id: string, change: { state: 'mailed' | 'stopped'; mailedAt: Date | null }): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('checkoutRecovery')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A write that notes the order that came of a mail: that of the checkout itself, or of another one of its address while the link works. */
export const recovery = ({
  checkoutId,
  email,
  orderNo,
  total,
  at,
}: {
  checkoutId: string;
  email: string | null;
  orderNo: string;
  total: { amount: number; currency: string };
  at: Date;
}): RawBuilder<unknown> => sql`
    update checkout_recovery set recovered_at = ${at}, order_no = ${orderNo}, amount = ${total.amount}, currency = ${total.currency}
    where id = (
      select r.id from checkout_recovery r join checkout c on c.id = r.checkout_id
      where r.state = 'mailed' and r.recovered_at is null and r.expires_at > ${at}
        and (c.id = ${checkoutId} or lower(c.email) = lower(${email}))
      order by (c.id = ${checkoutId}) desc, r.queued_at desc limit 1)`;

/** Figures since a moment. */
export async function sumAbandoned(db: Queryable, { since, leftBefore }: { since: Date; leftBefore: Date }) {
  const found = await sql<{ abandoned: number; mailed: number; recovered: number; sums: { currency: string; amount: number }[] }>`
    select
      (select count(*)::int from checkout c left join checkout_recovery r on r.checkout_id = c.id where c.updated_at >= ${since} and ${isAbandoned(leftBefore)}) as abandoned,
      (select count(*)::int from checkout_recovery where queued_at >= ${since} and mailed_at is not null) as mailed,
      (select count(*)::int from checkout_recovery where queued_at >= ${since} and recovered_at is not null) as recovered,
      (select coalesce(jsonb_agg(s order by s.currency), '[]') from (
        select currency, sum(amount)::bigint as amount from checkout_recovery where queued_at >= ${since} and recovered_at is not null group by currency) s) as sums`.execute(
    tables(db),
  );
  return found.rows[0]!;
}

/** Deletes old ones; answers how many. */
export async function deleteOldRecoveries(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const old = tables(tx).selectFrom('checkoutRecovery').select('id').where('queuedAt', '<', before).limit(most);
  return Number((await tables(tx).deleteFrom('checkoutRecovery').where('id', 'in', old).executeTakeFirst()).numDeletedRows);
}
