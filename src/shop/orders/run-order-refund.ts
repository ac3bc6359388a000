import type { Context } from '#kit/server/context.ts';
import { runRefund } from '../payments/index.ts';
import { paymentLimits } from '../payments/contract.ts';
import { orderRefund } from './job-kinds.ts';
import { recordEvent } from './record-event.ts';
import { lockOrder, updateOrder } from './store.ts';

/**
 * Gives a refund's money back; one that takes its time at the provider is asked after, first after a minute, at last once a day. When the provider refuses, the order no longer counts it as refunded and its timeline says so.
 */
export async function runOrderRefund(context: Context, { refundId, checks = 0 }: { refundId: string; checks?: number | undefined }): Promise<void> {
  const done = await runRefund(context, refundId);
  if (!done || done.state === 'succeeded') return;
  const { orderId: id, amount } = done;
  if (done.state === 'pending') {
    if (checks >= paymentLimits.refundChecks) return context.log.error({ refundId, checks }, 'a refund is still not done at its provider');
    const startAfter = new Date(context.now().getTime() + Math.min(2 ** checks, 24 * 60) * 60_000);
    return context.transaction((tx) => context.enqueue(tx, orderRefund, { refundId, checks: checks + 1 }, { startAfter }));
  }
  if (id === null) return;
  await context.transaction(async (tx) => {
    const order = await lockOrder(tx, { id });
    if (!order) return;
    const { status, payStatus } = order;
    const changed = await updateOrder(tx, order, { to: { status, payStatus }, set: { refundedAmount: order.refundedAmount - amount }, at: context.now() });
    if (changed) await recordEvent(tx, context, { order: changed, event: 'refundFailed', detail: { refundId, amount } });
  });
}
