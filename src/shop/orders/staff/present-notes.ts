import type { Context } from '#kit/server/context.ts';
import type { StaffOrder } from '../contract.ts';
import { findMentions, findNotes } from './store-notes.ts';

type Note = StaffOrder['notes'][number];

/** Whether the caller may change a note: its author, and owners. */
export function mayChangeNote({ caller }: Context, { staffId }: { staffId: string | null }): boolean {
  return caller.kind === 'staff' && (caller.role === 'owner' || caller.staffId === staffId);
}

/** The notes on these orders as this member of staff sees them, oldest first, by order. */
export async function presentNotes(context: Context, orderIds: readonly string[]): Promise<ReadonlyMap<string, Note[]>> {
  const [notes, mentions] = await Promise.all([findNotes(context.db, orderIds), findMentions(context.db, orderIds)]);
  const callerId = context.caller.kind === 'staff' ? context.caller.staffId : null;
  const byNote = Map.groupBy(mentions, ({ noteId }) => noteId);
  const present = (note: (typeof notes)[number]): Note => {
    const mine = byNote.get(note.id) ?? [];
    return {
      id: note.id,
      text: note.text,
      staff: note.staffName,
      at: note.at.toISOString(),
      editedAt: note.editedAt?.toISOString() ?? null,
      mentions: mine.map(({ staffId, name }) => ({ id: staffId, name })),
      isNew: mine.some(({ staffId, isSeen }) => staffId === callerId && !isSeen),
      editable: mayChangeNote(context, note),
    };
  };
  return new Map([...Map.groupBy(notes, ({ orderId }) => orderId)].map(([orderId, found]) => [orderId, found.map(present)]));
}
