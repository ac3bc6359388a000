/** Search on the wire. */
import { z } from 'zod';
import { catalogLimits, listItemSchema, productListSchema } from '../catalog/contract.ts';
import { pictureSchema } from '../media/contract.ts';

/** Limits of search. */
export const searchLimits = {
  products: 6,
  others: 5,
  articles: 3,
  queryLength: catalogLimits.searchLength,
  /** A search is offered to others once it was made so often. */
  popularFrom: 3,
  /** Longer texts are not logged. */
  loggedLength: 60,
  /** Different searches of one day. */
  loggedADay: 2_000,
  loggedAfterMs: 3_000,
  keptDays: 90,
} as const;

const found = z.object({ id: z.string(), slug: z.string(), title: z.string() });
const foundWithImage = found.extend({ image: pictureSchema.nullable(), productCount: z.number().int() });

/** A page of products that a search found, with the articles and pages that it found. */
export const searchSchema = productListSchema
  .extend({ articles: z.array(found), pages: z.array(found) })
  .meta({ id: 'SearchResults', description: 'A page of products that a search found, with articles and pages.' });

/** What a search found. */
export type SearchResult = z.infer<typeof searchSchema>;

/** Suggestions while typing; `queries` are other visitors' searches. */
export const suggestSchema = z
  .object({
    products: z.array(listItemSchema),
    categories: z.array(foundWithImage),
    collections: z.array(foundWithImage),
    articles: z.array(found),
    pages: z.array(found),
    queries: z.array(z.string()),
  })
  .meta({ id: 'SearchSuggestions', description: 'Suggestions while the visitor types.' });

/** Suggestions. */
export type Suggestions = z.infer<typeof suggestSchema>;

/** What is offered before anybody types: searches, and products to look at. */
export const popularSchema = z
  .object({ queries: z.array(z.string()), products: z.array(listItemSchema) })
  .meta({ id: 'PopularSearches', description: 'What is searched for and bought most, offered before the visitor types.' });

/** Offered before anybody types. */
export type Popular = z.infer<typeof popularSchema>;

/** A search as staff see it: how often on all stored days, and how many products it found last. It names nobody. */
export const loggedSearchSchema = z
  .object({ id: z.string(), query: z.string(), searches: z.number().int(), found: z.number().int(), lastDay: z.string() })
  .meta({ id: 'LoggedSearch', description: 'A search that visitors made, and how often.' });

/** A logged search. */
export type LoggedSearch = z.infer<typeof loggedSearchSchema>;

/** Filter of the list of searches; `q` is a part of the text. */
export const searchLogFilter = z.strictObject({ found: z.enum(['nothing']).optional(), q: z.string().max(searchLimits.queryLength).optional() });
