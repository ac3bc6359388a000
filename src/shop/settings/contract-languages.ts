/** Group `languages`: in which languages the shop is read, in which order they are offered, and which one those get who ask for none. */
import { z } from 'zod';
import { languages, messageLocales, type Locale } from '#kit/pure/languages.ts';

const nameLength = 40;
const language = z.enum(messageLocales);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** `enabled` in the order of the language panel; English, whose addresses have no prefix, is always one. `names`: what the panel says instead of the usual name. */
export const languagesSchema = z
  .object({
    enabled: z
      .array(language)
      .max(messageLocales.length)
      .refine((enabled) => enabled.includes('en') && new Set(enabled).size === enabled.length)
      .default([...messageLocales]),
    default: language.default('en'),
    names: z.partialRecord(language, z.string().trim().min(1).max(nameLength)).default({}),
    currencies: z
      .partialRecord(z.enum(languages), currency)
      .default({})
      .describe('The currency of those who read in a language and have chosen none; without one, or where no market has it, the default market’s'),
  })
  .refine(({ enabled, default: usual }) => enabled.includes(usual), { path: ['default'] })
  .meta({ id: 'LanguageSettings', description: 'The languages of the shop.' });

/** The shop's languages. */
export type LanguageSettings = z.output<typeof languagesSchema>;

/** `languages`: one of them as staff read it. */
export const languageSchema = z.object({
  id: z.string(),
  name: z.string().describe('What the language panel calls it'),
  enabled: z.boolean(),
  default: z.boolean().describe('Whether those get it who ask for no language that the shop has'),
  position: z.number().int().describe('Its place in the language panel, from 0; languages that are off come last'),
  currency: z.string().describe('The currency of those who read in it and have chosen none; empty: the default market’s'),
});
/** A language as staff read it. */
export type ShopLanguage = z.infer<typeof languageSchema>;

/** `PUT /languages/{id}`: the record as read, changed. What is absent stays; an empty name is the usual one, an empty currency the default market's. */
export const languageInput = z.object({
  name: z.string().trim().max(nameLength).optional(),
  enabled: z.boolean().optional(),
  default: z.boolean().optional(),
  position: z.number().int().min(0).max(100).optional(),
  currency: z.union([currency, z.literal('')]).optional(),
});
/** What staff write of a language. */
export type LanguageInput = z.infer<typeof languageInput>;
/** What languages are sorted by. */
export const languageSorts = ['position', 'id'] as const;

/** Whether a text is a language that a shop can have. */
export const isShopLanguage = (text: string): text is Locale => (messageLocales as readonly string[]).includes(text);
