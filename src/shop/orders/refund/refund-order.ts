import { amount as amountOf, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { requestRefund, findSettlements } from '../../payments/refunds/index.ts';
import type { RefundInput } from '../contract.ts';
import { orderRefund } from '../job-kinds.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { planRefund } from './plan-refund.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { readOrderMoney } from './read-order-money.ts';
import { recordRefund, type RefundPayment } from './record-refund.ts';
import { returnCredits } from './return-credits.ts';
import { giftCardsLeft, returnGiftCards } from './return-gift-cards.ts';
import { moneyLeft, splitOverPayments } from '../rules-refunds.ts';
import { splitChosenRefund } from '../rules-returns.ts';
import type { OrderRow } from '../store.ts';
import { findWaiting } from '../ship/store-waiting.ts';
import { subtractUnits, subtractRefunded } from '../returns/subtract-units.ts';
import { transitionOrder } from '../transition-order.ts';

/**
 * Staff refund what was paid for an order: units of its lines, shipping, or an amount. Gift cards that paid for it get theirs first, then money goes
 * back, then credits. Each refund has a credit note. Units that were not sent are not sent any more; the order ends where nothing is left to send.
 * A sum lowers what returns can bring, goodwill does not.
 * @throws notFound (404), orderActionNotAllowed, refundTooLarge, refundsTooMany, giftCardSpent, takesTooMuch (41), invalidInput (40)
 */
export async function refundOrder(context: Context, { order: ref, notify = true, ...asked }: OrderRef & RefundInput): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    const before = await readOrderMoney(tx, order);
    const { reason } = asked;
    // Refuses first what the order's state does not allow, whatever sums were asked for.
    const plan = planRefund(context, { order, before, asked, waiting: await findWaiting(tx, [order.id]) });
    const split = splitChosenRefund(plan.total, { money: moneyLeft(order), giftCards: giftCardsLeft(order) });
    const { money, credits, giftCards } = split;
    const refunded = await transitionOrder(tx, context, order, {
      transition: 'refund',
      event: 'refunded',
      reason,
      set: { refundedAmount: order.refundedAmount + money },
      detail: { amount: plan.total, currency: order.currency },
    });
    const payments = await refundSettlement(tx, context, { order, amount: money, reason });
    const { kind, lines, shipping } = plan;
    await recordRefund(tx, context, before, { order, kind, ...split, shipping, reason, payments, lines });
    if (notify && plan.total > 0) await queueMail(tx, context, { orderId: order.id, kind: 'refunded', amount: plan.total, reason });
    const credited = await returnCredits(tx, context, refunded, { of: credits, reason });
    const returned = await returnGiftCards(tx, context, credited, { of: giftCards, reason });
    return subtractRefunded(tx, context, await subtractUnits(tx, context, returned, { units: plan.units, note: reason }), reason);
  });
}

/** Has money of the captures that paid an order given back, by one of them where that has enough left; answers what goes back. The caller has counted it on the order. */
export async function refundSettlement(
  tx: Tx,
  context: Context,
  { order, amount, reason }: { order: OrderRow; amount: Amount; reason: string },
): Promise<RefundPayment[]> {
  if (amount === 0) return [];
  const settlements = await findSettlements(tx, order.id);
  const parts = splitOverPayments(
    amount,
    settlements.map(({ left }) => amountOf(left)),
  );
  const payments: RefundPayment[] = [];
  for (const [index, { source }] of settlements.entries()) {
    const part = parts[index]!;
    if (part === 0) continue;
    const refundId = await requestRefund(tx, {
      orderId: order.id,
      source,
      settled: true,
      amount: part,
      currency: order.currency,
      reason,
      at: context.now(),
    });
    await context.enqueue(tx, orderRefund, { refundId });
    payments.push({ refundId, amount: part });
  }
  return payments;
}
