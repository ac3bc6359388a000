/** Which lists are counted for the facets of one: the list itself, and it without each facet that is chosen from. */
import type { Queryable } from '#kit/server/database.ts';
import { countedUpTo, isNarrowed, type FacetCounts, type ListCounts } from './catalog-search.ts';
import { memoize } from '#kit/server/memoize.ts';
import { facetKindOf } from '../facets/registry.ts';
import { listMemory } from './list-cache.ts';
import { countLists, type Counting } from './store-facets.ts';
import type { Matching } from './store-matches.ts';

/**
 * What a list can be narrowed by. Every facet is counted as if it were not chosen itself. Exact up to 10,000 products; of more,
 * the counts are lower bounds and say so. Counts of lists that nothing narrows are cached.
 */
export async function countFacets(db: Queryable, query: Matching): Promise<FacetCounts> {
  if (!isNarrowed(query)) return { list: await wholeCounts(db, query), chosen: new Map() };
  const others = Object.keys(query.chosen).map((key) => {
    const list = without(query, key);
    return { key, list, isWhole: !isNarrowed(list) && (facetKindOf(key)?.isOffered?.(key, query) ?? true) };
  });
  const whole = others.find(({ isWhole }) => isWhole);
  const counted = others.filter(({ isWhole }) => !isWhole);
  const [[list, ...rest], wholeList] = await Promise.all([
    countLists(
      db,
      [{ query, facet: null, values: [] }, ...counted.map(({ key, list: other }): Counting => ({ query: other, facet: key, values: query.chosen[key]! }))],
      mostOf(query),
    ),
    whole && wholeCounts(db, whole.list),
  ]);
  const chosen = new Map<string, ListCounts>();
  for (const { key, isWhole } of others) chosen.set(key, isWhole ? wholeList! : rest.shift()!);
  return { list: list!, chosen };
}

// In a shop that is no larger than what is counted, no list can be.
const mostOf = ({ known }: Matching) => (known.shopSize > 0 && known.shopSize <= countedUpTo ? null : countedUpTo);

const wholeCounts = memoize(
  async (db: Queryable, query: Matching): Promise<ListCounts> => (await countLists(db, [{ query, facet: null, values: [] }], mostOf(query)))[0]!,
  {
    ...listMemory,
    key: ({ scope: { categoryId, tagId, collectionId }, pricing, specifications, fields, extensions }) =>
      JSON.stringify([categoryId ?? tagId ?? collectionId ?? 'all', pricing.currency, specifications, fields, extensions]),
  },
);

function without(query: Matching, key: string): Matching {
  return { ...query, chosen: Object.fromEntries(Object.entries(query.chosen).filter(([name]) => name !== key)) };
}
