import type { Reader } from '#kit/server/database.ts';
import { catalogLimits, type Facet, type ProductFilter } from './contract.ts';
import { facetsInWords } from './facets-in-words.ts';
import { keepFacetCounts } from './kept-facets.ts';
import { countLists, type Counted, type ListCounts } from './store-facets.ts';
import type { ListQuestion } from './store-lists.ts';

/** How a list's facets are to be said. */
export type FacetView = { currency: string; lang: string };

/** What is counted of a list: its products (at most one more than is counted of a narrowed list) and its facets. */
export type CountedList = { total: number; facets: Facet[] };

/**
 * What a list can be narrowed by, and its total. Every facet is counted as if it were not chosen itself, and a value's count is
 * the number of products with one variant that has all that is chosen besides. Exact up to 10,000 products; of more,
 * the counts are lower bounds and say so. Lists that are narrowed by nothing have kept, exact counts.
 */
export async function countFacets(reader: Reader, question: ListQuestion, view: FacetView): Promise<CountedList> {
  const words = { ...view, filter: question.filter };
  if (!isNarrowed(question)) {
    const all = await keptCounts(reader, question);
    return { total: all.total, facets: facetsInWords(all, new Map(), words) };
  }
  const others = chosenFacets(question.filter).map((key) => ({ key, list: without(question, key) }));
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
  return { total: all!.total, facets: facetsInWords(all!, sources, words) };
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

async function keptCounts(reader: Reader, question: ListQuestion): Promise<ListCounts> {
  const { scopes, price } = question;
  const name = [scopes.categoryId ?? scopes.tagId ?? scopes.collectionId ?? 'all', price.currency].join(' ');
  return keepFacetCounts(reader, name, async () => (await countLists(reader, [{ list: question, facets: 'all', most: null, chosen: [] }]))[0]!);
}
