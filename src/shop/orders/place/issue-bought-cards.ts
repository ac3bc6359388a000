import { allocate, amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isGiftCard } from '../../markets/contract.ts';
import { issueGiftCard } from '../../gift-cards/index.ts';
import { countCardsByLine, sendTime } from '../../gift-cards/sold/index.ts';
import { isCompleted, isStanding } from '../contract.ts';
import { giftCardsDue } from '../job-kinds.ts';
import { arriveByCards, sendCards } from '../ship/send-cards.ts';
import { findLines, loadOrderForUpdate, type LineRow, type OrderRow } from '../store.ts';
import { findCardsMissing } from './store-cards.ts';

const lookedBackMs = 90 * 24 * 3_600_000;
const mostAtOnce = 500;

/** What a card is worth: what was paid for it. */
const amountsOf = (line: LineRow) =>
  allocate(
    amount(line.totalAmount),
    Array.from({ length: line.quantity }, () => 1),
  ).slice(line.returnedQuantity);

/**
 * Issues the cards that a paid order bought, one for each unit that has none, and has their codes mailed to whom the buyer
 * chose. Units that went back meanwhile, an order that was cancelled and one that costs more than was paid issue none.
 */
export async function issueBoughtCards(context: Context, { orderId }: { orderId: string }): Promise<void> {
  await context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id: orderId });
    if (!order || order.payStatus !== 'paid' || !isStanding(order) || order.dueAmount > 0) return;
    const issued = await countCardsByLine(tx, orderId);
    for (const line of await findLines(tx, [orderId])) if (isGiftCard(line)) await issueLine(tx, context, { order, line, issued: issued.get(line.id) ?? 0 });
    if (isCompleted(order)) await sendCards(tx, context, order);
    else await arriveByCards(tx, context, order);
  });
}

async function issueLine(tx: Tx, context: Context, { order, line, issued }: { order: OrderRow; line: LineRow; issued: number }): Promise<void> {
  const { recipientEmail: chosen = null, recipientName = '', senderName = '', message = '', sendOn = null } = order.giftDelivery ?? {};
  const recipientEmail = chosen ?? order.email?.toLowerCase() ?? null;
  // Without an address nobody is mailed: staff have the code shown when they replace it.
  const sendAt = recipientEmail === null ? null : sendTime(sendOn, context.now());
  for (const worth of amountsOf(line)
    .filter((one) => one > 0)
    .slice(issued))
    await issueGiftCard(tx, context, {
      amount: worth,
      currency: order.currency,
      note: '',
      expiresAt: null,
      lang: order.lang,
      recipientName,
      recipientEmail,
      senderName,
      message,
      sendAt,
      order: { id: order.id, orderNo: order.orderNo, lineId: line.id },
    });
}

/** Every night: queues the cards of orders that were paid in the last 90 days and still lack some, whatever became of the job that was to issue them. */
export async function queueMissingCards(context: Context): Promise<void> {
  const since = new Date(context.now().getTime() - lookedBackMs);
  const orderIds = await findCardsMissing(context.db, { since, limit: mostAtOnce });
  if (orderIds.length === 0) return;
  context.log.warn({ orders: orderIds.length }, 'gift cards of paid orders were not issued; they are queued again');
  await context.transaction(async (tx) => {
    for (const orderId of orderIds) await context.enqueue(tx, giftCardsDue, { orderId });
  });
}
