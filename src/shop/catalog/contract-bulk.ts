/** Products in lists of the back office, and what is done to many of them at once. */
import { z } from 'zod';
import { templatePattern } from '#kit/pure/sections/template-name.ts';
import { pictureSchema } from '../media/contract.ts';
import { productFieldSchema } from './contract-fields.ts';
import { catalogLimits, moneySchema, stockLabels } from './contract-limits.ts';

/** A product in a list of the back office. Prices are the lowest and the highest of its variants, in the base currency. */
export const staffProductItemSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    brand: z.string(),
    image: pictureSchema.nullable(),
    published: z.boolean(),
    publishAt: z.iso.datetime().nullable(),
    archived: z.boolean(),
    price: moneySchema,
    highestPrice: moneySchema,
    variantCount: z.number().int(),
    skus: z.array(z.string()).describe('At most three'),
    onHand: z.number().int(),
    reserved: z.number().int(),
    stock: z.enum(stockLabels),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffProductItem', description: 'A product as lists of staff show it.' });
/** A product in a list of the back office. */
export type StaffProductItem = z.infer<typeof staffProductItemSchema>;

/** Orders of the back office's list of products. */
export const staffProductSorts = ['updatedAt', 'createdAt', 'title', 'price', 'onHand'] as const;

const slug = z.string().max(catalogLimits.slugLength);

/** Filter of the back office's list of products; `q` finds by title, brand or SKU. Archived ones are shown only when they are asked for, by `archived` or by their ids. */
export const staffProductFilter = z.strictObject({
  q: z.string().max(catalogLimits.searchLength).optional(),
  published: z.boolean().optional(),
  archived: z.boolean().optional(),
  stock: z.enum(stockLabels).optional(),
  brand: z.string().max(catalogLimits.titleLength).optional(),
  category: slug.optional(),
  tag: slug.optional(),
  collection: slug.optional(),
  /** These alone, archived or not. */
  ids: z.array(z.string().max(64)).max(catalogLimits.mostPageSize).optional(),
  /** These alone. */
  slugs: z.array(slug).max(catalogLimits.mostPageSize).optional(),
});
/** See `staffProductFilter`. */
export type StaffProductFilter = z.output<typeof staffProductFilter>;

const slugs = z.array(slug.trim().min(1)).max(catalogLimits.listsOfProduct);

/** How prices change: by `percent`, or by a sum that is added; rounded to whole multiples of `roundTo` minor units. */
export const priceChangeInput = z
  .object({
    percent: z.number().min(-100).max(10_000).optional(),
    amount: z.object({ amount: z.number().int().min(-catalogLimits.largestPrice).max(catalogLimits.largestPrice), currency: z.string() }).optional(),
    roundTo: z.number().int().min(1).max(1_000_000).optional(),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), { path: ['percent'] });
/** See `priceChangeInput`. */
export type PriceChange = z.output<typeof priceChangeInput>;

/** `POST /api/admin/products/bulk`: the products of `ids`, or all that a filter finds. */
export const bulkInput = z
  .object({
    ids: z.array(z.string().max(64)).min(1).max(catalogLimits.bulk).optional(),
    filter: staffProductFilter.optional(),
    set: z
      .object({
        published: z.boolean(),
        /** Archives, or takes back out of the archive. */
        archived: z.boolean(),
        brand: z.string().trim().max(catalogLimits.titleLength),
        taxClass: z.string().trim().min(1).max(60),
        template: z.string().max(60).regex(templatePattern).nullable(),
      })
      .partial()
      .optional(),
    addTags: slugs.optional(),
    removeTags: slugs.optional(),
    addCategories: slugs.optional(),
    removeCategories: slugs.optional(),
    price: priceChangeInput.optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { path: ['ids'] });
/** See `bulkInput`. */
export type BulkInput = z.output<typeof bulkInput>;

/** How many products were changed, and which were not, and why. */
export const bulkResult = z.object({ changed: z.number().int(), failed: z.array(z.object({ id: z.string(), msg: z.string() })) });
/** See `bulkResult`. */
export type BulkResult = z.infer<typeof bulkResult>;

/** What a product is put into, or is made by: found by words, for pickers. */
export const productListKinds = ['category', 'tag', 'collection', 'brand', 'specification'] as const;
/** See `productListKinds`. */
export type ProductListKind = (typeof productListKinds)[number];

/** `GET /api/admin/product-lists`: what a kind finds by its titles, or the named ones. A brand is named by its own words, a specification by its key. */
export const productListQuery = z.object({
  kind: z.enum(productListKinds),
  q: z.string().trim().max(catalogLimits.searchLength).default(''),
  /** Those that are chosen already, as JSON: `["cups"]`. */
  slugs: z.string().max(20_000).default('[]'),
});
/** A category, tag, collection or brand to choose; `way` are the titles of the categories above it. */
export const productListChoice = z
  .object({ slug: z.string(), title: z.string(), way: z.array(z.string()) })
  .meta({ id: 'ProductListChoice', description: 'A category, tag, collection or brand to choose.' });
/** See `productListChoice`. */
export type ProductListChoice = z.infer<typeof productListChoice>;

/** `GET /api/admin/product-setup`: what a form of products has to know of the shop. */
export const productSetupSchema = z.object({
  currency: z.string().describe('The base currency, in which prices are kept'),
  currencies: z.array(z.string()).describe('The others, in which a variant may have a price of its own'),
  taxClasses: z.array(z.string()),
  templates: z.array(z.string()).describe('Templates of single products'),
  fields: z.array(productFieldSchema.omit({ productCount: true })).describe('Custom fields, in order'),
});
/** See `productSetupSchema`. */
export type ProductSetup = z.infer<typeof productSetupSchema>;
