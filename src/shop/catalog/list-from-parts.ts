/** Lists of a large shop: found, counted and put in order in memory, so that PostgreSQL only reads what is shown. */
import type { Reader } from '#kit/server/database.ts';
import { readMarkets } from '../markets/index.ts';
import { catalogLimits, type ProductFilter } from './contract.ts';
import { chosenFacets, isNarrowed, type CountedList } from './count-facets.ts';
import { countParts, partsKnow, type AskedCounts, type PartCounts } from './count-parts.ts';
import { facetsInWords } from './facets-in-words.ts';
import { shopParts, wholeCounts } from './kept-parts.ts';
import { moneyOf } from './part-money.ts';
import type { PartScope, ShopPart } from './shop-parts.ts';
import type { ListedItem, ListQuestion } from './store-list-body.ts';
import { findListPage, findPublishedItems } from './store-lists.ts';
import { findRankedAmong } from './store-ranked.ts';

/** A list as the facts of the shop know it: whether anything is in it, what was counted, if that was asked, and how its page is found. */
export type KnownList = { holds: boolean; counted: CountedList | null; page: KnownPage };

/** Ids of the page itself, of those among which the page is found by rank or by the merchant's order, or (null) too many for that. */
type KnownPage = { ids: string[]; among: boolean } | null;

/** What is wanted beside the page, and how it is said. */
export type PartView = { currency: string; lang: string; facets?: 'none'; total?: 'none' };

/** So many of the best are compared by what only the database knows; those beyond stand in the order of their facts. */
const mostCompared = 200;
/** The same where only a few are shown. */
const mostSuggested = 60;
/** Of so many products the merchant's order is found out by their ids. */
const few = 2_500;
/** Pages beyond are found by walking down an index. */
const mostOrdered = 10_000;

/** A list as far as the facts of the shop tell; null where these are not there (yet), or do not tell. */
export async function listFromParts(reader: Reader, question: ListQuestion, view: PartView): Promise<KnownList | null> {
  const { scopes, filter, price, search } = question;
  const scope = partScopeOf(question);
  if (scopes.shopCount <= catalogLimits.counted || scope === undefined) return null;
  const parts = shopParts(reader);
  if (!parts || !partsKnow(parts, filter)) return null;
  const money = price.isBase ? null : moneyOf(await readMarkets(reader), price.currency);
  const narrowed = isNarrowed(question);
  const chosen = chosenFacets(filter);
  const wantsCounts = narrowed && !(view.facets === 'none' && view.total === 'none');
  const { first, among } = firstOf(question, view);
  const asked: AskedCounts = { scope, chosen, most: wantsCounts ? catalogLimits.counted : null, ...(first && { first }) };
  const { all, without, ids } = found(parts, money ? money.asked(filter) : filter, asked);
  const holds = ids.length > 0 || all.total > 0 || (!narrowed && (scopes.productCount ?? 0) > 0);
  const told = money?.told ?? ((counts) => counts);
  const facetsOf = (list: typeof all, others: typeof without) =>
    facetsInWords(told(list), new Map([...others].map(([key, counts]) => [key, told(counts)])), {
      ...view,
      filter,
      names: () => parts.flatMap(({ facts }) => facts.choices),
    });
  const total = narrowed ? all.total : (scopes.productCount ?? 0);
  const facets =
    view.facets === 'none' || (search && !holds && chosen.length === 0)
      ? []
      : narrowed
        ? facetsOf(all, without)
        : facetsOf(await wholeCounts(reader, parts, scope), new Map());
  return { holds, counted: wantsCounts || !narrowed ? { total, facets } : null, page: pageOf(question, { first, among, ids }) };
}

/** What nobody counts is looked for in titles alone, and nowhere else where these are enough: they come first anyway. */
function found(parts: readonly ShopPart[], filter: ProductFilter, asked: AskedCounts): PartCounts {
  const { scope, most, first } = asked;
  if (scope.words && !scope.words.any && most === null && first?.sort === 'relevance') {
    const titled = countParts(parts, filter, { ...asked, scope: { ...scope, words: { ...scope.words, inTitle: true } } });
    if (titled.ids.length >= first.count) return titled;
  }
  return countParts(parts, filter, asked);
}

/** The products that a page of a known list shows. */
export async function findKnownPage(reader: Reader, question: ListQuestion, { holds, page }: KnownList): Promise<ListedItem[]> {
  const { search, price } = question;
  if (!holds) return [];
  if (!page) return findListPage(reader, question);
  if (page.among) return search ? findRankedAmong(reader, { ...question, search }, page.ids) : findListPage(reader, question, page.ids);
  return findPublishedItems(reader, page.ids, price.currency);
}

/** The one list that a question is about, as the facts of the shop know it; undefined where they do not: promotions, prices of their own. */
function partScopeOf({ scopes, filter, search, price }: ListQuestion): PartScope | undefined {
  if (filter.promotion !== undefined || (scopes.ownPrices && !price.isBase)) return undefined;
  return {
    lists: [scopes.categoryId, scopes.tagId, scopes.collectionId].filter((id) => typeof id === 'string'),
    ...(filter.brand !== undefined && { brand: filter.brand }),
    ...(search && { words: search.words, exact: search.exact }),
  };
}

/** How many of a list, in which order, are to be found in memory; `among`: the page is to be found among them. */
function firstOf(question: ListQuestion, view: PartView): { first?: NonNullable<AskedCounts['first']>; among: boolean } {
  const { filter, search, scopes } = question;
  const last = filter.page * filter.size;
  if (search && filter.sort === 'relevance' && last <= mostCompared)
    return { first: { sort: 'relevance', count: view.total === 'none' ? Math.max(mostSuggested, last) : mostCompared }, among: true };
  if (!search && filter.sort === 'relevance' && scopes.collectionId) return { first: { sort: 'relevance', count: few + 1 }, among: true };
  // The whole shop has an index for every order.
  const isWhole = !isNarrowed(question) && scopes.categoryId === undefined && scopes.tagId === undefined && scopes.collectionId === undefined;
  return last > mostOrdered || isWhole ? { among: false } : { first: { sort: filter.sort, count: last }, among: false };
}

function pageOf({ filter, search }: ListQuestion, found: { first?: AskedCounts['first']; among: boolean; ids: string[] }): KnownPage {
  if (!found.first || (found.among && !search && found.ids.length > few)) return null;
  const begin = (filter.page - 1) * filter.size;
  return { ids: found.among ? found.ids : found.ids.slice(begin, begin + filter.size), among: found.among };
}
