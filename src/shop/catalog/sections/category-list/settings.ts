/** What a merchant sets on a row of categories. */
import { z } from 'zod';
import { lineField, linesField, pictureField, slugField, textsOf } from '#kit/server/page/section-settings.ts';

/** Which categories, by slug and in which order; none named: those at the top. Each scene makes one of them large, from the first on, and is its picture. */
export const categoryListSettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField() }),
  categories: z.array(slugField('category')).max(24).default([]),
  scenes: z
    .array(z.object({ picture: pictureField() }))
    .max(3)
    .default([]),
});

/** Settings of a row of categories. */
export type CategoryListSettings = z.output<typeof categoryListSettings>;
