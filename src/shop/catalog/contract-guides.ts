/** Tables of sizes as staff read and write them. */
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import { pickedProductSchema } from './contract-groups.ts';
import { catalogLimits } from './contract-limits.ts';

/** Limits of a table of sizes: columns, rows, lengths of texts, and the categories or products that it is given to. */
export const sizeGuideLimits = { columns: 12, rows: 60, cellLength: 100, noteLength: 2_000, unitLength: 20, places: 1_000 } as const;

const language = z.enum(languages);
const short = z.string().trim().max(sizeGuideLimits.cellLength);
const heads = z.partialRecord(language, z.object({ title: short.optional() }));
const unit = z.string().trim().max(sizeGuideLimits.unitLength);

/** What a cell says: the same in every language, or by language. */
const cellInput = z.union([short, z.number().transform(String), z.partialRecord(language, short)]);
const cell = z.union([z.string(), z.record(z.string(), z.string())]);
const places = z.array(z.string().trim().max(catalogLimits.slugLength)).max(sizeGuideLimits.places);

/**
 * `POST` and `PUT /api/admin/size-guides`. The first column stands over the names of the rows, so a row has a cell less than there are columns. Units are
 * shown after a column's or a row's name. `categories` and `products` (slugs) are those that it is given to; a product's own goes before its category's.
 */
export const sizeGuideInput = z.object({
  texts: z
    .partialRecord(
      language,
      z.object({ title: z.string().trim().max(catalogLimits.titleLength).optional(), note: z.string().trim().max(sizeGuideLimits.noteLength).optional() }),
    )
    .refine((texts) => Object.values(texts).some((text) => text.title), { path: ['en', 'title'] }),
  columns: z
    .array(z.object({ texts: heads.default({}), unit: unit.default('') }))
    .min(1)
    .max(sizeGuideLimits.columns),
  rows: z
    .array(z.object({ texts: heads.default({}), unit: unit.default(''), cells: z.array(cellInput).max(sizeGuideLimits.columns - 1) }))
    .max(sizeGuideLimits.rows),
  categories: places.optional(),
  products: places.optional(),
});
/** See `sizeGuideInput`. */
export type SizeGuideInput = z.output<typeof sizeGuideInput>;

const readHeads = z.record(z.string(), z.object({ title: z.string().optional() }));

/** A table of sizes as staff read it. */
export const staffSizeGuideSchema = z
  .object({
    id: z.string(),
    texts: z.record(z.string(), z.object({ title: z.string().optional(), note: z.string().optional() })),
    columns: z.array(z.object({ texts: readHeads, unit: z.string() })),
    rows: z.array(z.object({ texts: readHeads, unit: z.string(), cells: z.array(cell) })),
    categories: z.array(z.string()),
    products: z.array(z.string()),
    items: z.array(pickedProductSchema).describe('The same products with their titles and pictures'),
  })
  .meta({ id: 'StaffSizeGuide', description: 'A table of sizes as staff read it.' });
/** A table of sizes as staff read it. */
export type StaffSizeGuide = z.infer<typeof staffSizeGuideSchema>;

/** In a list: how many categories and products it is given to. */
export const sizeGuideItemSchema = staffSizeGuideSchema
  .pick({ id: true, texts: true })
  .extend({ rowCount: z.number().int(), categoryCount: z.number().int(), productCount: z.number().int() })
  .meta({ id: 'SizeGuideItem', description: 'A table of sizes as lists show it.' });
/** See `sizeGuideItemSchema`. */
export type SizeGuideItem = z.infer<typeof sizeGuideItemSchema>;

/** Orders of the list. */
export const sizeGuideSorts = ['title', 'createdAt'] as const;
/** Filter of the list; `q` finds by title. */
export const sizeGuideFilter = z.strictObject({ q: z.string().max(catalogLimits.searchLength).optional() });
