/** SQL of figures over a period: orders, refunds, visitors. Days are given by the moments at which they begin, so that one statement counts them all. */
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { orderIs } from '../orders/show/index.ts';
import { tables } from './tables.ts';

/** Moments at which the days of a period begin, and that at which the last one ends. */
export type Starts = readonly Date[];

/** A moment in the period. */
export const within = (column: RawBuilder<unknown>, starts: Starts) => sql<boolean>`${column} >= ${starts[0]} and ${column} < ${starts.at(-1)}`;

/** Which day of the period a moment is in, from 0 on. */
export const dayOf = (column: RawBuilder<unknown>, starts: Starts) =>
  sql<number>`width_bucket(${column}, ${starts.map((start) => start.toISOString())}::timestamptz[]) - 1`;

/** Orders that count: placed in the period and not cancelled. */
export const counted = (starts: Starts) => sql<boolean>`${within(sql`orders.placed_at`, starts)} and not ${orderIs('isCancelled')}`;

/** Who placed an order, as the index `orders_customer` has it. */
export const customerKey = (table: 'orders' | 'earlier') =>
  sql<string>`coalesce(${sql.ref(`${table}.account_id`)}::text, lower(${sql.ref(`${table}.email`)}), ${sql.ref(`${table}.country_code`)} || ${sql.ref(`${table}.mobile`)})`;

/** What a `line` is of: its product, or what staff called it where it is none. */
export const soldThing = sql<string>`coalesce(line.product_id, md5(line.title)::uuid)`;

/** Whether the customer of an order had placed one before it. */
export const isReturning = sql<boolean>`exists (select 1 from orders earlier where ${customerKey('earlier')} = ${customerKey('orders')}
  and earlier.placed_at < orders.placed_at and not ${orderIs('isCancelled', 'earlier')})`;

/** What was sold on a day: orders and their totals in the currency, and orders in any. `gross`: with paid orders that were cancelled. */
export type SoldRow = { day: number; orders: number; sales: number; gross: number; all: number };

/** Orders of the period by day. What is paid was sold on its day, whatever becomes of it: cancelled later, it comes back as a refund. */
export async function sumSales(reader: Queryable, { starts, currency }: { starts: Starts; currency: string }): Promise<SoldRow[]> {
  const [own, stands] = [sql`currency = ${currency}`, sql`not ${orderIs('isCancelled')}`];
  const found = await sql<SoldRow>`
    select ${dayOf(sql`placed_at`, starts)} as day, count(*) filter (where ${own} and ${stands})::int as orders,
      coalesce(sum(total_amount) filter (where ${own} and ${stands}), 0)::bigint as sales,
      coalesce(sum(total_amount) filter (where ${own}), 0)::bigint as gross, count(*) filter (where ${stands})::int as "all"
    from orders where ${within(sql`placed_at`, starts)} and (${stands} or paid_at is not null) group by 1`.execute(tables(reader));
  return found.rows;
}

const allRefunds = (starts: Starts, currency: string) => sql`
  order_refund refund join orders on orders.id = refund.order_id
  where ${within(sql`refund.created_at`, starts)} and refund.currency = ${currency} and refund.voided_at is null and refund.kind <> 'surplus'`;

/** Refunds that count: of orders that do, given in the period and not refused by their provider. What paid nothing was never a sale. */
export const countedRefunds = (starts: Starts, currency: string) => sql`${allRefunds(starts, currency)} and not ${orderIs('isCancelled')}`;

/** What was given back on a day: for orders that count, and with those that were cancelled. */
export type RefundedRow = { day: number; refunds: number; totalRefunds: number };

/** Refunds of the period by day. */
export async function sumRefunds(reader: Queryable, { starts, currency }: { starts: Starts; currency: string }): Promise<RefundedRow[]> {
  const found = await sql<RefundedRow>`
    select ${dayOf(sql`refund.created_at`, starts)} as day, coalesce(sum(refund.amount) filter (where not ${orderIs('isCancelled')}), 0)::bigint as refunds,
      sum(refund.amount)::bigint as total_refunds
    from ${allRefunds(starts, currency)} group by 1`.execute(tables(reader));
  return found.rows;
}

/** Visitors by the day on which each was first seen; nobody is known from one day to another. */
export async function countVisitors(reader: Queryable, starts: Starts): Promise<{ day: number; visitors: number }[]> {
  const found = await sql<{ day: number; visitors: number }>`
    select ${dayOf(sql`first_seen_at`, starts)} as day, count(*)::int as visitors from visitor where ${within(sql`first_seen_at`, starts)} group by 1`.execute(
    tables(reader),
  );
  return found.rows;
}

/** How many orders of the period were placed by returning customers. */
export async function countReturning(reader: Queryable, { starts, currency }: { starts: Starts; currency: string }): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from orders where ${counted(starts)} and currency = ${currency} and ${isReturning}`.execute(tables(reader));
  return found.rows[0]!.count;
}

/** Whether an order was ever placed in a currency that the shop no longer has. */
export async function hasOrdersIn(reader: Queryable, currency: string): Promise<boolean> {
  const found = await tables(reader).selectFrom('orders').select('id').where('currency', '=', currency).limit(1).execute();
  return found.length > 0;
}

/** Whether there is a promotion or coupon of this id. */
export async function isPromotion(reader: Queryable, id: string): Promise<boolean> {
  return (await tables(reader).selectFrom('promotion').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
