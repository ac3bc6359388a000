/** Letters of the newsletter on the wire: what an issue that is built of sections is made of. */
import { languages } from '#kit/pure/languages.ts';
import { z } from 'zod';

/** Limits of a letter: sections, products of one row, characters. */
export const letterLimits = { sections: 40, products: 3, footer: 1_000, preheader: 200 } as const;

/** One section: its name, and settings that the section's own schema checks. */
export const letterSectionSchema = z.object({ section: z.string().min(1).max(40), settings: z.record(z.string().max(40), z.unknown()).default({}) });
/** See `letterSectionSchema`. */
export type LetterSectionChoice = z.output<typeof letterSectionSchema>;

/** What stands in a letter: sections in order, and words above the legal lines and the link to unsubscribe, which every letter has. */
export const letterFields = {
  sections: z.array(letterSectionSchema).max(letterLimits.sections).default([]),
  footer: z.partialRecord(z.enum(languages), z.string().trim().max(letterLimits.footer)).default({}),
};
/** See `letterFields`. */
export type Letter = { sections: readonly LetterSectionChoice[]; footer: Readonly<Partial<Record<string, string>>> };

const currency = z.string().regex(/^[A-Z]{3}$/);
/** The reader of a preview: a language and a currency; without one, that of the first market. */
export const readerFields = { lang: z.enum(languages).default('en'), currency: currency.optional() };

/** Sections as they are on the screen. */
export const renderInput = z.object({ ...letterFields, ...readerFields });
/** Each section as HTML, null for one that a letter would not show, with what is wrong with it; and the end of the letter. */
export const renderedSchema = z
  .object({
    shopName: z.string(),
    sections: z.array(z.object({ html: z.string().nullable(), problems: z.array(z.string()) })),
    footer: z.string(),
  })
  .meta({ id: 'RenderedLetter', description: 'The sections of a letter as HTML.' });
/** See `renderedSchema`. */
export type RenderedLetter = z.infer<typeof renderedSchema>;

/** What a letter leaves out, and why: `index` counts from 0. */
export const leftOutSchema = z
  .object({ index: z.int(), section: z.string(), message: z.string() })
  .meta({ id: 'LeftOutSection', description: 'A section that a letter leaves out, and why.' });
/** See `leftOutSchema`. */
export type LeftOut = z.infer<typeof leftOutSchema>;
