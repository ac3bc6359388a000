import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { voidBoughtCards } from '../../gift-cards/sold/index.ts';
import { releaseOrderUses } from '../../promotions/apply/index.ts';
import { releaseStock, takeBackStock } from '../../stock/index.ts';
import { creditsLeft, returnCredits } from '../refund/return-credits.ts';
import { giftCardsLeft, returnGiftCards } from '../refund/return-gift-cards.ts';
import { reservedLines } from '../rules.ts';
import { findLines, type OrderRow } from '../store.ts';

/**
 * Releases a cancelled order's credits, gift cards, coupons and stock, locked in this order: what was reserved is available again,
 * what was sent and not taken in is on hand again. `reserved`: what is reserved for it, where that is no longer what its lines say. Gift cards that it bought are worth nothing from then on. Answers the order as it then is.
 * @throws giftCardSpent (41)
 */
export async function releaseOrder(tx: Tx, context: Context, order: OrderRow, reserved?: ReturnType<typeof reservedLines>): Promise<OrderRow> {
  const credited = await returnCredits(tx, context, order, { of: creditsLeft(order), reason: '' });
  const returned = await returnGiftCards(tx, context, credited, { of: giftCardsLeft(order), reason: '' });
  const lines = await findLines(tx, [order.id]);
  await voidBoughtCards(tx, context, { orderId: order.id, note: '', lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity, kept: 0 })) });
  await releaseOrderUses(tx, order.id);
  await releaseStock(tx, reserved ?? reservedLines(lines));
  const sent = lines.filter((line) => line.shippedQuantity > 0).map((line) => ({ variantId: line.variantId, quantity: line.shippedQuantity }));
  await takeBackStock(tx, sent, { reason: 'undelivered', reference: order.orderNo });
  return returned;
}
