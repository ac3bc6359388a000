/** A product with all that its page shows. */
import { z } from 'zod';
import { pictureSchema, videoSchema } from '../media/contract.ts';
import { shownProductFieldSchema } from './contract-fields.ts';
import { expectedSchema, moneySchema, referenceSchema, stockLabels } from './contract-limits.ts';

const choiceSchema = z.object({ value: z.string(), title: z.string(), swatch: z.string().nullable(), imageId: z.string().nullable() });

/** An option of a product and its values, in the order in which they are offered; `imageId` is one of the product's `images`, shown instead of a colour. */
export const optionSchema = z
  .object({ key: z.string(), title: z.string(), values: z.array(choiceSchema) })
  .meta({ id: 'ProductOption', description: 'An option of a product, such as its colour, and the values to choose from.' });

/** A variant: `options` maps option keys to value keys; `available` is what can be bought now (null: no limit). */
export const variantSchema = z
  .object({
    id: z.string(),
    sku: z.string(),
    options: z.record(z.string(), z.string()),
    price: moneySchema,
    linePrice: moneySchema.nullable(),
    /** The lowest price of the 30 days before it was reduced, where the law of the currency's market asks for it. */
    lowestPrice: moneySchema.nullable(),
    policy: z.enum(['deny', 'continue']),
    stock: z.enum(stockLabels),
    available: z.number().int().nullable(),
    expected: expectedSchema.nullable().describe('What is bought now is a pre-order or a back-order; null: it is there'),
    backOn: z.iso.date().nullable().describe('It is sold out, and the day from which on more is expected to be sent; null: that is not known'),
    imageId: z.string().nullable(),
    weightGrams: z.number().int(),
    barcode: z.string().nullable(),
  })
  .meta({ id: 'Variant', description: 'A variant of a product, as it is sold.' });

const guideCells = z.array(z.string().max(100)).max(12);
/** A table of sizes. */
export const sizeGuideSchema = z
  .object({
    title: z.string().max(300),
    note: z.string().max(2_000).default(''),
    columns: guideCells,
    rows: z.array(guideCells).max(60),
  })
  .meta({ id: 'SizeGuide', description: 'A table of sizes.' });

/** A table of sizes. */
export type SizeGuide = z.infer<typeof sizeGuideSchema>;

/** A product with all that its page shows. `categories` leads from the top category to the product's own. */
export const productSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    description: z.string().describe('Sanitised HTML'),
    brand: z.string(),
    productType: z.string(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    images: z.array(pictureSchema),
    videos: z.array(videoSchema),
    sizeGuide: sizeGuideSchema.nullable(),
    options: z.array(optionSchema),
    variants: z.array(variantSchema),
    boughtTogether: z.array(z.string()).describe('Ids of the products most often bought with it'),
    specifications: z.array(z.object({ title: z.string(), value: z.string() })),
    fields: z.array(shownProductFieldSchema).describe('Custom fields that the merchant shows, in order'),
    categories: z.array(referenceSchema),
    tags: z.array(referenceSchema),
    rating: z.number().nullable().describe('Mean of the stars, null without a review'),
    reviewCount: z.number().int(),
    showSlideImage: z.boolean(),
    showFavorite: z.boolean(),
    showCart: z.boolean(),
    giftCard: z.boolean().describe('Whether it is a gift card: not taxed, not sent, its code is mailed once it is paid'),
    template: z.string().nullable(),
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    languages: z.array(z.string()).describe('Languages in which this product has texts of its own'),
    slugs: z.record(z.string(), z.string()).describe('Slugs by language; the one under the empty name serves all others'),
  })
  .meta({ id: 'Product', description: 'A product with all that its page shows.' });

/** A product's page model. */
export type Product = z.infer<typeof productSchema>;
/** A product's variant. */
export type ProductVariant = z.infer<typeof variantSchema>;
/** A product's option. */
export type ProductOption = z.infer<typeof optionSchema>;
