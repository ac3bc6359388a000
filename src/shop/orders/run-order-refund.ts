import type { Context } from '#kit/server/context.ts';
import { runRefund } from '../payments/index.ts';
import { recordEvent } from './record-event.ts';
import { lockOrder, updateOrder } from './store.ts';

/** Gives a refund's money back. When the provider refuses, the order no longer counts it as refunded and its timeline says so. */
export async function runOrderRefund(context: Context, refundId: string): Promise<void> {
  const done = await runRefund(context, refundId);
  if (!done || done.state === 'succeeded' || done.orderId === null) return;
  const { orderId: id, amount } = done;
  await context.transaction(async (tx) => {
    const order = await lockOrder(tx, { id });
    if (!order) return;
    const { status, payStatus } = order;
    const changed = await updateOrder(tx, order, { to: { status, payStatus }, set: { refundedAmount: order.refundedAmount - amount }, at: context.now() });
    if (changed) await recordEvent(tx, context, { order: changed, event: 'refundFailed', detail: { refundId, amount } });
  });
}
