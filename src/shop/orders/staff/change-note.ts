import { forbidden, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { recordAction, staffNameOf } from '../../staff/index.ts';
import { findOrder, type OrderRow } from '../store.ts';
import { byRef, loadStaffOrderForUpdate, type OrderRef } from './load-staff-order.ts';
import { mentionStaff } from './mention-staff.ts';
import { mayChangeNote } from './present-notes.ts';
import { findNote, markMentionsSeen, removeNote, updateNote } from './store-notes.ts';

type NoteRef = OrderRef & { id: string };

/** The order, locked, and a note on it that the caller may change. @throws notFound (404), forbidden (30) */
async function loadNote(tx: Tx, context: Context, { order: ref, id }: NoteRef) {
  const order = await loadStaffOrderForUpdate(tx, { order: ref });
  const note = isId(id) ? await findNote(tx, { orderId: order.id, id }) : undefined;
  if (!note) throw new ShopError(notFound);
  if (!mayChangeNote(context, note)) throw new ShopError(forbidden);
  return { order, note };
}

/**
 * Changes what a note says; what it said stands in the audit log. Colleagues whom it mentions now and did not before are mailed.
 * @throws notFound (404), forbidden (30) for others' notes, invalidInput (40) naming `mentions`
 */
export async function changeNote(context: Context, { text, mentions, ...ref }: NoteRef & { text: string; mentions: readonly string[] }): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const { order, note } = await loadNote(tx, context, ref);
    if (note.text !== text) await updateNote(tx, { id: note.id, text, at: context.now() });
    await mentionStaff(tx, context, { orderId: order.id, orderNo: order.orderNo, noteId: note.id, text, ids: mentions });
    await recordAction(tx, context, { action: 'order.note-edit', subject: order.orderNo, before: { text: note.text }, after: { text } });
    return order;
  });
}

/** Deletes a note; what it said stands in the audit log. @throws notFound (404), forbidden (30) for others' notes */
export async function deleteNote(context: Context, ref: NoteRef): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const { order, note } = await loadNote(tx, context, ref);
    await removeNote(tx, note.id);
    await recordAction(tx, context, { action: 'order.note-delete', subject: order.orderNo, detail: { text: note.text, staff: note.staffName } });
    return order;
  });
}

/** Notes that the caller has seen what mentions them on an order. @throws notFound (404) */
export async function seeMentions(context: Context, ref: OrderRef): Promise<OrderRow> {
  const order = await findOrder(context.db, byRef(ref));
  if (!order) throw new ShopError(notFound);
  const staff = staffNameOf(context);
  if (staff) await context.transaction((tx) => markMentionsSeen(tx, { orderId: order.id, staffId: staff.id, at: context.now() }));
  return order;
}
