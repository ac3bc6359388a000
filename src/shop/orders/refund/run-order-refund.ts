import { add, amount as amountOf, least, subtract, zero } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { findOverdueRefunds, runRefund, setRefundAskAt, type FailedRefund } from '../../payments/refunds/index.ts';
import { paymentLimits } from '../../payments/contract.ts';
import { orderRefund } from '../job-kinds.ts';
import { recordEvent } from '../record-event.ts';
import { readOrderMoney } from './read-order-money.ts';
import { recordRefund } from './record-refund.ts';
import { shareGoods } from '../rules-refunds.ts';
import { findOrderRefund, findRefundLines, voidRefund, type RefundRow } from './store-refunds.ts';
import { loadOrderForUpdate, updateLocked, type OrderRow } from '../store.ts';

/**
 * Gives a refund's money back; one that takes its time at the provider (or whose provider is away) is asked after, first
 * after a minute, at last once a day. When the provider refuses, the order no longer counts it as refunded and its timeline
 * says so; money that paid nothing waits for staff then (`settleSurplus`).
 */
export async function runOrderRefund(context: Context, { refundId, checks = 0 }: { refundId: string; checks?: number | undefined }): Promise<void> {
  const state = await askedFor(context, refundId);
  if (state !== 'pending') return;
  return askAgain(context, { refundId, checks });
}

/** How the refund stands; one whose provider cannot be asked now is as good as one that takes its time. */
async function askedFor(context: Context, refundId: string) {
  try {
    return await runRefund(context, refundId, {
      whenFailed: (tx, failed) => uncount(tx, context, failed),
      whenByHand: (tx, refund) => leaveToStaff(tx, context, refund),
    });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    context.log.warn({ refundId, wire: error.spec.wire }, 'a refund is asked for again later');
    return 'pending';
  }
}

async function uncount(tx: Tx, context: Context, { refundId, orderId, amount, currency }: FailedRefund): Promise<void> {
  const order = orderId ? await loadOrderForUpdate(tx, { id: orderId }) : null;
  if (!order) return context.log.error({ refundId, amount, currency }, 'a refund of money that belongs to no order failed');
  const failed = await findOrderRefund(tx, { refundId });
  const uncounted = { refundedAmount: order.refundedAmount - amount, ...(failed?.kind === 'surplus' ? { surplusAmount: order.surplusAmount + amount } : {}) };
  // Money of another currency was not counted on the order.
  const set = currency === order.currency ? uncounted : {};
  const changed = await updateLocked(tx, order, set, context.now());
  if (failed) await voidRefunded(tx, context, { order: changed, failed });
  await recordEvent(tx, context, { order: changed, event: 'refundFailed', detail: { refundId, amount, currency } });
}

/** Its payment method is gone, and nobody else gives the money back. */
async function leaveToStaff(tx: Tx, context: Context, { refundId, orderId, amount, currency }: FailedRefund): Promise<void> {
  const order = orderId ? await loadOrderForUpdate(tx, { id: orderId }) : null;
  context.log.warn({ refundId, orderId, amount, currency }, 'a refund is given by hand: its payment method is gone');
  if (order) await recordEvent(tx, context, { order, event: 'refundByHand', detail: { refundId, amount, currency } });
}

/** The credit note of a refund whose payment failed credits nothing; credits and what gift cards got back with it did go back and get a note of their own. */
async function voidRefunded(tx: Tx, context: Context, { order, failed }: { order: OrderRow; failed: RefundRow }): Promise<void> {
  const lines = await findRefundLines(tx, [failed.id]);
  await voidRefund(tx, failed.id, context.now());
  const [credits, giftCards] = [amountOf(failed.creditsAmount), amountOf(failed.giftCardsAmount)];
  const given = add(credits, giftCards);
  if (failed.kind === 'surplus' || given === zero) return;
  const amounts = lines.map((line) => amountOf(line.amount));
  const goods = least(given, add(zero, ...amounts));
  const shares = shareGoods(goods, amounts);
  const shipping = least(subtract(given, goods), amountOf(failed.shippingAmount));
  const before = await readOrderMoney(tx, order);
  await recordRefund(tx, context, before, {
    order,
    kind: failed.kind === 'goodwill' ? 'goodwill' : 'sum',
    money: zero,
    credits,
    giftCards,
    shipping,
    reason: failed.reason,
    payments: [],
    lines: lines.map((line, index) => ({ lineId: line.orderLineId, quantity: 0, amount: shares[index]! })),
  });
}

async function askAgain(context: Context, { refundId, checks }: { refundId: string; checks: number }): Promise<void> {
  const startAfter = new Date(context.now().getTime() + Math.min(2 ** checks, 24 * 60) * 60_000);
  const asksOn = checks < paymentLimits.refundChecks;
  if (!asksOn) context.log.error({ refundId, checks }, 'a refund is still not done at its provider');
  await context.transaction(async (tx) => {
    await setRefundAskAt(tx, refundId, asksOn ? startAfter : null);
    if (asksOn) await context.enqueue(tx, orderRefund, { refundId, checks: checks + 1 }, { startAfter });
  });
}

const mostAtOnce = 200;

/** Takes up refunds whose jobs are lost: given up with the database away, or with a process that died again and again. */
export async function resumeOverdueRefunds(context: Context): Promise<void> {
  const at = context.now();
  const dueBefore = new Date(at.getTime() - paymentLimits.refundOverdueMs);
  for (const refundId of await findOverdueRefunds(context.db, { dueBefore, limit: mostAtOnce })) {
    await context.transaction(async (tx) => {
      await setRefundAskAt(tx, refundId, at);
      await context.enqueue(tx, orderRefund, { refundId });
    });
  }
}
