import { orderAwaitsPayment, orderIs } from '../store-states.ts';
import { sql } from 'kysely';
import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { methodsShippedBeforePayment } from '../../payments/index.ts';
import type { OrderRow } from '../store.ts';
import { tables } from '../tables.ts';

/** What the orders of an account in one currency add up to. */
export type FiguresRow = { currency: string; quantity: number; unpaid: number; openReturns: number; paid: Amount; spent: Amount };

/** One row per currency, by the index on accounts. */
export async function sumOrders(reader: Queryable, accountId: string): Promise<FiguresRow[]> {
  const waits = sql`${orderAwaitsPayment()} and not coalesce(payment_method_id = any(${methodsShippedBeforePayment()}), false)`;
  const rows = await tables(reader)
    .selectFrom('orders')
    .select([
      'currency',
      sql<number>`count(*)::int`.as('quantity'),
      sql<number>`count(*) filter (where ${waits})::int`.as('unpaid'),
      sql<number>`sum(paid_amount)::bigint`.as('paid'),
      sql<number>`coalesce(sum(paid_amount - refunded_amount - surplus_amount) filter (where pay_status = 'paid'), 0)::bigint`.as('spent'),
      sql<number>`sum(open_returns)::int`.as('openReturns'),
    ])
    .where('accountId', '=', accountId)
    .groupBy('currency')
    .execute();
  return rows.map((row) => ({ ...row, paid: amount(row.paid), spent: amount(row.spent) }));
}

/** How many orders each of these accounts has, and what they spent: one row per account and currency. */
export async function sumOrdersOf(reader: Queryable, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  const rows = await tables(reader)
    .selectFrom('orders')
    .select([
      'accountId',
      'currency',
      sql<number>`count(*)::int`.as('quantity'),
      sql<number>`coalesce(sum(paid_amount - refunded_amount - surplus_amount) filter (where pay_status = 'paid'), 0)::bigint`.as('spent'),
    ])
    .where('accountId', 'in', [...accountIds])
    .groupBy(['accountId', 'currency'])
    .orderBy('currency')
    .execute();
  return rows.map((row) => ({ ...row, accountId: row.accountId!, spent: amount(row.spent) }));
}

/** The latest orders of an account, those that are still worked on before the others. */
export async function findLatest(reader: Queryable, { accountId, most }: { accountId: string; most: number }): Promise<OrderRow[]> {
  const rows = await tables(reader)
    .selectFrom('orders')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy(orderIs('isOpen'), 'desc')
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows as OrderRow[];
}

/** A guest who ordered, by address: the last order, and the time of the first. */
export type GuestRow = { email: string; name: string; createdAt: Date; lastOrderAt: Date; orders: number };

/** An address that an account has is not a guest's. */
const guestOrders = sql`from orders o where o.account_id is null and o.email is not null
  and not exists (select from account a where a.email = lower(o.email) and a.deleted_at is null)`;

/** Guests to be listed together with accounts: no `id`, the `email`, and what they are ordered `by`. */
export function guestsToList({ q }: { q?: string | undefined }, field: 'createdAt' | 'lastLoginAt' | 'email') {
  const by = { createdAt: sql`min(o.placed_at)`, lastLoginAt: sql`max(o.placed_at)`, email: sql`lower(o.email)` }[field];
  const like = q === undefined || q === '' ? null : likePattern(q);
  const named =
    like === null
      ? sql``
      : sql`and (o.email ilike ${like} or (o.address->>'firstName') || ' ' || (o.address->>'lastName') ilike ${like}
    or (o.address->>'lastName') || (o.address->>'firstName') ilike ${like})`;
  return sql<{
    id: null;
    email: string;
    by: Date | string;
  }>`select null::uuid as id, lower(o.email) as email, ${by} as by ${guestOrders} ${named} group by lower(o.email)`;
}

// Outside of the template: a letter in it that is not ASCII would double the memory of the built file's text.
const chineseLetter = '[一-龥]';

/** Guests by their addresses, in no order. */
export async function findGuests(reader: Queryable, emails: readonly string[]): Promise<GuestRow[]> {
  if (emails.length === 0) return [];
  const found = await sql<GuestRow>`
    with found as (
      select lower(o.email) as email, min(o.placed_at) as created_at, max(o.placed_at) as last_order_at, count(*)::int as orders
      ${guestOrders} and lower(o.email) = any(${[...emails]}::text[]) group by lower(o.email))
    select found.*, coalesce((select case when (o.address->>'lastName') ~ ${chineseLetter}::text then (o.address->>'lastName') || (o.address->>'firstName')
        else trim((o.address->>'firstName') || ' ' || (o.address->>'lastName')) end
      from orders o where lower(o.email) = found.email and o.account_id is null order by o.placed_at desc limit 1), '') as name
    from found`.execute(tables(reader));
  return found.rows;
}

/** What the orders of guests add up to, by address and currency. */
export async function sumOrdersOfGuests(reader: Queryable, emails: readonly string[]): Promise<{ email: string; currency: string; spent: number }[]> {
  if (emails.length === 0) return [];
  const found = await sql<{ email: string; currency: string; spent: number }>`
    select lower(email) as email, currency, coalesce(sum(paid_amount - refunded_amount - surplus_amount) filter (where pay_status = 'paid'), 0)::bigint as spent
    from orders where account_id is null and lower(email) = any(${[...emails]}::text[]) group by 1, 2 order by 2`.execute(tables(reader));
  return found.rows;
}
