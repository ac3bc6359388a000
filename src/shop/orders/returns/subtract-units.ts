import { isOpen } from '../contract.ts';
import { zero } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isGiftCard } from '../../markets/contract.ts';
import { voidBoughtCards } from '../../gift-cards/sold/index.ts';
import { releaseOrderUses } from '../../promotions/apply/index.ts';
import { adjustStock, releaseStock, takeBackStock } from '../../stock/index.ts';
import { arriveByCards } from '../ship/send-cards.ts';
import { completeOrder } from '../ship/complete-order.ts';
import { creditsLeft } from '../refund/return-credits.ts';
import { readOrderMoney, shippingLeft } from '../refund/read-order-money.ts';
import { recordRefund } from '../refund/record-refund.ts';
import { giftCardsLeft, returnGiftCards } from '../refund/return-gift-cards.ts';
import { moneyLeft, shareSum } from '../rules-refunds.ts';
import { reservedFor, sendable } from '../rules-returns.ts';
import { addTakenUnits, findLatestRefund, type TakenUnits } from '../refund/store-refunds.ts';
import { countReturned, countWithdrawn, type ReturnedUnits } from './store-returns.ts';
import { findShipments } from '../ship/store-shipments.ts';
import { findLines, updateLocked, type LineRow, type OrderRow } from '../store.ts';
import { transitionOrder } from '../transition-order.ts';

/** Unsent units of a line that are removed. */
export type Withdrawn = { lineId: string; quantity: number; writtenOff?: boolean };

/**
 * Unsent units of a refund or a return are never sent: their reservation is released, and those that are
 * written off are not on hand any more. What then has nothing left to send is cancelled where nothing was ever sent, and
 * completed once the rest is delivered. The caller holds the order's lock and has counted the units as withheld.
 * @throws takesTooMuch (41) where more are written off than are on hand
 */
export async function withdrawUnits(tx: Tx, context: Context, order: OrderRow, units: readonly Withdrawn[]): Promise<OrderRow> {
  const unsent = units.filter((unit) => unit.quantity > 0);
  if (unsent.length === 0) return order;
  await countWithdrawn(tx, order.id, unsent);
  const lines = await findLines(tx, [order.id]);
  const closed = lines.every((line) => isGiftCard(line) || reservedFor(line) === 0) ? await closeSending(tx, context, { order, lines }) : order;
  const ofStock = ({ lineId, quantity }: Withdrawn) => {
    const { variantId, sku } = lines.find((line) => line.id === lineId)!;
    return { variantId, sku, quantity };
  };
  await releaseStock(tx, unsent.map(ofStock));
  for (const { variantId, sku, quantity } of unsent.filter((unit) => unit.writtenOff).map(ofStock))
    if (variantId !== null) await adjustStock(tx, { variantId, sku, change: -quantity, reason: 'writtenOff', reference: order.orderNo });
  return closed;
}

/**
 * Takes back the gift cards of units that an order's lines count as returned; with `spares` those that were spent stay.
 * @throws giftCardSpent (41)
 */
export async function voidCards(
  tx: Tx,
  context: Context,
  order: OrderRow,
  { units, note, spares = false }: { units: readonly { lineId: string; quantity: number }[]; note: string; spares?: boolean },
): Promise<void> {
  const lines = (await findLines(tx, [order.id])).filter(isGiftCard).map((line) => ({
    lineId: line.id,
    quantity: units.find(({ lineId }) => lineId === line.id)?.quantity ?? 0,
    kept: line.quantity - line.returnedQuantity,
  }));
  await voidBoughtCards(tx, context, { orderId: order.id, lines, note, spares });
}

/**
 * Takes units out of an order that staff refund by lines. The caller holds the order's lock and has written them on the refund.
 * @throws giftCardSpent, takesTooMuch (41)
 */
export async function subtractUnits(
  tx: Tx,
  context: Context,
  order: OrderRow,
  { units, note }: { units: readonly (TakenUnits & { writtenOff: boolean })[]; note: string },
): Promise<OrderRow> {
  if (units.length === 0) return order;
  const counted = units.map(({ lineId, quantity, unsent, value }) => ({ lineId, quantity, withheld: unsent, value }));
  if (!(await countReturned(tx, order.id, { units: counted, sign: 1 }))) throw new Error(`order ${order.id} has not the units that were refunded`);
  await voidCards(tx, context, order, { units, note });
  const left = await withdrawUnits(
    tx,
    context,
    order,
    units.map(({ lineId, unsent, writtenOff }) => ({ lineId, quantity: unsent, writtenOff })),
  );
  const back = units.filter((unit) => unit.restocked > 0);
  const lines = back.length > 0 ? await findLines(tx, [order.id]) : [];
  await takeBackStock(
    tx,
    back.map(({ lineId, restocked }) => ({ variantId: lines.find((line) => line.id === lineId)!.variantId, quantity: restocked })),
    { reason: 'returned', reference: order.orderNo },
  );
  return left;
}

/**
 * An order of which everything was refunded has nothing left to send: what is unsent is counted on its latest refund and
 * taken out; untouched gift cards among it are worth nothing then. Goodwill that gives everything back leaves the order as it is. The caller holds the order's lock.
 */
export async function subtractRefunded(tx: Tx, context: Context, order: OrderRow, note: string): Promise<OrderRow> {
  const isAllBack = moneyLeft(order) === zero && giftCardsLeft(order) === zero && (order.accountId === null || creditsLeft(order) === zero);
  if (!isOpen(order) || order.payStatus !== 'paid' || !isAllBack) return order;
  const latest = await findLatestRefund(tx, order.id);
  if (!latest || latest.kind === 'goodwill') return order;
  const unsent: ReturnedUnits[] = (await findLines(tx, [order.id])).flatMap((line) => {
    const quantity = sendable(line);
    return quantity > 0 ? [{ lineId: line.id, quantity, withheld: quantity, value: 0 }] : [];
  });
  if (unsent.length === 0) return order;
  await addTakenUnits(
    tx,
    latest.id,
    unsent.map(({ lineId, quantity }) => ({ lineId, quantity, value: 0, unsent: quantity, restocked: 0 })),
  );
  if (!(await countReturned(tx, order.id, { units: unsent, sign: 1 }))) throw new Error(`order ${order.id} has not the units that were refunded`);
  await voidCards(tx, context, order, { units: unsent, note, spares: true });
  return withdrawUnits(tx, context, order, unsent);
}

/** No goods are left to send; gift cards may be left. */
async function closeSending(tx: Tx, context: Context, { order, lines }: { order: OrderRow; lines: readonly LineRow[] }): Promise<OrderRow> {
  if (!isOpen(order)) return order;
  const at = context.now();
  if (order.shipped === 'none' && lines.some((line) => reservedFor(line) > 0)) return arriveByCards(tx, context, order);
  if (lines.every((line) => line.shippedQuantity === 0)) {
    const cancelled = await transitionOrder(tx, context, order, { transition: 'withdraw', event: 'withdrawn', set: { cancelledAt: at } });
    const returned = await returnGiftCardsWhole(tx, context, cancelled);
    await releaseOrderUses(tx, order.id);
    return returned;
  }
  const shipments = await findShipments(tx, [order.id]);
  const arrived = shipments.every((shipment) => shipment.deliveredAt !== null);
  const sent = await updateLocked(tx, order, { shipped: 'full', ...(arrived ? { deliveredAt: at } : {}) }, at);
  return arrived ? completeOrder(tx, context, sent) : sent;
}

/** A cancelled order holds no gift card: what a lower sum than it cost left on it goes back as well, with a credit note of its own. */
async function returnGiftCardsWhole(tx: Tx, context: Context, order: OrderRow): Promise<OrderRow> {
  const giftCards = giftCardsLeft(order);
  if (giftCards <= 0) return order;
  const before = await readOrderMoney(tx, order);
  const shares = shareSum(giftCards, before.lines, shippingLeft(before));
  const lines = before.lines.map(({ id }, index) => ({ lineId: id, quantity: 0, amount: shares.lines[index]! }));
  const sums = { money: zero, credits: zero, giftCards, shipping: shares.shipping };
  await recordRefund(tx, context, before, { order, kind: 'cancellation', ...sums, reason: '', payments: [], lines });
  return returnGiftCards(tx, context, order, { of: giftCards, reason: '' });
}
