import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { paymentTraitsOf } from '../payments/index.ts';
import { recordAction } from '../staff/index.ts';
import { isOpen, isCancelled, orderActionRefused, orderAlreadyShipped, orderReturnRuns } from './contract.ts';
import { recordEvent, type Actor, type OrderEvent } from './record-event.ts';
import { stateAfter, type OrderFacts, type OrderTransition } from './states.ts';
import { findShipments } from './ship/store-shipments.ts';
import { updateOrder, type OrderChange, type OrderRow } from './store.ts';

/** What an order's moves depend on. */
export function factsOf(order: OrderRow, shipments: readonly { deliveredAt: Date | null }[]): OrderFacts {
  return {
    status: order.status,
    payStatus: order.payStatus,
    shipped: order.shipped,
    underWay: shipments.some((shipment) => shipment.deliveredAt === null),
    delivered: shipments.some((shipment) => shipment.deliveredAt !== null),
    ...paymentTraitsOf(order.paymentMethodId),
    paidAmount: order.paidAmount,
    refundedAmount: order.refundedAmount,
    surplusAmount: order.surplusAmount,
    creditsLeft: order.creditsAmount - order.creditsReturnedAmount,
    openReturns: order.openReturns,
  };
}

/** Reads what the moves of a locked order depend on. */
export async function readFacts(tx: Tx, order: OrderRow): Promise<OrderFacts> {
  return factsOf(order, order.shipped === 'none' ? [] : await findShipments(tx, [order.id]));
}

/** A move and what is written with it. */
export type Transition = {
  transition: OrderTransition;
  event: OrderEvent;
  reason?: string;
  detail?: Record<string, unknown>;
  set?: OrderChange;
  actor?: Actor;
};

/**
 * The one place where an order changes its state: checks the move against the table, writes it on the condition that the
 * order still is as it was read, writes the event and notifies the shopper. The caller holds the order's lock.
 * @throws orderActionRefused (41), orderAlreadyShipped (41), orderReturnRuns (41); nothing is changed then
 */
export async function transitionOrder(tx: Tx, context: Context, order: OrderRow, { transition, event, set = {}, ...said }: Transition): Promise<OrderRow> {
  const to = stateAfter(await readFacts(tx, order), transition);
  if (!to) throw transitionError(order, transition);
  const changed = await updateOrder(tx, order, { to, set, at: context.now() });
  if (!changed) throw transitionError(order, transition);
  await recordEvent(tx, context, { order: changed, event, ...said });
  await recordAction(tx, context, { action: `order.${transition}`, subject: order.orderNo, detail: { reason: said.reason ?? '', ...said.detail } });
  return changed;
}

function transitionError(order: OrderRow, transition: OrderTransition): ShopError {
  const tooLate =
    (transition === 'cancelUnpaid' || transition === 'requestCancel' || transition === 'cancelByMerchant') && order.shipped !== 'none' && !isCancelled(order);
  if ((transition === 'requestCancel' || transition === 'cancelByMerchant') && !tooLate && isOpen(order) && order.openReturns > 0)
    return new ShopError(orderReturnRuns);
  return new ShopError(tooLate ? orderAlreadyShipped : orderActionRefused);
}
