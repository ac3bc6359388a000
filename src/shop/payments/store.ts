import { sql } from 'kysely';
import { afterCommit, jsonb, prepared, preparedForOne, type Queryable, type Tx } from '#kit/server/database.ts';
import { paymentMoved } from '#kit/server/telemetry/signals.ts';
import type { PaymentAction, PaymentState } from './contract.ts';
import type { Attempt, PaymentNotice } from './provider.ts';
import type { RefundSource } from './refunds/store.ts';
import { tables } from './tables.ts';

type NewPayment = { id: string; orderId: string; orderNo: string; lang: string; amount: number; currency: string };

/** Writes a payment and, in the same statement, the attempt that it begins with. */
export async function insertPayment(tx: Tx, { payment, first, at }: { payment: NewPayment; first: Attempt | null; at: Date }): Promise<void> {
  const opened = tables(tx)
    .insertInto('payment')
    .values({ ...payment, createdAt: at, updatedAt: at });
  if (!first) return void (await prepared(tx, opened));
  const begun = tables(tx)
    .with('opened', () => opened)
    .insertInto('paymentAttempt')
    .values(attemptRow({ paymentId: payment.id, attempt: first, at }));
  await prepared(tx, begun);
}

type NewAttempt = { paymentId: string; attempt: Attempt; at: Date };

const attemptRow = ({ paymentId, attempt: { id, methodId, providerReference, amount, detail }, at }: NewAttempt) => ({
  id,
  paymentId,
  methodId,
  providerReference,
  amount,
  detail: jsonb(detail),
  createdAt: at,
  updatedAt: at,
});

export async function findPayment(reader: Queryable, orderId: string) {
  const [payment] = await prepared(reader, tables(reader).selectFrom('payment').selectAll().where('orderId', '=', orderId));
  return payment;
}

export async function setPaymentState(tx: Tx, orderId: string, { state, at }: { state: PaymentState; at: Date }): Promise<void> {
  await tables(tx).updateTable('payment').set({ state, updatedAt: at }).where('orderId', '=', orderId).execute();
}

const attempts = (reader: Queryable) =>
  tables(reader)
    .selectFrom('paymentAttempt as attempt')
    .innerJoin('payment', 'payment.id', 'attempt.paymentId')
    .select([
      'attempt.id',
      'attempt.methodId',
      'attempt.providerReference',
      'attempt.state',
      'attempt.action',
      'attempt.detail',
      'attempt.amount',
      'payment.orderId',
      'payment.orderNo',
      'payment.lang',
      'payment.currency',
    ]);

/** An attempt by its id or by what its provider calls it. */
export async function findAttempt(reader: Queryable, by: { methodId: string; providerReference: string } | { id: string }): Promise<Attempt | null> {
  const query =
    'id' in by
      ? attempts(reader).where('attempt.id', '=', by.id)
      : attempts(reader).where('attempt.methodId', '=', by.methodId).where('attempt.providerReference', '=', by.providerReference);
  return ((await query.executeTakeFirst()) ?? null) as Attempt | null;
}

/** The attempts at an order's payment, newest first. */
export async function findAttempts(reader: Queryable, orderId: string): Promise<Attempt[]> {
  return (await prepared(reader, attempts(reader).where('payment.orderId', '=', orderId).orderBy('attempt.seq', 'desc').limit(100))) as Attempt[];
}

/** What of a capture that pays an order has not gone back. */
export type SettlementLeft = { source: RefundSource; left: number };

/** The captures that pay an order with what of each has not gone back, newest first. */
export async function findSettlements(reader: Queryable, orderId: string): Promise<SettlementLeft[]> {
  const { rows } = await sql<SettlementLeft>`
    select jsonb_build_object('attemptId', attempt.id, 'methodId', attempt.method_id, 'reference', attempt.provider_reference) as source,
      (attempt.captured_amount - coalesce((select sum(refund.amount) from refund
        where refund.payment_attempt_id = attempt.id and refund.state <> 'failed'), 0))::bigint as left
    from payment_attempt attempt join payment on payment.id = attempt.payment_id
    where payment.order_id = ${orderId} and attempt.settles
    order by attempt.seq desc limit 1000`.execute(tables(reader));
  return rows;
}

/** The newest attempt of each of these orders. */
export async function findLatestAttempts(reader: Queryable, orderIds: readonly string[]): Promise<Attempt[]> {
  if (orderIds.length === 0) return [];
  const newest = attempts(reader)
    .distinctOn('payment.orderId')
    .where('payment.orderId', 'in', [...orderIds])
    .orderBy('payment.orderId')
    .orderBy('attempt.seq', 'desc');
  return (await preparedForOne(reader, orderIds, newest)) as Attempt[];
}

/** Says what an order is to be paid with from now on. */
export async function setPaymentAmount(tx: Tx, orderId: string, { amount, at }: { amount: number; at: Date }): Promise<void> {
  await tables(tx).updateTable('payment').set({ amount, updatedAt: at }).where('orderId', '=', orderId).execute();
}

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await prepared(tx, tables(tx).insertInto('paymentAttempt').values(attemptRow(attempt)));
}

/** Moves an attempt on when it still is in one of `from`; answers whether it was. */
export async function updateAttempt(
  tx: Tx,
  id: string,
  change: {
    from: readonly PaymentState[];
    state: PaymentState;
    at: Date;
    action?: PaymentAction;
    providerReference?: string;
    capturedAmount?: number;
    settles?: boolean;
    detail?: Record<string, unknown>;
  },
): Promise<boolean> {
  const { from, at, action, detail, ...values } = change;
  const moved = await tables(tx)
    .updateTable('paymentAttempt')
    .set({ ...values, ...(action ? { action: jsonb(action) } : {}), ...(detail ? { detail: jsonb(detail) } : {}), updatedAt: at })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('methodId')
    .executeTakeFirst();
  if (moved) afterCommit(tx, () => paymentMoved.send({ method: moved.methodId, state: change.state }));
  return moved !== undefined;
}

/** Stores what the provider calls an attempt, while it still is in one of `from`; answers whether it was. */
export async function setAttemptReference(
  tx: Tx,
  id: string,
  { from, reference, detail, at }: { from: readonly PaymentState[]; reference: string; detail: Record<string, unknown>; at: Date },
): Promise<boolean> {
  const result = await tables(tx)
    .updateTable('paymentAttempt')
    .set({ providerReference: reference, detail: jsonb(detail), updatedAt: at })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Updates the provider's stored data of an attempt, unless it is `unless` already. */
export async function updateAttemptDetail(tx: Tx, id: string, change: { detail: Record<string, unknown>; unless: string; at: Date }): Promise<boolean> {
  const result = await tables(tx)
    .updateTable('paymentAttempt')
    .set({ detail: jsonb(change.detail), updatedAt: change.at })
    .where('id', '=', id)
    .where((eb) => eb.not(eb(eb.ref('detail'), '?', eb.val(change.unless))))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends the open attempts at an order's payment, all or those of other methods; answers which. */
export async function cancelAttempts(
  tx: Tx,
  orderId: string,
  change: { from: readonly PaymentState[]; at: Date; exceptId?: string },
): Promise<{ id: string; methodId: string }[]> {
  let query = tables(tx)
    .updateTable('paymentAttempt')
    .set({ state: 'cancelled', updatedAt: change.at })
    .where('paymentId', 'in', tables(tx).selectFrom('payment').select('id').where('orderId', '=', orderId))
    .where('state', 'in', [...change.from])
    .returning(['id', 'methodId']);
  if (change.exceptId) query = query.where('id', '!=', change.exceptId);
  return query.execute();
}

/** Stores a webhook once; null when this event is already here. */
export async function insertEvent(
  tx: Tx,
  event: { id: string; provider: string; eventId: string; body: string; notice: PaymentNotice; at: Date },
): Promise<string | null> {
  const { at, notice, ...values } = event;
  const row = await tables(tx)
    .insertInto('paymentEvent')
    .values({ ...values, notice: jsonb(notice), receivedAt: at })
    .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks an event for processing; a second caller waits and then finds it processed. */
export function loadUnprocessedEventForUpdate(tx: Tx, id: string) {
  return tables(tx)
    .selectFrom('paymentEvent')
    .select(['id', 'provider', 'notice'])
    .where('id', '=', id)
    .where('processedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Says that a stored webhook was processed, and with what outcome. */
export async function markEventProcessed(tx: Tx, id: string, change: { outcome: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('paymentEvent').set({ outcome: change.outcome, processedAt: change.at }).where('id', '=', id).execute();
}

/** Stored webhooks that nobody has processed for a while: their process died. */
export async function findUnprocessedEvents(reader: Queryable, { receivedBefore, limit }: { receivedBefore: Date; limit: number }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('paymentEvent')
    .select('id')
    .where('processedAt', 'is', null)
    .where('receivedAt', '<', receivedBefore)
    .orderBy('receivedAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export function findProviderRow(reader: Queryable, id: string) {
  return tables(reader).selectFrom('paymentProvider').select(['webhookSecret', 'settings']).where('id', '=', id).executeTakeFirst();
}
