/** What a merchant sets on testimonials. */
import { z } from 'zod';
import { lineField, linesField, pictureField, textsOf } from '#kit/server/page/section-settings.ts';

/** What people say, each with a name and, where there are, stars and a picture. */
export const testimonialsSettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField() }),
  items: z
    .array(
      z.object({
        texts: textsOf({ quote: linesField(), name: lineField(), about: lineField() }),
        stars: z.number().int().min(1).max(5).optional(),
        picture: pictureField().optional(),
      }),
    )
    .max(12)
    .default([]),
});

/** Settings of testimonials. */
export type TestimonialsSettings = z.output<typeof testimonialsSettings>;
