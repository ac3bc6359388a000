/** Translations: texts of the shop's records beside those of the source language (docs/contract.md, "Back office API", `translations`). */
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';

/** The language that all others are translated from. */
export const sourceLanguage = 'en';

/** What can be translated. */
export const translationKinds = ['product', 'category', 'collection', 'tag', 'brand', 'page', 'article'] as const;
/** What can be translated. */
export type TranslationKind = (typeof translationKinds)[number];

const searchFields = ['seoTitle', 'seoDescription'] as const;
const listingFields = ['title', 'summary', 'description', ...searchFields] as const;
/** The texts of each kind, in the order of its page. */
export const translatedFields: Readonly<Record<TranslationKind, readonly string[]>> = {
  product: listingFields,
  category: listingFields,
  collection: listingFields,
  tag: listingFields,
  brand: ['title', 'description', 'place', 'since', 'craft', ...searchFields],
  page: ['title', 'summary', 'body', ...searchFields],
  article: ['title', 'summary', 'body', ...searchFields],
};
/** Texts that are HTML. */
export const htmlFields: readonly string[] = ['description', 'body'];

/** The area of the back office that each kind belongs to. */
export const areaOf = (kind: TranslationKind): 'catalog' | 'content' => (kind === 'page' || kind === 'article' ? 'content' : 'catalog');

/** The longest text of each field, as its own slice takes it. */
export const fieldLengths: Readonly<Record<string, number>> = {
  title: 300,
  summary: 2_000,
  description: 100_000,
  body: 200_000,
  place: 300,
  since: 300,
  craft: 300,
  seoTitle: 300,
  seoDescription: 500,
};

/** Limits: a text, and characters of a search. */
export const translationLimits = { textLength: 200_000, searchLength: 200 } as const;

const kind = z.enum(translationKinds);
const target = z.enum(languages).exclude([sourceLanguage]);
/** How many texts of a record a language lacks, by language. */
const missing = z.record(z.string(), z.number().int());

/** Filter of the list: one kind (products where none is named); `missing`: only what lacks a text in that language; `q` finds by title. */
export const translationFilter = z.strictObject({
  kind: kind.optional(),
  missing: target.optional(),
  q: z.string().trim().max(translationLimits.searchLength).optional(),
});

/** `GET /api/admin/translations`. */
export const translationItemSchema = z
  .object({ kind, id: z.string(), title: z.string(), missing })
  .meta({ id: 'TranslationItem', description: 'A record, and how many of its texts are missing.' });
/** See `translationItemSchema`. */
export type TranslationItem = z.infer<typeof translationItemSchema>;

/** `GET /api/admin/translations/missing`: how many records of each kind lack a text, by language. */
export const missingSchema = z.object({ languages: z.array(z.string()), items: z.array(z.object({ kind, total: z.number().int(), missing })) });
/** See `missingSchema`. */
export type MissingTranslations = z.infer<typeof missingSchema>;

const texts = z.partialRecord(z.enum(languages), z.record(z.string().max(40), z.string().max(translationLimits.textLength)));

/** A record's texts by language. `fields` are those that it has, with whether they are HTML. */
export const translationSchema = z
  .object({
    kind,
    id: z.string(),
    title: z.string(),
    source: z.string(),
    fields: z.array(z.object({ field: z.string(), html: z.boolean() })),
    texts: z.record(z.string(), z.record(z.string(), z.string())),
    missing,
  })
  .meta({ id: 'Translation', description: 'The texts of a record by language.' });
/** See `translationSchema`. */
export type Translation = z.infer<typeof translationSchema>;

/** `PUT /api/admin/translations/{kind}/{id}`: texts by language; languages and fields that are not named stay, an empty one is removed. */
export const translationInput = z.object({ texts });
/** See `translationInput`. */
export type TranslationInput = z.output<typeof translationInput>;
