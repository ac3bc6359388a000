/** Which lists are counted for the facets of one: the list itself, and it without each facet that is chosen from. */
import type { Reader } from '#kit/server/database.ts';
import { countedUpTo, chosenKeys, isNarrowed, type ChosenFacets, type FacetCounts, type ListCounts } from './catalog-search.ts';
import { memoize } from '#kit/server/memoize.ts';
import { listMemory } from './list-cache.ts';
import { countLists, type Counting } from './store-facets.ts';
import type { Matching } from './store-matches.ts';

/**
 * What a list can be narrowed by. Every facet is counted as if it were not chosen itself. Exact up to 10,000 products; of more,
 * the counts are lower bounds and say so. Counts of lists that nothing narrows are cached.
 */
export async function countFacets(reader: Reader, query: Matching): Promise<FacetCounts> {
  if (!isNarrowed(query)) return { list: await wholeCounts(reader, query), chosen: new Map() };
  const others = chosenKeys(query.chosen).map((key) => ({ key, list: without(query, key) }));
  const whole = others.find(({ list }) => !isNarrowed(list));
  const counted = others.filter(({ list }) => isNarrowed(list));
  const [[list, ...rest], wholeList] = await Promise.all([
    countLists(
      reader,
      [
        { query, facet: null, values: [] },
        ...counted.map(({ key, list: other }): Counting => ({ query: other, facet: key, values: valuesOf(query.chosen, key) })),
      ],
      mostOf(query),
    ),
    whole && wholeCounts(reader, whole.list),
  ]);
  const chosen = new Map<string, ListCounts>();
  for (const { key, list: other } of others) chosen.set(key, isNarrowed(other) ? rest.shift()! : wholeList!);
  return { list: list!, chosen };
}

// In a shop that is no larger than what is counted, no list can be.
const mostOf = ({ known }: Matching) => (known.shopSize > 0 && known.shopSize <= countedUpTo ? null : countedUpTo);

function valuesOf({ brands = [], tags = [], options }: ChosenFacets, key: string): readonly string[] {
  if (key.startsWith('opt.')) return options[key.slice('opt.'.length)] ?? [];
  return key === 'brand' ? brands : key === 'tag' ? tags : [];
}

const wholeCounts = memoize(
  async (reader: Reader, query: Matching): Promise<ListCounts> => (await countLists(reader, [{ query, facet: null, values: [] }], mostOf(query)))[0]!,
  {
    ...listMemory,
    key: ({ scope: { categoryId, tagId, collectionId }, pricing }) => `${categoryId ?? tagId ?? collectionId ?? 'all'} ${pricing.currency}`,
  },
);

function without(query: Matching, key: string): Matching {
  const { minPrice, maxPrice, inStock, rating, brands, tags, options } = query.chosen;
  const bounds = { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
  const chosen: Matching['chosen'] = {
    ...(key !== 'price' && bounds),
    ...(key !== 'inStock' && inStock !== undefined && { inStock }),
    ...(key !== 'rating' && rating !== undefined && { rating }),
    ...(key !== 'brand' && brands !== undefined && { brands }),
    ...(key !== 'tag' && tags !== undefined && { tags }),
    options: Object.fromEntries(Object.entries(options).filter(([name]) => `opt.${name}` !== key)),
  };
  return { ...query, chosen };
}
