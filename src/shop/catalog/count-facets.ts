import type { Reader } from '#kit/server/database.ts';
import { catalogLimits, type Facet, type ProductFilter } from './contract.ts';
import { facetsInWords } from './facets-in-words.ts';
import { keepFacetCounts, keepListFacts } from './kept-facets.ts';
import { countFacts, knowsChosen, type ListFacts } from './list-facts.ts';
import { countLists, type Counted, type ListCounts } from './store-facets.ts';
import { readListFacts } from './store-facts.ts';
import type { ListQuestion } from './store-list-body.ts';

/** How a list's facets are to be said. */
export type FacetView = { currency: string; lang: string };

/** What is counted of a list: its products (at most one more than is counted of a narrowed list) and its facets. `wasEnded`: it could not be counted in time. */
export type CountedList = { total: number; facets: Facet[]; wasEnded?: true };

/**
 * What a list can be narrowed by, and its total. Every facet is counted as if it were not chosen itself, and a value's count is
 * the number of products with one variant that has all that is chosen besides. Exact up to 10,000 products; of more,
 * the counts are lower bounds and say so. Lists that are narrowed by nothing have kept, exact counts.
 */
export async function countFacets(reader: Reader, question: ListQuestion, view: FacetView): Promise<CountedList> {
  const words = { ...view, filter: question.filter };
  const chosen = chosenFacets(question.filter);
  const facts = mayHaveFacts(question) ? await factsOf(reader, unchosen(question)) : null;
  if (facts && knowsChosen(facts, question.filter)) {
    const { all, without } = countFacts(facts, question.filter, { chosen });
    return { total: all.total, facets: facetsInWords(all, without, { ...words, names: () => facts.choices }) };
  }
  if (!isNarrowed(question)) {
    const all = await keptCounts(reader, question);
    return { total: all.total, facets: facetsInWords(all, new Map(), words) };
  }
  const { all, sources } = await countBySql(reader, question, chosen);
  return { total: all.total, facets: facetsInWords(all, sources, words) };
}

/** Whether a list may be small enough for its facts to be read; of a search nobody knows before. */
function mayHaveFacts({ scopes, filter, search }: ListQuestion): boolean {
  if (scopes.shopCount <= catalogLimits.counted) return true;
  const listed = scopes.categoryId ?? scopes.tagId ?? scopes.collectionId;
  if (listed) return (scopes.productCount ?? 0) <= catalogLimits.counted;
  return search !== null || filter.brand !== undefined || filter.promotion !== undefined;
}

/** The list as it is before anything is chosen from its facets. */
function unchosen(question: ListQuestion): ListQuestion {
  return chosenFacets(question.filter).reduce(without, question);
}

function factsOf(reader: Reader, base: ListQuestion): Promise<ListFacts | null> {
  const { scopes, filter, search, price } = base;
  const { categoryId, tagId, collectionId, promotionId } = scopes;
  const name = JSON.stringify([categoryId, tagId, collectionId, promotionId, filter.brand, search?.query, search?.exact, price.currency]);
  return keepListFacts(reader, name, () => readListFacts(reader, base, catalogLimits.counted));
}

/** Counts of a list too large to be held in memory: every list that is counted is read by itself, up to so many products. */
async function countBySql(reader: Reader, question: ListQuestion, chosen: readonly string[]): Promise<{ all: ListCounts; sources: Map<string, ListCounts> }> {
  const others = chosen.map((key) => ({ key, list: without(question, key) }));
  const kept = others.find(({ list }) => !isNarrowed(list));
  const asked: Counted[] = [
    { list: question, facets: 'all', most: mostOf(question), chosen: [] },
    ...others
      .filter(({ list }) => isNarrowed(list))
      .map(({ key, list }): Counted => ({ list, facets: facetOf(key), most: mostOf(list), chosen: valuesOf(question.filter, key) })),
  ];
  const [[all, ...counted], whole] = await Promise.all([countLists(reader, asked), kept && keptCounts(reader, kept.list)]);
  const sources = new Map<string, ListCounts>();
  for (const { key, list } of others) sources.set(key, isNarrowed(list) ? counted.shift()! : whole!);
  return { all: all!, sources };
}

/** Whether anything narrows the list besides the one category, tag or collection that it is. */
export function isNarrowed({ filter, scopes, search }: ListQuestion): boolean {
  const scopeCount = [scopes.categoryId, scopes.tagId, scopes.collectionId].filter((id) => id !== undefined).length;
  return scopeCount > 1 || search !== null || filter.brand !== undefined || filter.promotion !== undefined || chosenFacets(filter).length > 0;
}

/** The keys of the facets that a filter chooses from. */
export function chosenFacets(filter: ProductFilter): string[] {
  return [
    ...Object.keys(filter.options).map((key) => `opt.${key}`),
    ...(filter.minPrice !== undefined || filter.maxPrice !== undefined ? ['price'] : []),
    ...(filter.inStock ? ['inStock'] : []),
    ...(filter.rating !== undefined ? ['rating'] : []),
    ...(filter.brands !== undefined ? ['brand'] : []),
    ...(filter.tags !== undefined ? ['tag'] : []),
  ];
}

function without(question: ListQuestion, key: string): ListQuestion {
  const { minPrice, maxPrice, inStock, rating, brands, tags, options, ...rest } = question.filter;
  const bounds = { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
  const filter: ProductFilter = {
    ...rest,
    ...(key !== 'price' && bounds),
    ...(key !== 'inStock' && inStock !== undefined && { inStock }),
    ...(key !== 'rating' && rating !== undefined && { rating }),
    ...(key !== 'brand' && brands !== undefined && { brands }),
    ...(key !== 'tag' && tags !== undefined && { tags }),
    options: Object.fromEntries(Object.entries(options).filter(([name]) => `opt.${name}` !== key)),
  };
  return { ...question, filter };
}

const valuesOf = ({ brands = [], tags = [] }: ProductFilter, key: string) => (key === 'brand' ? brands : key === 'tag' ? tags : []);
const facetOf = (key: string): Counted['facets'] => (key.startsWith('opt.') ? { option: key.slice(4) } : (key as 'price'));

// In a shop that is no larger than what is counted, no list can be.
const mostOf = ({ scopes }: ListQuestion) => (scopes.shopCount > catalogLimits.counted ? catalogLimits.counted + 1 : null);

/** Counts of a list from which nothing is chosen: lower bounds as long as the facts of the shop are not there. */
async function keptCounts(reader: Reader, question: ListQuestion): Promise<ListCounts> {
  const { scopes, price } = question;
  const name = [scopes.categoryId ?? scopes.tagId ?? scopes.collectionId ?? 'all', price.currency].join(' ');
  return keepFacetCounts(reader, name, async () => (await countLists(reader, [{ list: question, facets: 'all', most: mostOf(question), chosen: [] }]))[0]!);
}
