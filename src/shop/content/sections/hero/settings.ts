/** What a merchant sets on a hero. */
import { z } from 'zod';
import { sectionTexts } from '../section-texts.ts';

/** A large picture with words: `path` is where its button leads. */
export const heroSettings = z.object({ picture: z.string().max(300), texts: sectionTexts, path: z.string().max(300).optional() });

/** Settings of a hero. */
export type HeroSettings = z.output<typeof heroSettings>;
