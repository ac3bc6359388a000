/** Custom fields of products: facts that the merchant defines, as staff read and write them. */
import { z } from 'zod';
import * as m from '#messages';
import type { FieldValue } from '#kit/pure/fields/field-values.ts';
import { languages } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Limits: fields of a shop, choices of one, lengths of titles, units and of a text that a product says. */
export const productFieldLimits = { fields: 50, choices: 100, titleLength: 200, unitLength: 20, textLength: 2_000 } as const;

/** What a field of products can be. */
export const productFieldKinds = ['text', 'number', 'yesNo', 'choice', 'date'] as const;
/** Those that lists can be filtered by. */
export const facetFieldKinds: readonly (typeof productFieldKinds)[number][] = ['choice', 'yesNo', 'number', 'date'];

/** The shop has as many fields as it may. Cure: Delete a field first. */
export const tooManyFields: ErrorSpec = { reason: 'tooManyFields', wire: 40, status: 409, message: m.catalog_field_too_many };
const fieldHasValuesData = z.object({ products: z.number().int() });
/** Products have values of it; `?values=delete` takes them along. Cure: Delete it with its values: `?values=delete`. */
export const fieldHasValues: ErrorSpec<z.infer<typeof fieldHasValuesData>> = {
  reason: 'fieldHasValues',
  wire: 40,
  status: 409,
  message: m.catalog_field_has_values,
  data: fieldHasValuesData,
};

const language = z.enum(languages);
const titles = z
  .partialRecord(language, z.object({ title: z.string().trim().max(productFieldLimits.titleLength).optional() }))
  .refine((texts) => Object.values(texts).some((text) => text.title), { path: ['en', 'title'] });
const readTitles = z.record(z.string(), z.object({ title: z.string().optional() }));
const key = z.string().regex(/^[a-z][a-z0-9_-]{0,63}$/);
const choiceValue = z.string().regex(/^[\w-]{1,60}$/);

/**
 * `POST` and `PUT /api/admin/product-fields`. Without a `key`, and choices without a `value`, one is made of the title. Key and kind of a field that is there
 * stay as they are. `unit` stands after numbers. `showOnPage`: product pages show it; `asFacet`: lists are filtered by it (not `text`);
 * `searchable`: searches find products by it (`text`).
 */
export const productFieldInput = z.object({
  key: key.optional(),
  texts: titles,
  kind: z.enum(productFieldKinds),
  unit: z.string().trim().max(productFieldLimits.unitLength).default(''),
  choices: z
    .array(z.object({ value: choiceValue.optional(), texts: titles }))
    .max(productFieldLimits.choices)
    .default([]),
  showOnPage: z.boolean().default(true),
  asFacet: z.boolean().default(false),
  searchable: z.boolean().default(false),
});
/** See `productFieldInput`. */
export type ProductFieldInput = z.output<typeof productFieldInput>;

/** A field as staff read it; `productCount`: how many products have a value of it. */
export const productFieldSchema = z
  .object({
    id: z.string(),
    key: z.string(),
    texts: readTitles,
    kind: z.enum(productFieldKinds),
    unit: z.string(),
    choices: z.array(z.object({ value: z.string(), texts: readTitles })),
    showOnPage: z.boolean(),
    asFacet: z.boolean(),
    searchable: z.boolean(),
    position: z.number().int(),
    productCount: z.number().int(),
  })
  .meta({ id: 'ProductField', description: 'A field of products that the merchant made.' });
/** A field as staff read it. */
export type ProductField = z.infer<typeof productFieldSchema>;

/** `POST /api/admin/product-fields/{id}/move`: before which one (by id), else to the end. */
export const productFieldMove = z.object({ before: z.string().max(64).nullish() });

/** Orders of the list. */
export const productFieldSorts = ['position'] as const;

/** What products hold of their fields, by key: text by language, a number, true or false, a day or a choice. */
export const productFieldValues = z
  .record(
    z.string().max(64),
    z.union([
      z.string().max(64),
      z.number(),
      z.boolean(),
      z.null(),
      z.partialRecord(language, z.string().max(productFieldLimits.textLength)),
    ]) as z.ZodType<FieldValue>,
  )
  .refine((fields) => Object.keys(fields).length <= 2 * productFieldLimits.fields);

/** What a product page shows of a field: a text or choice as it is said, a number or a day as data, `true` or `false`. */
export const shownProductFieldSchema = z
  .object({
    key: z.string(),
    kind: z.enum(productFieldKinds),
    title: z.string(),
    value: z.string(),
    unit: z.string(),
  })
  .meta({ id: 'ShownProductField', description: "What a product's page says of one of the merchant's own fields." });
