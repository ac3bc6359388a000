/** What happened to an order's payment: bounded lists, newest first. */
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from './tables.ts';

const most = 100;

export function findAttemptHistory(reader: Queryable, orderId: string) {
  return tables(reader)
    .selectFrom('paymentAttempt as attempt')
    .innerJoin('payment', 'payment.id', 'attempt.paymentId')
    .select(['attempt.id', 'attempt.methodId', 'attempt.providerReference', 'attempt.state', 'attempt.capturedAmount', 'attempt.settles'])
    .select(['attempt.createdAt', 'attempt.updatedAt', 'payment.currency', 'payment.orderNo'])
    .where('payment.orderId', '=', orderId)
    .orderBy('attempt.seq', 'desc')
    .limit(most)
    .execute();
}

export function findRefundHistory(reader: Queryable, orderId: string) {
  return tables(reader)
    .selectFrom('refund')
    .select(['id', 'methodId', 'providerReference', 'providerRefundReference', 'state', 'amount', 'currency', 'reason', 'createdAt', 'settledAt'])
    .where('orderId', '=', orderId)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
}

/** The webhooks that are about any of these payments or refunds, or name the order. */
export function findEventHistory(reader: Queryable, { references, refundIds, orderNo }: { references: string[]; refundIds: string[]; orderNo: string }) {
  return tables(reader)
    .selectFrom('paymentEvent')
    .select(['id', 'provider', sql<string>`notice ->> 'kind'`.as('kind'), 'outcome', 'receivedAt', 'processedAt'])
    .where(sql<boolean>`(notice ->> 'reference' = any(${references}) or notice ->> 'refundId' = any(${refundIds}) or notice ->> 'orderNo' = ${orderNo})`)
    .orderBy('receivedAt', 'desc')
    .limit(most)
    .execute();
}

/** How many attempts at the payments of these orders failed, and by how many methods. */
export async function countFailedAttempts(reader: Queryable, orderIds: readonly string[]): Promise<{ failed: number; methodsFailed: number }> {
  if (orderIds.length === 0) return { failed: 0, methodsFailed: 0 };
  const row = await tables(reader)
    .selectFrom('paymentAttempt as attempt')
    .innerJoin('payment', 'payment.id', 'attempt.paymentId')
    .select([sql<number>`count(*)::int`.as('failed'), sql<number>`count(distinct attempt.method_id)::int`.as('methodsFailed')])
    .where('payment.orderId', 'in', [...orderIds])
    .where('attempt.state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return row;
}
