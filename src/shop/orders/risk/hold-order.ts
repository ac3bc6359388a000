import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { recordAction } from '../../staff/index.ts';
import { isCancelled, isCompleted, orderActionNotAllowed } from '../contract.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { updateLocked, type OrderRow } from '../store.ts';

/**
 * Staff hold an order back, with a note: nothing of it is sent until it is released.
 * @throws notFound (404), orderActionNotAllowed (41) of one that is over, or has been sent whole
 */
export async function holdOrder(context: Context, { order: ref, note }: OrderRef & { note: string }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    if (isCancelled(order) || isCompleted(order) || order.shipped === 'full') throw new ShopError(orderActionNotAllowed);
    const held = await updateLocked(tx, order, { heldAt: order.heldAt ?? context.now(), heldNote: note }, context.now());
    await recordAction(tx, context, { action: 'order.hold', subject: order.orderNo, before: { note: order.heldNote }, after: { note } });
    return held;
  });
}

/**
 * Staff release an order that was held back.
 * @throws notFound (404), orderActionNotAllowed (41) of one that is not
 */
export async function releaseHeldOrder(context: Context, ref: OrderRef): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, ref);
    if (order.heldAt === null) throw new ShopError(orderActionNotAllowed);
    const released = await updateLocked(tx, order, { heldAt: null, heldNote: '' }, context.now());
    await recordAction(tx, context, { action: 'order.release', subject: order.orderNo, detail: { note: order.heldNote } });
    return released;
  });
}
