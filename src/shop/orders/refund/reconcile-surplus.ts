import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { requestRefund, swapSettlement } from '../../payments/refunds/index.ts';
import { recordAction } from '../../staff/index.ts';
import { surplusNotAllowed, type SurplusWay } from '../contract.ts';
import { orderRefund } from '../job-kinds.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { readSurpluses, type Surplus } from './read-surpluses.ts';
import { recordEvent } from '../record-event.ts';
import { noNote } from './refund-surplus.ts';
import { insertOrderRefund, setSettledBy } from './store-refunds.ts';
import { updateLocked, type OrderRow } from '../store.ts';

/**
 * Staff settle money that paid nothing and whose refund a provider rejected: they try again; or have the payment that paid the
 * order given back instead, so that the surplus is what pays it from then on; or say why it was settled outside of the shop.
 * @throws notFound (404), surplusNotAllowed (41)
 */
export async function settleSurplus(
  context: Context,
  { order: ref, surplus: id, way, reason }: OrderRef & { surplus: string; way: SurplusWay; reason: string },
): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    const surplus = (await readSurpluses(tx, [order.id])).find((one) => one.id === id);
    if (!surplus?.ways.includes(way)) throw new ShopError(surplusNotAllowed);
    const { amount, currency } = surplus;
    const at = context.now();
    const refundId = await requestSurplusRefund(tx, context, { order, surplus, way, reason });
    const made = newId(at.getTime());
    await insertOrderRefund(tx, { ...noNote, id: made, orderId: order.id, kind: 'surplus', amount, currency, reason, refundId, createdAt: at }, []);
    await setSettledBy(tx, id, made);
    const counted = { surplusAmount: order.surplusAmount - amount, refundedAmount: order.refundedAmount + amount };
    const paidBy = way === 'otherPayment' ? { paymentMethodId: surplus.source!.methodId } : {};
    // Money of another currency is counted nowhere on the order.
    const set = currency === order.currency ? { ...counted, ...paidBy } : {};
    const changed = await updateLocked(tx, order, set, at);
    const detail = { amount, currency, way };
    await recordEvent(tx, context, { order: changed, event: refundId ? 'surplusRefunded' : 'surplusSettled', reason, detail: { ...detail, refundId } });
    await recordAction(tx, context, { action: 'order.settleSurplus', subject: order.orderNo, detail: { reason, ...detail } });
    if (refundId) await queueMail(tx, context, { orderId: order.id, kind: 'surplusRefunded', amount });
    return changed;
  });
}

/** Has the money go back; answers the payment that does, or null where it was settled outside. */
async function requestSurplusRefund(
  tx: Tx,
  context: Context,
  { order, surplus, way, reason }: { order: OrderRow; surplus: Surplus; way: SurplusWay; reason: string },
): Promise<string | null> {
  if (way === 'outside') return null;
  const at = context.now();
  const source = way === 'again' ? surplus.source! : surplus.instead!;
  if (way === 'otherPayment') await swapSettlement(tx, { from: source.attemptId!, to: surplus.source!.attemptId!, at });
  const { amount, currency } = surplus;
  const refundId = await requestRefund(tx, { orderId: order.id, source, amount, currency, reason, at });
  await context.enqueue(tx, orderRefund, { refundId });
  return refundId;
}
