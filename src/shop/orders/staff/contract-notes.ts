/** Notes of staff on orders, as staff read and write them. */
import { z } from 'zod';
import { orderLimits } from '../contract-limits.ts';

const at = z.iso.datetime();

/** A note. `mentions`: the staff it mentions; `isNew`: an unseen mention of the caller; `editable`: the caller may change and delete it. */
export const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  staff: z.string(),
  at,
  editedAt: at.nullable(),
  mentions: z.array(z.object({ id: z.string(), name: z.string() })),
  isNew: z.boolean(),
  editable: z.boolean(),
});

const written = {
  text: z.string().trim().min(1).max(orderLimits.noteLength),
  /** Whom it mentions, by their ids: those whose name stands in the text after an `@`. */
  mentions: z
    .array(z.string().max(64))
    .max(orderLimits.mentionsPerNote)
    .transform((ids) => [...new Set(ids)])
    .default([]),
};
const note = z.string().max(64);

/** `note` */
export const noteInput = z.object(written);
/** `note-edit`: which note, and what it says from now on. */
export const noteEditInput = z.object({ note, ...written });
/** `note-delete` */
export const noteDeletionInput = z.object({ note });

/** Which mentions of the caller: all, or those not seen yet. */
export const mentionStates = ['any', 'new'] as const;

/** Whether a text mentions anyone. */
export const mentions = (text: string, name: string): boolean => text.includes(`@${name}`);
