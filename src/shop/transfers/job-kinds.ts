/** Jobs of this slice, as far as queuing them goes. */
import { z } from 'zod';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import type { JobKind } from '#kit/server/context.ts';

const id = z.string().max(64);

/** Works on an import, a part at a time. */
export const importKind: JobKind<{ id: string; locale?: Locale | undefined }> = {
  name: 'import.run',
  data: z.object({ id, locale: z.enum(messageLocales).optional() }),
};
/** A part of a pass over the pictures that are missing: what follows `after`. `missing` and `again` are of the parts before: how many could not be had, and whether some may be later. */
export type PicturesPart = { id: string; locale?: Locale | undefined; after: string; pass: number; missing: number; again: boolean };
/** Fetches the pictures that imports of products noted, a part at a time. */
export const importPicturesKind: JobKind<PicturesPart> = {
  name: 'import.pictures',
  data: z.object({
    id,
    locale: z.enum(messageLocales).optional(),
    after: id,
    pass: z.int().default(0),
    missing: z.int().default(0),
    again: z.boolean().default(false),
  }),
};
