import { orderAwaitsPayment } from '../store-states.ts';
import { sql } from 'kysely';
import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
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
    .select(['id', 'orderNo', 'status', 'payStatus', 'paymentMethodId', 'checkoutSlug', 'placedAt', 'totalAmount', 'currency'])
    .where('accountId', '=', accountId)
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as OrderStatus, payStatus: row.payStatus as PayStatus }));
}
