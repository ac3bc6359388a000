/** What a merchant sets on a gallery. */
import { z } from 'zod';
import { lineField, linesField, pictureField, textsOf } from '#kit/server/page/section-settings.ts';

/** Pictures in rows of two to four, each with a caption where it has one. */
export const gallerySettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField() }),
  columns: z.enum(['2', '3', '4']).default('3'),
  pictures: z
    .array(z.object({ picture: pictureField(), texts: textsOf({ caption: lineField() }) }))
    .max(24)
    .default([]),
});

/** Settings of a gallery. */
export type GallerySettings = z.output<typeof gallerySettings>;
