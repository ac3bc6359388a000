/** Which lists are counted for the facets of one: the list itself, and it without each facet that is chosen from. */
import type { Queryable } from '#kit/server/database.ts';
import { countedUpTo, isNarrowed, type FacetCounts, type ListCounts, type ProductQuery } from './catalog-search.ts';
import { memoize } from '#kit/server/memoize.ts';
import { facetKindOf } from '../facets/registry.ts';
import { listMemory } from './list-cache.ts';
import { countLists, type Counting } from './store-facets.ts';
import type { Matching } from './store-matches.ts';

/** How an engine counts: several lists at once, and one that nothing narrows. */
export type Counter<Query> = {
  lists(asked: readonly { query: Query; facet: string | null; values: readonly string[] }[]): Promise<ListCounts[]>;
  whole(query: Query): Promise<ListCounts>;
};

/**
 * What a list can be narrowed by. Every facet is counted as if it were not chosen itself. Exact up to 10,000 products; of more,
 * the counts are lower bounds and say so. Counts of lists that nothing narrows are cached.
 */
export function countFacets(db: Queryable, query: Matching): Promise<FacetCounts> {
  return countBy(query, { lists: (asked: readonly Counting[]) => countLists(db, asked, mostOf(query)), whole: (list) => wholeCounts(db, list) });
}

/** The same for any engine. */
export async function countBy<Query extends ProductQuery>(query: Query, counter: Counter<Query>): Promise<FacetCounts> {
  if (!isNarrowed(query)) return { list: await counter.whole(query), chosen: new Map() };
  const others = Object.keys(query.chosen).map((key) => {
    const list = without(query, key);
    return { key, list, isWhole: !isNarrowed(list) && (facetKindOf(key)?.isOffered?.(key, query) ?? true) };
  });
  const whole = others.find(({ isWhole }) => isWhole);
  const counted = others.filter(({ isWhole }) => !isWhole);
  const [[list, ...rest], wholeList] = await Promise.all([
    counter.lists([{ query, facet: null, values: [] }, ...counted.map(({ key, list: other }) => ({ query: other, facet: key, values: query.chosen[key]! }))]),
    whole && counter.whole(whole.list),
  ]);
  const chosen = new Map<string, ListCounts>();
  for (const { key, isWhole } of others) chosen.set(key, isWhole ? wholeList! : rest.shift()!);
  return { list: list!, chosen };
}

// In a shop that is no larger than what is counted, no list can be.
const mostOf = (query: ProductQuery) => (isSmallShop(query) ? null : countedUpTo);

/** Whether the whole shop is no larger than what is counted. */
export const isSmallShop = ({ known }: ProductQuery): boolean => known.shopSize > 0 && known.shopSize <= countedUpTo;

const wholeCounts = memoize(
  async (db: Queryable, query: Matching): Promise<ListCounts> => (await countLists(db, [{ query, facet: null, values: [] }], mostOf(query)))[0]!,
  {
    ...listMemory,
    key: nameOfWhole,
    mayLag: true,
  },
);

/** Names the counts of a list that nothing narrows. */
export function nameOfWhole({ scope: { categoryId, tagId, collectionId }, pricing, specifications, fields, extensions }: ProductQuery): string {
  return JSON.stringify([categoryId ?? tagId ?? collectionId ?? 'all', pricing.currency, specifications, fields, extensions]);
}

function without<Query extends ProductQuery>(query: Query, key: string): Query {
  return { ...query, chosen: Object.fromEntries(Object.entries(query.chosen).filter(([name]) => name !== key)) };
}
