/** Refunds, and which capture settles a payment. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Whose money: a capture of an attempt, or (without one) money that a provider knows and the shop does not. */
export type RefundSource = { attemptId: string | null; methodId: string; reference: string };

/** The attempt whose money a rejected refund was to return, and the capture that could go back instead: the one that paid the order, if it is as large and whole. */
export type FailedRefund = { refundId: string; source: RefundSource; instead: RefundSource | null };

/** A refund row as it is written. */
export type NewRefund = {
  id: string;
  orderId: string | null;
  paymentAttemptId: string | null;
  methodId: string;
  providerReference: string;
  amount: number;
  currency: string;
  reason: string;
  createdAt: Date;
  askAt: Date;
};

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await tables(tx).insertInto('refund').values(refund).execute();
}

/** Whether money that belongs to no attempt known here is on its way back already. */
export async function isOrphanRefunded(reader: Queryable, { methodId, reference }: { methodId: string; reference: string }): Promise<boolean> {
  const found = await tables(reader)
    .selectFrom('refund')
    .select('id')
    .where('methodId', '=', methodId)
    .where('providerReference', '=', reference)
    .where('paymentAttemptId', 'is', null)
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  return found !== undefined;
}

export function findRefund(reader: Queryable, id: string) {
  return tables(reader).selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps what the provider calls a refund. */
export async function nameRefund(tx: Tx, id: string, providerRefundReference: string): Promise<void> {
  await tables(tx).updateTable('refund').set({ providerRefundReference }).where('id', '=', id).execute();
}

/** Says when the job of a pending refund runs next; null: never again by itself. */
export async function setRefundAskAt(tx: Tx, id: string, askAt: Date | null): Promise<void> {
  await tables(tx).updateTable('refund').set({ askAt }).where('id', '=', id).where('state', '=', 'pending').execute();
}

/** Pending refunds whose job should have run by an instant and did not, since the provider was down; longest overdue first. */
export async function findOverdueRefunds(reader: Queryable, { dueBefore, limit }: { dueBefore: Date; limit: number }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('refund')
    .select('id')
    .where('state', '=', 'pending')
    .where('askAt', '<', dueBefore)
    .orderBy('askAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Says how a refund ended; answers whether it was in one of `from`. */
export async function settleRefund(
  tx: Tx,
  id: string,
  change: { from: readonly ('pending' | 'succeeded')[]; state: 'succeeded' | 'failed'; at: Date },
): Promise<boolean> {
  const result = await tables(tx)
    .updateTable('refund')
    .set({ state: change.state, settledAt: change.at })
    .where('id', '=', id)
    .where('state', 'in', [...change.from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Refunds with the money that they were of, and the capture that settles the same payment, where it is as large and nothing of it went back. */
export async function findFailedRefunds(reader: Queryable, refundIds: readonly string[]): Promise<FailedRefund[]> {
  if (refundIds.length === 0) return [];
  const { rows } = await sql<FailedRefund>`
    select refund.id as refund_id,
      jsonb_build_object('attemptId', refund.payment_attempt_id, 'methodId', refund.method_id, 'reference', refund.provider_reference) as source,
      case when other.id is not null
        then jsonb_build_object('attemptId', other.id, 'methodId', other.method_id, 'reference', other.provider_reference) end as instead
    from refund
    left join payment_attempt mine on mine.id = refund.payment_attempt_id
    left join payment on payment.id = mine.payment_id and payment.currency = refund.currency
    left join lateral (select * from payment_attempt settled where settled.payment_id = payment.id and settled.settles and settled.id <> mine.id
      and settled.captured_amount = refund.amount and mine.captured_amount = refund.amount and not mine.settles
      and not exists (select 1 from refund back where back.payment_attempt_id = settled.id and back.state <> 'failed')
      order by settled.seq limit 1) other on true
    where refund.id = any(${[...refundIds]}::uuid[])`.execute(tables(reader));
  return rows;
}

/** Has another capture settle a payment in place of one as large, which can then be given back. The caller holds the order's lock. */
export async function swapSettlement(tx: Tx, { from, to, at }: { from: string; to: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('paymentAttempt').set({ settles: false, updatedAt: at }).where('id', '=', from).execute();
  await tables(tx).updateTable('paymentAttempt').set({ settles: true, state: 'captured', updatedAt: at }).where('id', '=', to).execute();
}
