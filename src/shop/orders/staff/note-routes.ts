import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { sendEtag } from '#kit/server/http/resource.ts';
import { noteDeletionInput, noteEditInput, noteInput, staffOrderSchema } from '../contract.ts';
import type { OrderRow } from '../store.ts';
import { changeNote, deleteNote, seeMentions } from './change-note.ts';
import { writeNote } from './write-note.ts';
import { presentOneForStaff, rightOf } from './staff-orders.ts';

const params = z.object({ id: z.string().max(64) });

/** What staff do with notes on an order; each answers the order as it is then. */
export function noteRoutes(api: Api): void {
  const action = <Body extends z.ZodType>(
    name: 'note' | 'note-edit' | 'note-delete',
    { summary, body }: { summary: string; body: Body },
    run: (context: Context, order: string, input: z.output<Body>) => Promise<OrderRow>,
  ) => {
    const url = `/api/admin/orders/:id/${name}`;
    api.operation(
      { tag: 'orders', access: 'staff', right: rightOf(name), method: 'POST', url, summary, params, body, data: staffOrderSchema, idempotent: true },
      async (context, { params: { id }, body: input, reply }) => sendEtag(reply, await presentOneForStaff(context, await run(context, id, input))),
    );
  };
  action('note', { summary: 'Write a note for other staff, and mention them', body: noteInput }, (context, order, input) =>
    writeNote(context, { order, ...input }),
  );
  action('note-edit', { summary: 'Change a note of one’s own; an owner may change any', body: noteEditInput }, (context, order, { note, ...written }) =>
    changeNote(context, { order, id: note, ...written }),
  );
  action('note-delete', { summary: 'Delete a note of one’s own; an owner may delete any', body: noteDeletionInput }, (context, order, { note }) =>
    deleteNote(context, { order, id: note }),
  );
  api.operation(
    {
      tag: 'orders',
      access: 'staff',
      right: 'read:orders',
      method: 'POST',
      url: '/api/admin/orders/:id/note-seen',
      summary: 'Say that one has seen the notes of an order that mention one',
      params,
      data: staffOrderSchema,
      // Reading is no action for the audit log.
      onlyReads: true,
    },
    async (context, { params: { id }, reply }) => sendEtag(reply, await presentOneForStaff(context, await seeMentions(context, { order: id }))),
  );
}
