/** The catalogue on the wire: products, lists, categories, tags, collections. Field names are the contract's (sections 4 and 9). */
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import { templatePattern } from '#kit/pure/template-name.ts';
import { slugText } from '#kit/pure/slug.ts';
import { pictureSchema, videoSchema } from '../media/contract.ts';

/** Limits of the catalogue. */
export const catalogLimits = {
  slugLength: 200,
  skuLength: 200,
  titleLength: 300,
  searchLength: 200,
  /** Choices of one facet in one query. */
  choices: 50,
  /** Facets of options that one query may choose from. */
  chosenOptions: 20,
  /** So many matches of a narrowed list are counted; with more, its total and counts are lower bounds. */
  counted: 10_000,
  pageSize: 20,
  mostPageSize: 100,
  /** The last page that is served; beyond it lies no list that a person reads. */
  lastPage: 10_000,
  /** At or below this many pieces stock is called `low`. */
  lowStock: 3,
  /** `sku`s or ids in one look-up of sellables. */
  sellablesAtOnce: 500,
  /** Products fetched as cards by their ids. */
  cardsAtOnce: 12,
  summaryLength: 2_000,
  descriptionLength: 100_000,
  /** Minor units; far above any price, far below what a sum over an order could not hold. */
  largestPrice: 100_000_000_000,
  mostOnHand: 100_000_000,
} as const;

/** Orders of a product list; `relevance` is the match of a search, the merchant's order in a collection, else what sells. */
export const productSorts = ['relevance', 'newest', 'price', '-price', 'sales', 'rating'] as const;

/** An order of a product list. */
export type ProductSort = (typeof productSorts)[number];

/** Money on the wire: minor units of the currency. */
export const moneySchema = z.object({ amount: z.number().int(), currency: z.string() });

/** What is said of stock: `low` is a few pieces, `in` also stands for "no limit". */
export const stockLabels = ['in', 'low', 'out'] as const;

/** A stock label. */
export type StockLabel = (typeof stockLabels)[number];

const choiceSchema = z.object({ value: z.string(), title: z.string(), swatch: z.string().nullable(), imageId: z.string().nullable() });

/** An option of a product and its values, in the order in which they are offered; `imageId` is one of the product's `images`, shown instead of a colour. */
export const optionSchema = z.object({ key: z.string(), title: z.string(), values: z.array(choiceSchema) });

/** A variant: `options` maps option keys to value keys; `available` is what can be bought now (null: no limit). */
export const variantSchema = z.object({
  id: z.string(),
  sku: z.string(),
  options: z.record(z.string(), z.string()),
  price: moneySchema,
  linePrice: moneySchema.nullable(),
  policy: z.enum(['deny', 'continue']),
  stock: z.enum(stockLabels),
  available: z.number().int().nullable(),
  imageId: z.string().nullable(),
  weightGrams: z.number().int(),
  barcode: z.string().nullable(),
});

/** A link to a category, tag or collection. */
export const referenceSchema = z.object({ id: z.string(), slug: z.string(), title: z.string() });

const guideCells = z.array(z.string().max(100)).max(12);
/** A table of sizes. */
export const sizeGuideSchema = z.object({
  title: z.string().max(300),
  note: z.string().max(2_000).default(''),
  columns: guideCells,
  rows: z.array(guideCells).max(60),
});

/** A table of sizes. */
export type SizeGuide = z.infer<typeof sizeGuideSchema>;

/** A product with all that its page shows. `categories` leads from the top category to the product's own. */
export const productSchema = z.object({
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
  categories: z.array(referenceSchema),
  tags: z.array(referenceSchema),
  rating: z.number().nullable().describe('Mean of the stars, null without a review'),
  reviewCount: z.number().int(),
  showSlideImage: z.boolean(),
  showFavorite: z.boolean(),
  showCart: z.boolean(),
  template: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  languages: z.array(z.string()).describe('Languages in which this product has texts of its own'),
  slugs: z.record(z.string(), z.string()).describe('Slugs by language; the one under the empty name serves all others'),
});

/** A product's page model. */
export type Product = z.infer<typeof productSchema>;
/** A product's variant. */
export type ProductVariant = z.infer<typeof variantSchema>;
/** A product's option. */
export type ProductOption = z.infer<typeof optionSchema>;

/** A product in a list. `price` is the lowest of its variants (`priceVaries` when others cost more), `sku` the one to put into a cart at once. */
export const listItemSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  brand: z.string(),
  images: z.array(pictureSchema).describe('At most two: the picture, and the one shown under the pointer'),
  sku: z.string(),
  variantCount: z.number().int(),
  price: moneySchema,
  buyPrice: moneySchema.describe('Of the variant that `sku` names'),
  priceVaries: z.boolean(),
  linePrice: moneySchema.nullable(),
  stock: z.enum(stockLabels),
  available: z.number().int().nullable(),
  options: z.array(optionSchema),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  showFavorite: z.boolean(),
  showCart: z.boolean(),
  publishedAt: z.iso.datetime(),
});

/** A product in a list. */
export type ProductListItem = z.infer<typeof listItemSchema>;

/**
 * A facet; `key` is the query parameter that chooses it (`opt.colour`, `price`, `inStock`, `rating`, `brand`, `tag`). What is chosen
 * is always among the values, also where nothing is left of it.
 */
export const facetSchema = z.object({
  key: z.string(),
  title: z.string(),
  values: z.array(z.object({ value: z.string(), title: z.string(), count: z.number().int(), swatch: z.string().nullable() })),
  atLeast: z.boolean().describe('The counts are lower bounds: more products match than are counted'),
});

/** A facet of a list. */
export type Facet = z.infer<typeof facetSchema>;

/** A page of products. */
export const productListSchema = z.object({
  items: z.array(listItemSchema),
  total: z.number().int(),
  totalAtLeast: z.boolean().describe('`total` is a lower bound: a narrowed list is counted up to 10,000'),
  page: z.number().int(),
  size: z.number().int(),
  facets: z.array(facetSchema),
  searchedFor: z.string().nullable().describe('What was searched for instead of `q`, of which nothing was found'),
});

/** A page of products. */
export type ProductList = z.infer<typeof productListSchema>;

/** What a list is asked for, after its address was read. Scopes are slugs; an unknown one gives an empty list. */
export type ProductFilter = {
  category?: string;
  tag?: string;
  collection?: string;
  promotion?: string;
  /** Key of the brand whose page this is. */
  brand?: string;
  q?: string;
  /** Chosen brands (keys) and tags (slugs): any of them. */
  brands?: string[];
  tags?: string[];
  /** Bounds in minor units of the currency in force. */
  minPrice?: number;
  maxPrice?: number;
  inStock?: boolean;
  /** Lowest mean of the stars. */
  rating?: number;
  /** Chosen values by option key; all keys must be met by one variant. */
  options: Record<string, string[]>;
  sort: ProductSort;
  page: number;
  size: number;
};

const slug = z.string().min(1).max(catalogLimits.slugLength);
const wholeNumber = z.string().regex(/^\d{1,9}$/);
const count = wholeNumber.transform(Number).pipe(z.number().int().min(1));

/** One value, or several of a parameter that is repeated. */
const several = (value: z.ZodString) =>
  z
    .union([value, z.array(value).max(catalogLimits.choices)])
    .transform((given) => [given].flat())
    .describe('Repeatable: any of the values');

/** The named parameters of a product list; `opt.<option key>=<value key>` may come beside them, repeatedly. */
export const productListQuery = z
  .looseObject({
    category: slug.optional(),
    tag: several(slug).optional(),
    collection: slug.optional(),
    promotion: slug.optional(),
    brand: several(z.string().min(1).max(catalogLimits.titleLength)).optional(),
    q: z.string().max(catalogLimits.searchLength).optional(),
    sort: z.enum(productSorts).optional(),
    price: z
      .string()
      .regex(/^(\d{1,12}-\d{0,12}|-\d{1,12})$/)
      .describe('min-max in minor units of the currency; either side may be missing')
      .optional(),
    inStock: z.enum(['1', '0']).optional(),
    rating: z.enum(['1', '2', '3', '4', '5']).optional(),
    page: count.pipe(z.number().max(catalogLimits.lastPage)).optional(),
    size: count.optional(),
    lang: z.string().max(20).optional(),
    currency: z.string().max(20).optional(),
  })
  .describe('Options are chosen by `opt.<key>=<value key>`, repeatable');

/** A category with those below it. */
export type CategoryNode = {
  id: string;
  slug: string;
  title: string;
  description: string;
  image: z.infer<typeof pictureSchema> | null;
  productCount: number;
  children: CategoryNode[];
};

/** Levels of categories; written out, because a schema that names itself cannot be described in the API's document. */
export const categoryLevels = 10;

function nodeSchema(levels: number): z.ZodType<CategoryNode> {
  return z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    image: pictureSchema.nullable(),
    productCount: z.number().int(),
    children: levels > 1 ? z.array(nodeSchema(levels - 1)) : z.array(z.never()),
  });
}

/** A category of the tree. */
export const categoryNodeSchema = nodeSchema(categoryLevels);

/** A category, tag or collection as the head of its own page. `path` leads from the top category to this one. */
export type ListingHead = {
  kind: 'category' | 'tag' | 'collection';
  id: string;
  slug: string;
  title: string;
  summary: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
  image: z.infer<typeof pictureSchema> | null;
  productCount: number;
  path: { id: string; slug: string; title: string }[];
  children: { id: string; slug: string; title: string; image: z.infer<typeof pictureSchema> | null; productCount: number }[];
  languages: string[];
  /** Slugs by language; the one under the empty name serves all others. */
  slugs: Record<string, string>;
  /** The template that shows it; null: that of its kind. */
  template: string | null;
};

/** A brand; `key` names it in addresses. */
export type BrandItem = { key: string; title: string; productCount: number };

/** A tag in a list of tags. */
export const tagSchema = referenceSchema.extend({ productCount: z.number().int() });

/** A tag in a list. */
export type TagItem = z.infer<typeof tagSchema>;

/** A collection in a list of collections. */
export const collectionSchema = tagSchema.extend({ summary: z.string(), description: z.string(), image: pictureSchema.nullable() });

/** A collection in a list. */
export type CollectionItem = z.infer<typeof collectionSchema>;

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
