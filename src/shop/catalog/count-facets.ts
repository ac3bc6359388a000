import * as m from '#messages';
import { catalogueFor, textIn } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import { formatMoney } from '#kit/pure/amount.ts';
import type { Markets } from '../markets/index.ts';
import { noOption, type Facet } from './contract.ts';
import { keepFacetCounts, type FacetCounts } from './kept-facets.ts';
import { findFacets, type FacetCount } from './store-facets.ts';
import type { ListQuestion } from './store-lists.ts';

/** Above so many products a narrowed list's values are not counted while somebody waits. */
const mostCounted = 10_000;

/** How a list's facets are to be said. `kept` is the name under which the counts of a list that is narrowed by nothing stay in memory. */
export type FacetView = { markets: Markets; currency: string; lang: string; total: number; keptAs: string | null };

/**
 * What a list can be narrowed by, with exact counts: options, what is in stock, and the range of prices (one value
 * from bound to bound). Values of an option are counted as if that option were not chosen, so that another can be. A narrowed
 * list that is still very large has none.
 */
export async function countFacets(reader: Reader, question: ListQuestion, view: FacetView): Promise<Facet[]> {
  if (view.keptAs === null && (view.total > mostCounted || (view.total === 0 && Object.keys(question.filter.options).length === 0))) return [];
  const counts = view.keptAs === null ? await count(reader, question) : await keepFacetCounts(reader, view.keptAs, () => count(reader, question));
  return inWords(counts, view);
}

async function count(reader: Reader, question: ListQuestion): Promise<FacetCounts> {
  const chosen = Object.keys(question.filter.options);
  const { minPrice: _min, maxPrice: _max, ...anyPrice } = question.filter;
  const lists = [question, ...chosen.map((key) => without(question, key))];
  const { options, ...rest } = await findFacets(reader, { lists, stock: question, prices: { ...question, filter: anyPrice } });
  const [all = [], ...others] = options;
  const ofChosen = chosen.flatMap((key, index) => others[index]!.filter((row) => row.key === key));
  return { ...rest, options: [...all.filter((row) => !chosen.includes(row.key)), ...ofChosen] };
}

function inWords({ options, inStock, range }: FacetCounts, { lang, currency }: FacetView): Facet[] {
  const locale = catalogueFor(lang);
  const facets = optionFacets(options, lang);
  facets.push({
    key: 'inStock',
    title: m.catalog_facet_stock({}, { locale }),
    values: [{ value: '1', title: m.catalog_in_stock({}, { locale }), count: inStock }],
  });
  if (range) {
    const title = m.catalog_facet_price({}, { locale });
    const [from, to] = [range.min, range.max].map((bound) => formatMoney({ amount: bound, currency }, locale));
    facets.push({ key: 'price', title, values: [{ value: `${range.min}-${range.max}`, title: from === to ? from! : `${from} – ${to}`, count: range.count }] });
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
