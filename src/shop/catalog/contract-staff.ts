/** Products as staff read and change them. */
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import { templatePattern } from '#kit/pure/template-name.ts';
import { slugText } from '#kit/pure/slug.ts';
import { pictureSchema } from '../media/contract.ts';
import { catalogLimits, moneySchema, stockLabels } from './contract-limits.ts';

const priceAmount = z.number().int().min(0).max(catalogLimits.largestPrice);
const staffText = z.object({
  title: z.string().max(catalogLimits.titleLength).optional(),
  summary: z.string().max(catalogLimits.summaryLength).optional(),
  description: z.string().max(catalogLimits.descriptionLength).optional(),
  seoTitle: z.string().max(catalogLimits.titleLength).optional(),
  seoDescription: z.string().max(catalogLimits.summaryLength).optional(),
  /** The product's address in this language, where it has one of its own. */
  slug: slugText.or(z.literal('')).optional(),
});

/** Texts of a product by language. */
const staffTexts = z
  .partialRecord(z.enum(languages), staffText)
  .refine((texts) => Object.values(texts).some((text) => text.title?.trim()), { path: ['en', 'title'] });

const staffVariantFields = {
  price: z.object({ amount: priceAmount, currency: z.string() }),
  linePrice: z.object({ amount: priceAmount, currency: z.string() }).nullable(),
  /** Prices of its own in other currencies; the others are converted. */
  prices: z.array(z.object({ currency: z.string().length(3), amount: priceAmount, linePrice: priceAmount.nullable() })).max(50),
  onHand: z.number().int().min(-catalogLimits.mostOnHand).max(catalogLimits.mostOnHand),
  policy: z.enum(['deny', 'continue']),
  tracked: z.boolean(),
  weightGrams: z.number().int().min(0).max(10_000_000),
  barcode: z.string().max(64).nullable(),
};

/** A variant as staff see it. `reserved` pieces are promised to orders. */
export const staffVariantSchema = z.object({
  id: z.string(),
  sku: z.string(),
  options: z.record(z.string(), z.string()),
  ...staffVariantFields,
  reserved: z.number().int(),
});

const staffProductFields = {
  /** Changed, the old address leads to the new one. */
  slug: slugText,
  texts: staffTexts,
  brand: z.string().max(catalogLimits.titleLength),
  published: z.boolean(),
  showSlideImage: z.boolean(),
  showFavorite: z.boolean(),
  showCart: z.boolean(),
  template: z.string().max(60).regex(templatePattern).nullable().default(null),
};

const titles = z.record(z.string(), z.object({ title: z.string().optional() }));

/** A product as staff read it. The record as read, changed, is what `PUT` takes. */
export const staffProductSchema = z.object({
  id: z.string(),
  ...staffProductFields,
  texts: z.record(z.string(), staffText),
  images: z.array(pictureSchema),
  options: z.array(z.object({ key: z.string(), texts: titles, choices: z.array(z.object({ key: z.string(), texts: titles })) })),
  variants: z.array(staffVariantSchema),
  /** Currencies besides the base one: those in which a variant may have a price of its own. */
  currencies: z.array(z.string()),
  createdAt: z.iso.datetime(),
});
/** A product as staff read it. */
export type StaffProduct = z.infer<typeof staffProductSchema>;

/** `PUT /api/admin/products/{id}`. Variants that are not named stay as they are; `stockReason` goes into the stock ledger. */
export const staffProductInput = z.object({
  ...staffProductFields,
  variants: z.array(z.object({ id: z.string().max(64), ...staffVariantFields })).max(2_000),
  stockReason: z.string().trim().max(catalogLimits.titleLength).optional(),
});
/** What staff change of a product. */
export type StaffProductInput = z.infer<typeof staffProductInput>;

/** A product in a list of the back office. Prices are the lowest and the highest of its variants, in the base currency. */
export const staffProductItemSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  brand: z.string(),
  image: pictureSchema.nullable(),
  published: z.boolean(),
  price: moneySchema,
  highestPrice: moneySchema,
  variantCount: z.number().int(),
  skus: z.array(z.string()).describe('At most three'),
  onHand: z.number().int(),
  reserved: z.number().int(),
  stock: z.enum(stockLabels),
  updatedAt: z.iso.datetime(),
});
/** A product in a list of the back office. */
export type StaffProductItem = z.infer<typeof staffProductItemSchema>;

/** Orders of the back office's list of products. */
export const staffProductSorts = ['updatedAt', 'createdAt', 'title', 'price', 'onHand'] as const;
/** Filter of the back office's list of products; `q` finds by title, brand or SKU. */
export const staffProductFilter = z.strictObject({
  q: z.string().max(catalogLimits.searchLength).optional(),
  published: z.boolean().optional(),
  stock: z.enum(stockLabels).optional(),
});
