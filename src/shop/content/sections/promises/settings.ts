/** What a merchant promises. */
import { z } from 'zod';
import { sectionTexts } from '../section-texts.ts';

/** Up to six promises, each with an icon of the shop's set. */
export const promisesSettings = z.object({
  items: z
    .array(z.object({ icon: z.string().max(40).default('success'), texts: sectionTexts }))
    .max(6)
    .default([]),
});

/** Settings of the promises. */
export type PromisesSettings = z.output<typeof promisesSettings>;
