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
/** Fetches the pictures that an import of products noted, a part at a time. */
export const importPicturesKind: JobKind<{ id: string; after: string }> = { name: 'import.pictures', data: z.object({ id, after: id }) };
