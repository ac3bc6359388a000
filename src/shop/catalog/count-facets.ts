import * as m from '#messages';
import { catalogueFor, textIn } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import type { Markets } from '../markets/index.ts';
import { noOption, type Facet } from './contract.ts';
import { countInStock, countOptions, priceRange, type FacetCount, type ListQuestion } from './store-lists.ts';

/** Above so many products the values of a list are not counted while somebody waits. */
const mostCounted = 2_000;

/**
 * What a list can be narrowed by, with exact counts: options, what is in stock, and the range of prices (its two values
 * are the bounds). Values of an option are counted as if that option were not chosen, so that another can be. Very large
 * lists have no facets.
 */
export async function countFacets(
  reader: Reader,
  question: ListQuestion,
  view: { markets: Markets; currency: string; lang: string; total: number },
): Promise<Facet[]> {
  if (view.total > mostCounted || (view.total === 0 && Object.keys(question.filter.options).length === 0)) return [];
  const chosen = Object.keys(question.filter.options);
  const { minPrice: _min, maxPrice: _max, ...anyPrice } = question.filter;
  const [options, others, inStock, range] = await Promise.all([
    countOptions(reader, question),
    Promise.all(chosen.map(async (key) => (await countOptions(reader, without(question, key))).filter((row) => row.key === key))),
    countInStock(reader, question),
    priceRange(reader, { ...question, filter: anyPrice }),
  ]);
  const locale = catalogueFor(view.lang);
  const counts = [...options.filter((row) => !chosen.includes(row.key)), ...others.flat()];
  const facets = optionFacets(counts, view.lang);
  facets.push({
    key: 'inStock',
    title: m.catalog_facet_stock({}, { locale }),
    values: [{ value: '1', title: m.catalog_in_stock({}, { locale }), count: inStock }],
  });
  if (range) {
    const title = m.catalog_facet_price({}, { locale });
    facets.push({ key: 'price', title, values: [range.min, range.max].map((bound) => ({ value: String(bound), title: String(bound), count: view.total })) });
  }
  return facets;
}

function without(question: ListQuestion, key: string): ListQuestion {
  const { [key]: _dropped, ...options } = question.filter.options;
  return { ...question, filter: { ...question.filter, options } };
}

function optionFacets(counts: readonly FacetCount[], lang: string): Facet[] {
  const facets = new Map<string, Facet>();
  for (const row of counts) {
    if (row.key === noOption.key && row.value === noOption.value) continue;
    const key = `opt.${row.key}`;
    const facet = facets.get(key) ?? { key, title: textIn(row.optionTitle, 'title', lang) || row.key, values: [] };
    facet.values.push({ value: row.value, title: textIn(row.title, 'title', lang) || row.value, count: row.count });
    facets.set(key, facet);
  }
  return [...facets.values()];
}
