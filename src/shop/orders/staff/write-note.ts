import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { recordAction, staffNameOf } from '../../staff/index.ts';
import { orderLimits, tooManyNotes } from '../contract.ts';
import { loadStaffOrderForUpdate, type OrderRef } from './load-staff-order.ts';
import type { OrderRow } from '../store.ts';
import { mentionStaff } from './mention-staff.ts';
import { countNotes, insertNote } from './store-notes.ts';

/**
 * Staff write a note on an order for each other; its shopper never sees it. Those whom it mentions get a mail.
 * @throws notFound (404), tooManyNotes (41), invalidInput (40) naming `mentions`
 */
export async function writeNote(context: Context, { order: ref, text, mentions }: OrderRef & { text: string; mentions: readonly string[] }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    if ((await countNotes(tx, order.id)) >= orderLimits.notesPerOrder) throw new ShopError(tooManyNotes);
    const noteId = await addNote(tx, context, { orderId: order.id, text });
    await mentionStaff(tx, context, { orderId: order.id, orderNo: order.orderNo, noteId, text, ids: mentions });
    await recordAction(tx, context, { action: 'order.note', subject: order.orderNo, detail: { text } });
    return order;
  });
}

/** Writes the caller's note on an order, in the caller's transaction; returns its id. */
export async function addNote(tx: Tx, context: Context, { orderId, text }: { orderId: string; text: string }): Promise<string> {
  const by = staffNameOf(context);
  const at = context.now();
  const id = newId(at.getTime());
  await insertNote(tx, { id, orderId, staffId: by?.id ?? null, staffName: by?.name ?? '', text, at });
  return id;
}
