import { allocate, amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { issueGiftCard } from '../../gift-cards/index.ts';
import { hasIssuedCards, sendTime } from '../../gift-cards/sold/index.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { isStanding } from '../contract.ts';
import { findLines, loadOrderForUpdate, type LineRow, type OrderRow } from '../store.ts';

/** What a card is worth: what was paid for it. */
const amountsOf = (line: LineRow) =>
  allocate(
    amount(line.totalAmount),
    Array.from({ length: line.quantity }, () => 1),
  ).slice(line.returnedQuantity);

/**
 * Issues the cards that a paid order bought, one for each unit, and has their codes mailed to whom the buyer chose. Done once
 * for an order; units that went back meanwhile and an order that was cancelled issue none.
 */
export async function issueBoughtCards(context: Context, { orderId }: { orderId: string }): Promise<void> {
  await context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id: orderId });
    if (!order || order.payStatus !== 'paid' || !isStanding(order) || (await hasIssuedCards(tx, orderId))) return;
    for (const line of await findLines(tx, [orderId])) if (line.taxClass === giftCardTaxClass) await issueLine(tx, context, { order, line });
  });
}

async function issueLine(tx: Tx, context: Context, { order, line }: { order: OrderRow; line: LineRow }): Promise<void> {
  const { recipientEmail = null, recipientName = '', senderName = '', message = '', sendOn = null } = order.giftDelivery ?? {};
  for (const worth of amountsOf(line)) {
    if (worth === 0) continue;
    await issueGiftCard(tx, context, {
      amount: worth,
      currency: order.currency,
      note: '',
      expiresAt: null,
      lang: order.lang,
      recipientName,
      recipientEmail: recipientEmail ?? order.email?.toLowerCase() ?? null,
      senderName,
      message,
      sendAt: sendTime(sendOn, context.now()),
      order: { id: order.id, orderNo: order.orderNo, lineId: line.id },
    });
  }
}
