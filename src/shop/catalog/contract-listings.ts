/** Where products stand: categories, tags, collections, brands. */
import { z } from 'zod';
import { pictureSchema } from '../media/contract.ts';
import { referenceSchema } from './contract-limits.ts';

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
export const categoryNodeSchema = nodeSchema(categoryLevels).meta({ id: 'CategoryNode', description: 'A category of the tree, with those below it.' });

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

/** A brand; `slug` is its address, `key` what the products of a list are narrowed by, `image` its mark, `cover` the picture that leads its page. `place`, `since` and `craft`: where it works, since when, what it makes; empty: not said. */
export type BrandItem = {
  id: string;
  key: string;
  slug: string;
  title: string;
  description: string;
  place: string;
  since: string;
  craft: string;
  seoTitle: string;
  seoDescription: string;
  image: z.infer<typeof pictureSchema> | null;
  cover: z.infer<typeof pictureSchema> | null;
  productCount: number;
};

/** A page of brands, and how many there are on all pages. */
export type BrandPage = { items: BrandItem[]; total: number; page: number; size: number };

/** A tag in a list of tags. */
export const tagSchema = referenceSchema
  .extend({ productCount: z.number().int() })
  .meta({ id: 'ProductTag', description: 'A tag of products as lists show it.' });

/** A tag in a list. */
export type TagItem = z.infer<typeof tagSchema>;

/** A collection in a list of collections. */
export const collectionSchema = tagSchema
  .extend({ summary: z.string(), description: z.string(), image: pictureSchema.nullable() })
  .meta({ id: 'ProductCollection', description: 'A collection of products as lists show it.' });

/** A collection in a list. */
export type CollectionItem = z.infer<typeof collectionSchema>;
