/** Lists of products: what they are asked for, what they show, their facets. */
import { queryPage, querySize } from '#kit/pure/lists.ts';
import { z } from 'zod';
import { pictureSchema } from '../media/contract.ts';
import { catalogLimits, expectedSchema, moneySchema, stockLabels } from './contract-limits.ts';
import { optionSchema } from './contract-product.ts';

/**
 * Orders of a product list; `relevance` is the match of a search, the merchant's order in a collection, else what sells. Lists, rows of products and their settings offer these;
 * for another one the compiler asks for its SQL (`search/store-orders.ts`, which says what a new column takes) and its title (`sections/product-list/sort-choice.tsx`).
 */
export const productSorts = ['relevance', 'newest', 'price', '-price', 'sales', 'rating'] as const;

/** An order of a product list. */
export type ProductSort = (typeof productSorts)[number];

/** A product in a list. `price` is the lowest of its variants (`priceVaries` when others cost more), `sku` the one to put into a cart at once. */
export const listItemSchema = z
  .object({
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
    /** See `ProductVariant`. */
    lowestPrice: moneySchema.nullable(),
    offer: z.string().nullable().describe('Short name of the promotion that is for it and for everybody: `20% off in cart`'),
    stock: z.enum(stockLabels),
    available: z.number().int().nullable(),
    expected: expectedSchema.nullable().describe('No variant is there, and the one that `sku` names is a pre-order or a back-order'),
    options: z.array(optionSchema),
    variant: z
      .object({ sku: z.string(), image: pictureSchema.nullable() })
      .nullable()
      .describe('The variant that the chosen options mean, sooner one in stock; null where none are chosen'),
    swatches: z
      .array(z.object({ value: z.string(), title: z.string(), swatch: z.string(), sku: z.string(), image: pictureSchema.nullable() }))
      .describe('Colours to choose from, each with a variant that has it, sooner one in stock'),
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
    showFavorite: z.boolean(),
    showCart: z.boolean(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'ProductCard', description: 'A product as lists show it.' });

/** A product in a list. */
export type ProductListItem = z.infer<typeof listItemSchema>;

/**
 * A facet; `key` is the query parameter that chooses it (`opt.colour`, `spec.material`, `field.wood`, `range.height`, `ext.care.washing`, `price`, `inStock`, `rating`, `brand`, `tag`). What is chosen
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
export const productListSchema = z
  .object({
    items: z.array(listItemSchema),
    total: z.number().int(),
    totalAtLeast: z.boolean().describe('`total` is a lower bound: a narrowed list is counted up to 10,000'),
    page: z.number().int(),
    size: z.number().int(),
    facets: z.array(facetSchema),
    searchedFor: z.string().nullable().describe('What was searched for instead of `q`, of which nothing was found'),
  })
  .meta({ id: 'ProductList', description: 'A page of products with its facets.' });

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
  /** Chosen values by the facet's key, which is its query parameter (`facets/registry.ts`). Prices are of the currency in force. */
  chosen: Readonly<Record<string, readonly string[]>>;
  sort: ProductSort;
  page: number;
  size: number;
};

const slug = z.string().min(1).max(catalogLimits.slugLength);

/** What else a list may be asked for by name: the list, its order and its page. Facets come beside (`lists/list-query.ts`). */
export const productListFields = {
  category: slug.optional(),
  collection: slug.optional(),
  promotion: slug.optional(),
  q: z.string().max(catalogLimits.searchLength).optional(),
  sort: z.enum(productSorts).optional(),
  page: queryPage(catalogLimits.lastPage).optional(),
  size: querySize(catalogLimits.mostPageSize).optional(),
  lang: z.string().max(20).optional(),
  currency: z.string().max(20).optional(),
};

/** What goes with a product: the one most often bought with it, else the first that the merchant chose, else the best sold of another kind from the categories above its own, the furthest first; and what else the merchant chose, then others of its category, then of those above. */
export type RelatedProducts = { partner: { item: ProductListItem; fromOrders: boolean } | null; related: ProductListItem[] };
