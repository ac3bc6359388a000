/** Gift cards in the life of an order (docs/rules/orders.md, "Gift cards in orders"): nobody sends them, and what was issued is counted as sent when the order completes. */
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { isGiftCard } from '../../markets/contract.ts';
import { countCardsByLine } from '../../gift-cards/sold/index.ts';
import { shipStock } from '../../stock/index.ts';
import { isOpen } from '../contract.ts';
import { reservedFor, sendable } from '../rules-returns.ts';
import { findLines, updateLocked, type LineRow, type OrderRow } from '../store.ts';
import { insertShipment } from './store-shipments.ts';
import { findWaiting } from './store-waiting.ts';

/** How many units of a line have no card yet, of those that become one. */
const missingOf = (line: LineRow, issued: number) => Math.max(0, Math.min(line.quantity, line.totalAmount) - line.returnedQuantity - issued);

/**
 * An order of which only gift cards are left has arrived once all of them are issued: its shopper may confirm it, and 14 days later it completes. Until
 * then it can be cancelled and changed, as nothing was sent. The caller holds its lock. Answers the order as it then is.
 */
export async function arriveByCards(tx: Tx, context: Context, order: OrderRow): Promise<OrderRow> {
  if (!isOpen(order) || order.payStatus !== 'paid' || order.dueAmount > 0 || order.shipped !== 'none' || order.deliveredAt !== null) return order;
  const left = (await findLines(tx, [order.id])).filter((line) => reservedFor(line) > 0);
  if (left.length === 0 || !left.every(isGiftCard)) return order;
  const issued = await countCardsByLine(tx, order.id);
  if (left.some((line) => missingOf(line, issued.get(line.id) ?? 0) > 0)) return order;
  const at = context.now();
  return updateLocked(tx, order, { deliveredAt: at }, at);
}

/** Counts the cards of a completed order that were issued as sent and delivered, and takes them out of the stock. The caller holds the order's lock. */
export async function sendCards(tx: Tx, context: Context, order: Pick<OrderRow, 'id' | 'orderNo'>): Promise<void> {
  const cards = (await findLines(tx, [order.id])).filter((line) => isGiftCard(line) && sendable(line) > 0);
  if (cards.length === 0) return;
  const [issued, waiting] = [await countCardsByLine(tx, order.id), await findWaiting(tx, [order.id])];
  const sent = cards
    .map((line) => {
      const { id, variantId } = line;
      return { id, variantId, quantity: sendable(line, waiting.get(id)?.waits) - missingOf(line, issued.get(id) ?? 0) };
    })
    .filter(({ quantity }) => quantity > 0);
  if (sent.length === 0) return;
  const at = context.now();
  const parcel = { expressName: '', expressNumber: '', trackingUrl: null, shippedAt: at, deliveredAt: at };
  await insertShipment(tx, { id: newId(at.getTime()), orderId: order.id, ...parcel, lines: sent });
  await shipStock(
    tx,
    sent.map(({ variantId, quantity }) => ({ variantId, quantity })),
    order.orderNo,
  );
}
