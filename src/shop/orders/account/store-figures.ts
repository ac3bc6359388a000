import { orderAwaitsPayment } from '../store-states.ts';
import { sql } from 'kysely';
import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { OrderStatus, PayStatus } from '../contract.ts';
import { methodsShippedBeforePayment } from '../../payments/index.ts';
import { tables } from '../tables.ts';

/** What the orders of an account in one currency add up to. */
export type FiguresRow = { currency: string; quantity: number; unpaid: number; paid: Amount; spent: Amount; unpaidSlug: string | null; unpaidAt: Date | null };

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
      sql<string | null>`(array_agg(checkout_slug order by placed_at desc) filter (where ${waits}))[1]`.as('unpaidSlug'),
      sql<Date | null>`max(placed_at) filter (where ${waits})`.as('unpaidAt'),
    ])
    .where('accountId', '=', accountId)
    .groupBy('currency')
    .execute();
  return rows.map((row) => ({ ...row, paid: amount(row.paid), spent: amount(row.spent) }));
}

/** What the orders of many accounts add up to: one row per account and currency. */
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

/** The latest orders of an account. */
export async function findLatest(reader: Queryable, { accountId, most }: { accountId: string; most: number }) {
  const rows = await tables(reader)
    .selectFrom('orders')
    .select(['id', 'orderNo', 'status', 'payStatus', 'paymentMethodId', 'paymentDueAt', 'lang', 'placedAt', 'deliveredAt', 'totalAmount', 'currency'])
    .where('accountId', '=', accountId)
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as OrderStatus, payStatus: row.payStatus as PayStatus }));
}

/** Somebody who ordered without an account, by address: what they ordered last, and when they first did. */
export type GuestRow = { email: string; name: string; createdAt: Date; lastOrderAt: Date; orders: number };

/** Which guests are asked for; an address that an account has is not a guest's. */
export type GuestQuestion = { q?: string | undefined; email?: string | undefined };

const guests = ({ q, email }: GuestQuestion) => sql`from orders o where o.account_id is null and o.email is not null
  and not exists (select from account a where a.email = lower(o.email) and a.deleted_at is null)
  ${email === undefined ? sql`` : sql`and lower(o.email) = ${email}`}
  ${
    q === undefined || q === ''
      ? sql``
      : sql`and (o.email ilike ${likePattern(q)} or (o.address->>'firstName') || ' ' || (o.address->>'lastName') ilike ${likePattern(q)}
    or (o.address->>'lastName') || (o.address->>'firstName') ilike ${likePattern(q)})`
  }`;

// Outside of the template: a letter in it that is not ASCII would double the memory of the built file's text.
const chineseLetter = '[一-龥]';

/** The first so many guests by a field, each once. */
export async function findGuests(
  reader: Queryable,
  question: GuestQuestion,
  { field, direction, most }: { field: 'createdAt' | 'lastLoginAt' | 'email'; direction: 'asc' | 'desc'; most: number },
): Promise<GuestRow[]> {
  const order = { createdAt: sql`min(o.placed_at)`, lastLoginAt: sql`max(o.placed_at)`, email: sql`lower(o.email)` }[field];
  const found = await sql<GuestRow>`
    with found as (
      select lower(o.email) as email, min(o.placed_at) as created_at, max(o.placed_at) as last_order_at, count(*)::int as orders
      ${guests(question)} group by lower(o.email) order by ${order} ${sql.raw(direction)}, lower(o.email) limit ${most})
    select found.*, coalesce((select case when (o.address->>'lastName') ~ ${chineseLetter}::text then (o.address->>'lastName') || (o.address->>'firstName')
        else trim((o.address->>'firstName') || ' ' || (o.address->>'lastName')) end
      from orders o where lower(o.email) = found.email and o.account_id is null order by o.placed_at desc limit 1), '') as name
    from found`.execute(tables(reader));
  return found.rows;
}

export async function countGuests(reader: Queryable, question: GuestQuestion): Promise<number> {
  const found = await sql<{ count: number }>`select count(distinct lower(o.email))::int as count ${guests(question)}`.execute(tables(reader));
  return found.rows[0]!.count;
}

/** What the orders of guests add up to, by address and currency. */
export async function sumOrdersOfGuests(reader: Queryable, emails: readonly string[]): Promise<{ email: string; currency: string; spent: number }[]> {
  if (emails.length === 0) return [];
  const found = await sql<{ email: string; currency: string; spent: number }>`
    select lower(email) as email, currency, coalesce(sum(paid_amount - refunded_amount - surplus_amount) filter (where pay_status = 'paid'), 0)::bigint as spent
    from orders where account_id is null and lower(email) = any(${[...emails]}::text[]) group by 1, 2 order by 2`.execute(tables(reader));
  return found.rows;
}
