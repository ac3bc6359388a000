import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { recordAction, staffNameOf } from '../../staff/index.ts';
import { orderLimits, tooManyNotes } from '../contract.ts';
import { loadStaffOrderForUpdate, type OrderRef } from './load-staff-order.ts';
import type { OrderRow } from '../store.ts';
import { countNotes, insertNote } from './store-comments.ts';

/**
 * Staff write a remark on an order for each other; its shopper never sees it.
 * @throws notFound (404), tooManyNotes (41)
 */
export async function commentOnOrder(context: Context, { order: ref, text }: OrderRef & { text: string }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    if ((await countNotes(tx, order.id)) >= orderLimits.notesPerOrder) throw new ShopError(tooManyNotes);
    await addComment(tx, context, { orderId: order.id, text });
    await recordAction(tx, context, { action: 'order.note', subject: order.orderNo, detail: { text } });
    return order;
  });
}

/** Writes a remark of whoever calls on an order, in the caller's transaction. */
export async function addComment(tx: Tx, context: Context, { orderId, text }: { orderId: string; text: string }): Promise<void> {
  const by = staffNameOf(context);
  const at = context.now();
  await insertNote(tx, { id: newId(at.getTime()), orderId, staffId: by?.id ?? null, staffName: by?.name ?? '', text, at });
}
