/** What a merchant sets on a slideshow. */
import { z } from 'zod';
import { lineField, linesField, pathField, pictureField, textsOf } from '#kit/server/page/section-settings.ts';

/** Up to eight pictures with text, one at a time. */
export const slideshowSettings = z.object({
  texts: textsOf({ title: lineField() }),
  slides: z
    .array(
      z.object({
        picture: pictureField(),
        texts: textsOf({ eyebrow: lineField(), title: lineField(), text: linesField(), action: lineField() }),
        path: pathField().optional(),
      }),
    )
    .max(8)
    .default([]),
});

/** Settings of a slideshow. */
export type SlideshowSettings = z.output<typeof slideshowSettings>;
