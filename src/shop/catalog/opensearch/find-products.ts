/** The catalogue in an OpenSearch index: one page of a list or search, with its total and facets, and suggestions. */
import { z } from 'zod';
import type { Queryable } from '#kit/server/database.ts';
import { ClusterProblem } from '#kit/server/opensearch/cluster.ts';
import { memoize } from '#kit/server/memoize.ts';
import {
  anyProduct,
  countedUpTo,
  isNarrowed,
  type FacetCounts,
  type ListCounts,
  type ProductMatches,
  type ProductQuery,
  type SuggestionQuery,
} from '../search/catalog-search.ts';
import { countBy, isSmallShop, nameOfWhole } from '../search/count-facets.ts';
import { listMemory } from '../search/list-cache.ts';
import { otherTerms, readText, textOf } from '../search/search-for.ts';
import { matching, type Asked } from './conditions.ts';
import { countLists } from './count-lists.ts';
import { orderOf } from './orders.ts';
import type { SearchIndex } from './search-index.ts';
import { wordsLike } from './spelling.ts';
import { readTagIds } from './store-tags.ts';
import { textQuery } from './text-query.ts';

const page = z.object({
  timed_out: z.literal(false),
  hits: z.object({ total: z.object({ value: z.int().min(0) }).optional(), hits: z.array(z.object({ _id: z.uuid() })) }),
});

type Page = { asked: Asked; productIds: string[]; matched: number };

/**
 * What `CatalogSearch.find` answers, unchecked against the database.
 * @throws ClusterProblem, ZodError where the answer has another form
 */
export async function findInIndex(index: SearchIndex, db: Queryable, query: ProductQuery): Promise<ProductMatches> {
  const tagIds = await readTagIds(db, query);
  if (query.search === null) {
    const asked: Asked = { ...query, words: null, tagIds };
    const [found, facets] = await Promise.all([findPage(index, asked), query.wants.facets ? countFacets(index, db, asked) : null]);
    return { ...totalOf(found, query), productIds: found.productIds, facets, correctedText: null };
  }
  const { found, correctedText } = await findByWords(index, { query, search: query.search, tagIds });
  // Nothing found has nothing to count, unless what is chosen is to be offered for taking away.
  const isCounted = query.wants.facets && (found.matched > 0 || Object.keys(query.chosen).length > 0);
  return {
    ...totalOf(found, query),
    productIds: found.productIds,
    facets: isCounted ? await countFacets(index, db, found.asked) : null,
    correctedText,
  };
}

/** The ids of the products that are meant by what has been typed so far. @throws as `findInIndex` */
export async function suggestFromIndex(index: SearchIndex, { size, ...search }: SuggestionQuery): Promise<string[]> {
  const query: ProductQuery = { ...anyProduct, search, size };
  return (await findByWords(index, { query, search, tagIds: [] })).found.productIds;
}

type ByWords = { query: ProductQuery; search: NonNullable<ProductQuery['search']>; tagIds: readonly string[] };

/** For all words, else for words spelt alike, else for some of them. */
async function findByWords(index: SearchIndex, { query, search, tagIds }: ByWords): Promise<{ found: Page; correctedText: string | null }> {
  const { typed, terms } = readText(search);
  const findFor = (text: string, some: typeof terms, how: { code: string | null; any: boolean }) =>
    findPage(index, { ...query, tagIds, words: textQuery({ text, terms: some, lang: search.lang, ...how }) });
  const found = await findFor(typed, terms, { code: typed.trim(), any: false });
  if (found.matched > 0) return { found, correctedText: null };
  const other = await otherTerms(terms, (words) => wordsLike(index, words));
  if (other?.whole) {
    const text = textOf(other.whole);
    const spelt = await findFor(text, other.whole, { code: null, any: false });
    if (spelt.matched > 0) return { found: spelt, correctedText: text };
  }
  if (other?.some) return { found: await findFor(typed, other.some, { code: null, any: true }), correctedText: null };
  return { found, correctedText: null };
}

async function findPage(index: SearchIndex, asked: Asked): Promise<Page> {
  const { hits } = page.parse(
    await index.ask({
      from: (asked.page - 1) * asked.size,
      size: asked.size,
      timeout: index.timeout,
      _source: false,
      query: matching(asked, { ranked: asked.words !== null && asked.sort === 'relevance' }),
      sort: orderOf(asked),
      // What a list holds that nothing narrows, the database knows.
      track_total_hits: isNarrowed(asked) ? countedUpTo + 1 : false,
    }),
  );
  const productIds = hits.hits.map(({ _id }) => _id);
  if (productIds.length > asked.size) throw new ClusterProblem('away', 'it answers more products than were asked for');
  return { asked, productIds: [...new Set(productIds)], matched: hits.total?.value ?? productIds.length };
}

function totalOf({ matched }: Page, query: ProductQuery): Pick<ProductMatches, 'total' | 'isLowerBound'> {
  if (!isNarrowed(query)) return { total: query.known.listSize ?? 0, isLowerBound: false };
  return { total: Math.min(matched, countedUpTo), isLowerBound: matched > countedUpTo };
}

function countFacets(index: SearchIndex, db: Queryable, asked: Asked): Promise<FacetCounts> {
  const all = isSmallShop(asked);
  return countBy(asked, {
    lists: (lists) => countLists(index, db, { lists, all }),
    whole: (list) => wholeCounts(db, list, index),
  });
}

const wholeCounts = memoize(
  async (db: Queryable, query: Asked, index: SearchIndex): Promise<ListCounts> =>
    (await countLists(index, db, { lists: [{ query, facet: null, values: [] }], all: isSmallShop(query) }))[0]!,
  { ...listMemory, key: nameOfWhole, mayLag: true },
);
