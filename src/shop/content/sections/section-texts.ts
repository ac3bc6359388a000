/** Words of sections, by language. */
import { z } from 'zod';
import { textIn, type Texts } from '#kit/pure/languages.ts';

const field = z.string().max(2_000).optional();

/** What sections say: a line above the title, the title, a text, and the words of the button or link. */
export const sectionTexts = z.record(z.string().max(8), z.object({ eyebrow: field, title: field, text: field, action: field })).default({});

/** The words of a section in one language. */
export type SectionWords = { eyebrow: string; title: string; text: string; action: string };

/** Chooses the words for a language; a missing one is empty. */
export function wordsIn(texts: z.output<typeof sectionTexts>, lang: string): SectionWords {
  const all = texts as Texts<keyof SectionWords>;
  const word = (name: keyof SectionWords) => textIn(all, name, lang);
  return { eyebrow: word('eyebrow'), title: word('title'), text: word('text'), action: word('action') };
}
