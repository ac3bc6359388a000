/** What providers wrote in webhooks: it may name who paid, so it goes with the order's person, and with time. The webhook stays known, so that none is processed twice. */
import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Empties processed webhooks about the payments and refunds of these orders. */
export async function clearWebhookBodies(tx: Tx, orders: readonly { id: string; orderNo: string }[]): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await sql`update payment_event set body = '' where body <> '' and processed_at is not null and (
    notice ->> 'orderNo' = any(${orders.map(({ orderNo }) => orderNo)})
    or notice ->> 'reference' = any (array(
      select attempt.provider_reference from payment_attempt attempt join payment on payment.id = attempt.payment_id where payment.order_id = any(${ids})))
    or notice ->> 'refundId' = any (array(select id::text from refund where order_id = any(${ids}))))`.execute(tables(tx));
}

/** Empties processed webhooks from before `before`. */
export async function clearOldWebhookBodies(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const cleared = await sql`
    update payment_event set body = '' where id = any (array(
      select id from payment_event where body <> '' and processed_at is not null and received_at < ${before} order by received_at limit ${most}))`.execute(
    tables(tx),
  );
  return Number(cleared.numAffectedRows ?? 0n);
}
