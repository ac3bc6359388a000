/** Where a parcel is, on the wire. */
import { z } from 'zod';
import { instantWithOffsetField } from '#kit/pure/dates/instant.ts';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import { deliverySchema, parcelLimits, parcelStates } from '../../shipping/contract.ts';

/** What is known of a parcel on its way. */
export const parcelSchema = {
  /** Of its newest event; null before the first. */
  state: z.enum(parcelStates).nullable(),
  /** When the carrier expects to deliver it; null: it says nothing, and the order's promise holds. */
  expected: deliverySchema.nullable(),
  /** Newest first. `title` is the state in the asker's language, `words` are the carrier's own: plain text in whatever language. */
  events: z.array(z.object({ state: z.enum(parcelStates), title: z.string(), at: z.iso.datetime(), place: z.string(), words: z.string() })),
};

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text): boolean => isPlainLine(text))
    .default('');

/** `parcel-event`: where a parcel is, as staff write it; without `at` it is there now. */
export const parcelEventInput = z.object({
  shipmentId: z.string().max(64),
  state: z.enum(parcelStates),
  at: instantWithOffsetField.optional(),
  place: line(parcelLimits.placeLength),
  words: line(parcelLimits.wordsLength),
});
export type ParcelEventInput = z.output<typeof parcelEventInput>;
