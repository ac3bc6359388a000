/** Categories, tags, brands and collections as staff read and write them. */
import { z } from 'zod';
import * as m from '#messages';
import { languages } from '#kit/pure/languages.ts';
import { numberOps, ruleSchema, type RuleOp } from '#kit/pure/rules/rule.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { slugText } from '#kit/pure/slug.ts';
import { templatePattern } from '#kit/pure/sections/template-name.ts';
import { pictureIdInput, pictureSchema } from '../media/contract.ts';
import { catalogLimits } from './contract-limits.ts';

/** What products stand in, or are of. */
export const listingKinds = ['category', 'tag', 'brand', 'collection'] as const;
/** What products stand in, or are of. */
export type ListingKind = (typeof listingKinds)[number];

/** Limits of what staff write. */
export const listingLimits = {
  /** Products of a collection that are chosen by hand. */
  products: 5_000,
  /** Collections by rule of a shop: each product that changes is judged by all of them. */
  ruled: 100,
  /** Matches of a rule that a preview counts; with more, its total is a lower bound. */
  counted: 10_000,
  /** Products that a preview shows. */
  shown: 12,
  /** Categories in the tree. */
  tree: 5_000,
} as const;

const hasChildrenData = z.object({ children: z.number().int() });
/** A category with others below it is deleted only with word of where they go. Cure: Say where the categories below go. */
export const hasChildren: ErrorSpec<z.infer<typeof hasChildrenData>> = {
  reason: 'categoryHasChildren',
  wire: 40,
  status: 409,
  message: m.listings_has_children,
  data: hasChildrenData,
};
const hasProductsData = z.object({ products: z.number().int() });
/** A brand that products still name. Cure: Give the products another brand first. */
export const hasProducts: ErrorSpec<z.infer<typeof hasProductsData>> = {
  reason: 'brandHasProducts',
  wire: 40,
  status: 409,
  message: m.listings_brand_has_products,
  data: hasProductsData,
};
const namedByRulesData = z.object({ collections: z.array(z.string()) });
/** Rules of collections name it. Cure: Take it out of the rules of the collections in `data.collections` first. */
export const namedByRules: ErrorSpec<z.infer<typeof namedByRulesData>> = {
  reason: 'usedByRules',
  wire: 40,
  status: 409,
  message: m.listings_named_by_rules,
  data: namedByRulesData,
};

const words = z.object({
  title: z.string().max(catalogLimits.titleLength).optional(),
  summary: z.string().max(catalogLimits.summaryLength).optional(),
  description: z.string().max(catalogLimits.descriptionLength).optional(),
  seoTitle: z.string().max(catalogLimits.titleLength).optional(),
  seoDescription: z.string().max(catalogLimits.summaryLength).optional(),
  /** Its address in this language, where it has one of its own; brands have none. */
  slug: slugText.or(z.literal('')).optional(),
});

/** What a brand's page says of it in short, besides. */
const brandWords = words.extend({
  place: z.string().max(catalogLimits.titleLength).optional().describe('Where it works'),
  since: z.string().max(catalogLimits.titleLength).optional().describe('Since when: a year'),
  craft: z.string().max(catalogLimits.titleLength).optional().describe('What it makes'),
});

const slugInput = slugText.or(z.literal('')).optional();
const position = z.number().int().min(0).max(1_000_000);
const template = z.string().max(60).regex(templatePattern).nullish();

const textsOf = <Words extends typeof words>(each: Words) =>
  z.partialRecord(z.enum(languages), each).refine((texts) => Object.values(texts).some((text) => text?.title?.trim()), { path: ['en', 'title'] });

const written = {
  /** Absent: made of the title. Changed, the old address leads to the new one. */
  slug: slugInput,
  texts: textsOf(words),
  image: pictureIdInput,
};

/** What a condition of a rule is about; `option.<key>` besides. */
export const ruleFields = ['tag', 'brand', 'category', 'price', 'compareAt', 'stock', 'createdAt', 'title'] as const;
/** Which comparisons a field takes. */
export function opsOf(field: string): readonly RuleOp[] {
  if (field === 'price' || field === 'compareAt' || field === 'stock') return numberOps;
  if (field === 'createdAt') return ['lt', 'lte', 'gt', 'gte'];
  return field === 'title' ? ['is', 'isNot', 'contains'] : ['is', 'isNot'];
}

/**
 * Which products belong to a collection. Tags, brands and categories by their slugs; `price` (the lowest of its variants), `compareAt` (of any
 * variant) in minor units of the base currency; `stock` in units that can be bought; `createdAt` as a date or a time; `title` in any language.
 */
export const collectionRule = ruleSchema(/^(tag|brand|category|price|compareAt|stock|createdAt|title|option\.[^\s]{1,100})$/);
/** Which products belong to a collection. */
export type CollectionRule = z.infer<typeof collectionRule>;
/** One condition of a rule. */
export type RuleCondition = CollectionRule['conditions'][number];

/** `POST` and `PUT /api/admin/categories`. Without `position` a new one comes last. */
export const categoryInput = z.object({
  ...written,
  parent: slugText.nullish(),
  position: position.optional(),
  published: z.boolean().optional(),
  template,
});
/** `POST` and `PUT /api/admin/tags`. */
export const tagInput = z.object({ ...written, template });
/** `POST` and `PUT /api/admin/brands`. */
export const brandInput = z.object({
  ...written,
  texts: textsOf(brandWords),
  cover: pictureIdInput.describe('The picture that leads its page; absent: as it was'),
});
/** `POST` and `PUT /api/admin/collections`: products by hand, in order, or a rule. */
export const collectionInput = z.object({
  ...written,
  position: position.optional(),
  published: z.boolean().optional(),
  template,
  products: z.array(slugText).max(listingLimits.products).optional(),
  rule: collectionRule.nullish(),
  rootSlug: slugText.or(z.literal('')).nullish().describe('Its address right below that of the shop; absent: as it was'),
});
/** What is written of any of the four; each takes its own part. */
export type ListingInput = z.output<typeof brandInput>['texts'] extends infer Words
  ? {
      slug?: string | undefined;
      texts: Words;
      image?: string | null | undefined;
      cover?: string | null | undefined;
      parent?: string | null | undefined;
      position?: number | undefined;
      published?: boolean | undefined;
      template?: string | null | undefined;
      products?: string[] | undefined;
      rule?: CollectionRule | null | undefined;
      rootSlug?: string | null | undefined;
    }
  : never;

/** `POST /api/admin/categories/{id}/move`: below `parent` (null: to the top), before a category that stands there, else last. */
export const categoryMove = z.object({ parent: slugText.nullable(), before: slugText.nullish() });

/** A product as pickers show it. */
export const pickedProductSchema = z
  .object({ id: z.string(), slug: z.string(), title: z.string(), image: pictureSchema.nullable(), published: z.boolean() })
  .meta({ id: 'PickedProduct', description: 'A product as pickers show it.' });
/** A product as pickers show it. */
export type PickedProduct = z.infer<typeof pickedProductSchema>;

const read = {
  id: z.string(),
  slug: z.string(),
  texts: z.record(z.string(), words),
  image: pictureSchema.nullable(),
  productCount: z.number().int().describe('Published products'),
};

/** A category as staff read it. */
export const staffCategorySchema = z
  .object({
    ...read,
    parent: z.string().nullable(),
    position: z.number().int(),
    published: z.boolean(),
    template: z.string().nullable(),
    childCount: z.number().int(),
  })
  .meta({ id: 'StaffCategory', description: 'A category as staff read it.' });
/** A tag as staff read it. */
export const staffTagSchema = z
  .object({ ...read, template: z.string().nullable() })
  .meta({ id: 'StaffTag', description: 'A tag of products as staff read it.' });
/** A brand as staff read it. */
export const staffBrandSchema = z
  .object({
    ...read,
    texts: z.record(z.string(), brandWords),
    image: pictureSchema.nullable().describe('Its mark'),
    cover: pictureSchema.nullable().describe('The picture that leads its page'),
  })
  .meta({ id: 'StaffBrand', description: 'A brand as staff read it.' });
/** A collection as staff read it; `products` are those chosen by hand. */
export const staffCollectionSchema = z.object({
  ...read,
  position: z.number().int(),
  published: z.boolean(),
  template: z.string().nullable(),
  products: z.array(z.string()),
  items: z.array(pickedProductSchema).describe('The same products with their titles and pictures'),
  rule: collectionRule.nullable(),
  rootSlug: z.string().nullable().describe('Its address right below that of the shop'),
});
/** Any of the four, with what its kind has. */
export type StaffListing = Omit<z.infer<typeof staffBrandSchema>, 'cover'> &
  Partial<
    Pick<z.infer<typeof staffBrandSchema>, 'cover'> &
      Omit<z.infer<typeof staffCategorySchema>, keyof typeof read> &
      Omit<z.infer<typeof staffCollectionSchema>, keyof typeof read>
  >;

/** In a list, without the products. */
export const staffCollectionItemSchema = staffCollectionSchema
  .omit({ products: true, items: true })
  .meta({ id: 'StaffCollectionItem', description: 'A collection as lists of staff show it.' });

/** Orders of the back office's lists. */
export const listingSorts = ['position', 'title', 'slug', 'productCount'] as const;
/** An order of the back office's lists. */
export type ListingSort = (typeof listingSorts)[number];
/** Filter of the back office's lists; `q` finds by title or slug, `parent` the categories right below one (`''`: those at the top). */
export const listingFilter = z.strictObject({
  q: z.string().max(catalogLimits.searchLength).optional(),
  published: z.boolean().optional(),
  parent: z.string().max(catalogLimits.slugLength).optional(),
  slugs: z.array(z.string().max(catalogLimits.slugLength)).max(100).optional(),
});

/** A category in the tree of the back office, in the order of the tree. */
export const treeCategorySchema = staffCategorySchema
  .pick({ id: true, slug: true, parent: true, position: true, published: true, productCount: true, image: true })
  .extend({ title: z.string() })
  .meta({ id: 'TreeCategory', description: 'A category in the tree of the back office.' });
/** A category in the tree of the back office. */
export type TreeCategory = z.infer<typeof treeCategorySchema>;

/** `POST /api/admin/collections/preview`: how many products a rule matches (`more`: at least so many), and the newest of them. */
export const rulePreviewSchema = z
  .object({ total: z.number().int(), more: z.boolean(), items: z.array(pickedProductSchema) })
  .meta({ id: 'CollectionPreview', description: 'Which products a rule would put into a collection.' });
