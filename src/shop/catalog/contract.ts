/** The catalogue on the wire: products, lists, categories, tags, collections. Field names are the contract's (sections 4 and 9). */
import { z } from 'zod';
import { pictureSchema } from '../media/contract.ts';

/** Limits of the catalogue. */
export const catalogLimits = {
  slugLength: 200,
  skuLength: 200,
  titleLength: 300,
  searchLength: 200,
  /** Words of a search that count; the rest is ignored. */
  searchWords: 8,
  /** Choices of one option in one query. */
  choices: 50,
  pageSize: 20,
  mostPageSize: 100,
  /** The last page that is served; beyond it lies no list that a person reads. */
  lastPage: 10_000,
  /** At or below this many pieces stock is called `low`. */
  lowStock: 3,
  /** `sku`s or ids in one look-up of sellables. */
  sellablesAtOnce: 500,
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

/** An option of a product and its values, in the order in which they are offered. */
export const optionSchema = z.object({
  key: z.string(),
  title: z.string(),
  values: z.array(z.object({ value: z.string(), title: z.string(), swatch: z.string().nullable() })),
});

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
  options: z.array(optionSchema),
  variants: z.array(variantSchema),
  specifications: z.array(z.object({ title: z.string(), value: z.string() })),
  categories: z.array(referenceSchema),
  tags: z.array(referenceSchema),
  rating: z.number().nullable().describe('Mean of the stars, null without a review'),
  reviewCount: z.number().int(),
  showSlideImage: z.boolean(),
  showFavorite: z.boolean(),
  showCart: z.boolean(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  languages: z.array(z.string()).describe('Languages in which this product has texts of its own'),
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

/** A facet; `key` is the query parameter that chooses it (`opt.colour`, `inStock`, `price`). */
export const facetSchema = z.object({
  key: z.string(),
  title: z.string(),
  values: z.array(z.object({ value: z.string(), title: z.string(), count: z.number().int() })),
});

/** A facet of a list. */
export type Facet = z.infer<typeof facetSchema>;

/** A page of products. */
export const productListSchema = z.object({
  items: z.array(listItemSchema),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
  facets: z.array(facetSchema),
});

/** A page of products. */
export type ProductList = z.infer<typeof productListSchema>;

/** What a list is asked for, after its address was read. Scopes are slugs; an unknown one gives an empty list. */
export type ProductFilter = {
  category?: string;
  tag?: string;
  collection?: string;
  promotion?: string;
  brand?: string;
  q?: string;
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

/** A category of the tree. */
export const categoryNodeSchema: z.ZodType<CategoryNode> = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: pictureSchema.nullable(),
  productCount: z.number().int(),
  get children() {
    return z.array(categoryNodeSchema);
  },
});

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
};

/** A collection in a list of collections. */
export const collectionSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  image: pictureSchema.nullable(),
  productCount: z.number().int(),
});

/** A collection in a list. */
export type CollectionItem = z.infer<typeof collectionSchema>;

/** A tag in a list of tags. */
export const tagSchema = z.object({ id: z.string(), slug: z.string(), title: z.string(), productCount: z.number().int() });

/** A tag in a list. */
export type TagItem = z.infer<typeof tagSchema>;

/** The option key and value of a variant of a product without options, as Shopify writes it; never shown. */
export const noOption = { key: 'title', value: 'Default Title' } as const;

/** The options that people choose between: all but the stand-in of a product without options. */
export function shownOptions<Option extends { key: string; values: readonly { value: string }[] }>(options: readonly Option[]): Option[] {
  return options.filter((option) => !(option.key === noOption.key && option.values.length === 1 && option.values[0]!.value === noOption.value));
}
