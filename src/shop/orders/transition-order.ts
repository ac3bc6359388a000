import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { paymentTraitsOf } from '../payments/index.ts';
import { recordAction } from '../staff/index.ts';
import { isOpen, isCancelled, orderActionNotAllowed, orderAlreadyShipped, orderReturnRuns, orderUnchangeable } from './contract.ts';
import { deleteBefore } from './edit/store-before.ts';
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
    // Goods that have arrived were sent: nothing was of what is mailed alone.
    cardsIssued: order.shipped === 'none' && order.deliveredAt !== null && order.heldAt === null,
    underWay: shipments.some((shipment) => shipment.deliveredAt === null),
    delivered: shipments.some((shipment) => shipment.deliveredAt !== null),
    ...paymentTraitsOf(order.paymentMethodId),
    paidAmount: order.paidAmount,
    refundedAmount: order.refundedAmount,
    surplusAmount: order.surplusAmount,
    creditsLeft: order.creditsAmount - order.creditsReturnedAmount,
    giftCardsLeft: order.giftCardsAmount - order.giftCardsReturnedAmount,
    openReturns: order.openReturns,
    dueAmount: order.dueAmount,
    payLater: order.payLater,
    isImported: order.importedFrom !== null,
  };
}

/** Reads what the moves of a locked order depend on. */
export async function readFacts(reader: Queryable, order: OrderRow): Promise<OrderFacts> {
  return factsOf(order, order.shipped === 'none' ? [] : await findShipments(reader, [order.id]));
}

/** A move and what is written with it. */
export type Transition = {
  transition: OrderTransition;
  event: OrderEvent;
  reason?: string;
  detail?: Record<string, unknown>;
  set?: OrderChange;
  actor?: Actor;
  /** What the audit log says of it, besides. */
  before?: object;
  after?: object;
};

/**
 * The one place where an order changes its state: checks the move against the table, writes it on the condition that the
 * order still is as it was read, writes the event and notifies the shopper. The caller holds the order's lock.
 * @throws orderActionNotAllowed, orderAlreadyShipped, orderUnchangeable, orderReturnRuns (41); nothing is changed then
 */
export async function transitionOrder(
  tx: Tx,
  context: Context,
  order: OrderRow,
  { transition, event, set = {}, before, after, ...details }: Transition,
): Promise<OrderRow> {
  const to = stateAfter(await readFacts(tx, order), transition);
  if (!to) throw transitionError(order, transition);
  const changed = await updateOrder(tx, order, { to, set, at: context.now() });
  if (!changed) throw transitionError(order, transition);
  if (order.dueAmount > 0 && changed.dueAmount === 0) await deleteBefore(tx, order.id);
  await recordEvent(tx, context, { order: changed, event, ...details });
  await recordAction(tx, context, {
    action: `order.${transition}`,
    subject: order.orderNo,
    detail: { reason: details.reason ?? '', ...details.detail },
    ...(before && after ? { before, after } : {}),
  });
  return changed;
}

/**
 * Checks that a move is possible now; changes nothing.
 * @throws orderActionNotAllowed, orderAlreadyShipped, orderUnchangeable, orderReturnRuns (41)
 */
export async function requireTransition(reader: Queryable, order: OrderRow, transition: OrderTransition): Promise<void> {
  if (!stateAfter(await readFacts(reader, order), transition)) throw transitionError(order, transition);
}

function transitionError(order: OrderRow, transition: OrderTransition): ShopError {
  const tooLate =
    (transition === 'cancelUnpaid' || transition === 'requestCancel' || transition === 'cancelByMerchant' || transition === 'edit') &&
    order.shipped !== 'none' &&
    !isCancelled(order);
  if ((transition === 'requestCancel' || transition === 'cancelByMerchant' || transition === 'edit') && !tooLate && isOpen(order) && order.openReturns > 0)
    return new ShopError(orderReturnRuns);
  if (tooLate) return new ShopError(transition === 'edit' ? orderUnchangeable : orderAlreadyShipped);
  return new ShopError(orderActionNotAllowed);
}
