import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { catalogueFor, textIn, type Locale } from '#kit/pure/languages.ts';
import type { Facet, ProductFilter } from '../contract.ts';
import { noOption } from '../rules.ts';
import { compareSizes, sizeOf } from './size-order.ts';
import type { FacetCounts, ListCounts, OptionCount } from '../search/catalog-search.ts';
import { wordOrder } from '#kit/pure/formats.ts';

type Value = Facet['values'][number];

/** In which words and money, and for which filter, facets are told. */
export type FacetWords = { filter: ProductFilter; currency: string; lang: string };

const named = (value: string, title: string, count: number, swatch: string | null = null): Value => ({ value, title, count, swatch });

/** A list's counts as facets. A facet without a value is left out. */
export function facetsInWords({ list: all, chosen: without }: FacetCounts, { filter, currency, lang }: FacetWords): Facet[] {
  const locale = catalogueFor(lang);
  const facet = (key: string, title: string, valuesOf: (counts: ListCounts) => Value[]): Facet => {
    const counts = without.get(key) ?? all;
    return { key, title, values: valuesOf(counts), atLeast: counts.isLowerBound };
  };
  const facets = [
    ...optionKeys(all, without).map(({ key, title }) =>
      facet(`opt.${key}`, textIn(title, 'title', lang) || key, (counts) => optionValues(counts, { key, chosen: filter.options[key] ?? [], lang })),
    ),
    facet('price', m.catalog_facet_price({}, { locale }), ({ range, total }) => priceValues(range, total, { currency, locale })),
    facet('inStock', m.catalog_facet_stock({}, { locale }), ({ inStock }) =>
      inStock > 0 || filter.inStock ? [named('1', m.catalog_in_stock({}, { locale }), inStock)] : [],
    ),
    facet('rating', m.catalog_facet_rating({}, { locale }), ({ ratings }) => ratingValues(ratings, filter.rating, locale)),
    facet('brand', m.catalog_facet_brand({}, { locale }), ({ brands }) =>
      withLost(
        brands.map(({ key, title, count }) => named(key, title, count)),
        filter.brands,
      ),
    ),
    facet('tag', m.catalog_facet_tag({}, { locale }), ({ tags }) =>
      withLost(
        tags.map(({ slug, texts, count }) => named(slug, textIn(texts, 'title', lang) || slug, count)),
        filter.tags,
      ).toSorted(byTitle(lang)),
    ),
  ];
  // What a page is the list of is no choice on it.
  const fixed = new Set([...(filter.brand === undefined ? [] : ['brand']), ...(filter.tag === undefined ? [] : ['tag'])]);
  return facets.filter(({ key, values }) => values.length > 0 && !fixed.has(key));
}

/** What is chosen and nowhere to be found is still said, so that it can be given up. */
function withLost(values: Value[], chosen: readonly string[] = []): Value[] {
  return [...values, ...chosen.filter((one) => !values.some(({ value }) => value === one)).map((one) => named(one, one, 0))];
}

/** The options of all lists, each once; those of a product without options are none. */
function optionKeys(all: ListCounts, without: ReadonlyMap<string, ListCounts>): { key: string; title: OptionCount['optionTitle'] }[] {
  const chosen = [...without].flatMap(([key, { options }]) => options.filter((row) => `opt.${row.key}` === key));
  const titles = new Map<string, OptionCount['optionTitle']>();
  for (const row of [...all.options, ...chosen]) if (!titles.has(row.key) && !isStandIn(row)) titles.set(row.key, row.optionTitle);
  const lost = [...without.keys()].flatMap((key) => (key.startsWith('opt.') && !titles.has(key.slice(4)) ? [key.slice(4)] : []));
  for (const key of lost) titles.set(key, null);
  return [...titles].map(([key, title]) => ({ key, title })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

const isStandIn = (row: OptionCount) => row.key === noOption.key && row.value === noOption.value;

type ChosenOption = { key: string; chosen: readonly string[]; lang: string };

function optionValues({ options }: ListCounts, { key, chosen, lang }: ChosenOption): Value[] {
  const rows = options.filter((row) => row.key === key && !isStandIn(row));
  const size = (title: OptionCount['title'], value: string) => sizeOf(textIn(title, 'title', 'en') || value);
  const found = rows.map((row) => ({
    ...named(row.value, textIn(row.title, 'title', lang) || row.value, row.count, row.swatch),
    position: row.position,
    size: size(row.title, row.value),
  }));
  const gone = chosen.filter((value) => !rows.some((row) => row.value === value));
  const lost = gone.map((value) => ({ ...named(value, value, 0), position: Infinity, size: size(null, value) }));
  // Sizes stand in their order; other values in the merchant's where one order holds all of them: each product may have its own, as of colours.
  const byName = byTitle(lang);
  const isOneOrder = rows.every((row) => row.swatch === null) && new Set(rows.map((row) => row.position)).size === rows.length;
  return [...found, ...lost]
    .toSorted((a, b) => compareSizes(a.size, b.size) || (isOneOrder && !a.size ? a.position - b.position : 0) || byName(a, b))
    .map(({ position: _position, size: _size, ...value }) => value);
}

function byTitle(lang: string): (a: Value, b: Value) => number {
  const { compare } = wordOrder(lang);
  return (a, b) => compare(a.title, b.title) || (a.value < b.value ? -1 : 1);
}

function priceValues(range: ListCounts['range'], count: number, { currency, locale }: { currency: string; locale: Locale }): Value[] {
  if (!range) return [];
  const [from, to] = [range.min, range.max].map((bound) => formatMoney({ amount: bound, currency }, locale));
  return [named(`${range.min}-${range.max}`, from === to ? from! : `${from} – ${to}`, count)];
}

function ratingTitle(stars: string, locale: Locale): string {
  if (stars === '5') return m.catalog_rating_five({}, { locale });
  return stars === '1' ? m.catalog_rating_one({}, { locale }) : m.catalog_rating_least({ stars }, { locale });
}

function ratingValues(ratings: ListCounts['ratings'], chosen: number | undefined, locale: Locale): Value[] {
  const rated = Object.entries(ratings).filter(([stars, count]) => count > 0 || Number(stars) === chosen);
  return rated.toSorted(([a], [b]) => Number(b) - Number(a)).map(([stars, count]) => named(stars, ratingTitle(stars, locale), count));
}
