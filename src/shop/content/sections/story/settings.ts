/** What a merchant sets on a story. */
import { z } from 'zod';
import { sectionTexts } from '../section-texts.ts';

/** A picture and a text side by side; `side` is the picture's. */
export const storySettings = z.object({
  picture: z.string().max(300),
  side: z.enum(['left', 'right']).default('left'),
  texts: sectionTexts,
  path: z.string().max(300).optional(),
});

/** Settings of a story. */
export type StorySettings = z.output<typeof storySettings>;
