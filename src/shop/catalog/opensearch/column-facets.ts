/** The kinds of facets without values of their own (facets/facet.ts) in the query language of OpenSearch. A new one needs a row here. */
import { exponentOf } from '#kit/pure/amount.ts';
import type { Choice } from '../facets/facet.ts';
import { boundsOfRange, isDay } from '../facets/ranges.ts';
import type { StoredField } from '../fields/store.ts';
import { baseBounds, inCurrency, isConverted } from '../search/base-prices.ts';
import type { CurrencyPricing, FacetCount } from '../search/catalog-search.ts';

/** Answers to aggregations, by name. */
export type Found = { doc_count?: number; value?: number | null; buckets?: unknown } & { [name: string]: unknown };

/** What is counted: the facet (null: all of the kind), the custom fields that are facets, and prices. */
export type ColumnAsked = { facet: string | null; fields: readonly string[]; pricing: CurrencyPricing };

/** What a count is made of: the list's total, answers about its products and about those of their variants that match. */
export type ColumnFound = { total: number; products: Found; offers: Found; fields: readonly StoredField[] };

/** A kind of facet: what it asks of a product, or of one and the same variant, and what is counted of either. */
export type ColumnFacet = {
  onProduct?(choice: Choice): object;
  onOffer?(choice: Choice): object[];
  products?(asked: ColumnAsked): Record<string, object>;
  offers?(asked: ColumnAsked): Record<string, object>;
  counts(found: ColumnFound, asked: ColumnAsked): FacetCount[];
};

const countOf = (facet: string, value: string, count: number, more: Partial<FacetCount> = {}): FacetCount => ({
  facet,
  value,
  count,
  title: null,
  facetTitle: null,
  swatch: null,
  position: 0,
  ...more,
});

const numberIn = (found: Found, ...path: string[]): number | null => {
  const at = path.reduce<unknown>((within, name) => (within as Found | undefined)?.[name], found);
  return typeof at === 'number' && Number.isFinite(at) ? at : null;
};

/** The kinds, by their keys. */
export const columnFacets: Readonly<Record<string, ColumnFacet>> = {
  price: { onOffer: priceBounds, offers: priceExtremes, counts: priceRange },
  inStock: {
    onOffer: () => [{ term: { 'offers.available': true } }],
    offers: () => ({ available: { filter: { term: { 'offers.available': true } }, aggs: { of: { reverse_nested: {} } } } }),
    counts: ({ offers }) => [countOf('inStock', '1', numberIn(offers, 'available', 'of', 'doc_count') ?? 0)],
  },
  rating: {
    onProduct: ({ values }) => ({ range: { rating: { gte: Number(values[0]) * 100 } } }),
    products: () => Object.fromEntries(stars.map((least) => [`stars${least}`, { filter: { range: { rating: { gte: Number(least) * 100 } } } }])),
    counts: ({ products }) => stars.map((least) => countOf('rating', least, numberIn(products, `stars${least}`, 'doc_count') ?? 0)),
  },
  'range.': { onProduct: isBetween, products: fieldExtremes, counts: fieldRanges },
};

const stars = ['5', '4', '3', '2', '1'] as const;

// Prices: in the shop's own currency, or by the variants that have a price of the currency's own and those that do not.

const ownPrice = ({ currency }: CurrencyPricing) => `offers.prices.${currency}`;

function priceBounds({ values, pricing }: Choice): object[] {
  const [min, max] = (values[0] ?? '-').split('-').map((bound) => (bound === '' ? undefined : Number(bound)));
  const asked = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const within = (field: string, { min: gte, max: lte }: { min?: number; max?: number }) => ({
    range: { [field]: { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) } },
  });
  const converted = within('offers.price', baseBounds(pricing, asked));
  if (isConverted(pricing)) return [converted];
  const own = ownPrice(pricing);
  return [{ bool: { should: [within(own, asked), { bool: { filter: [converted], must_not: [{ exists: { field: own } }] } }], minimum_should_match: 1 } }];
}

const extremesOf = (field: string) => ({ low: { min: { field } }, high: { max: { field } } });

function priceExtremes({ pricing }: ColumnAsked): Record<string, object> {
  if (isConverted(pricing)) return { converted: { filter: { match_all: {} }, aggs: extremesOf('offers.price') } };
  const own = ownPrice(pricing);
  return {
    own: { filter: { exists: { field: own } }, aggs: extremesOf(own) },
    converted: { filter: { bool: { must_not: [{ exists: { field: own } }] } }, aggs: extremesOf('offers.price') },
  };
}

function priceRange({ offers, total }: ColumnFound, { pricing }: ColumnAsked): FacetCount[] {
  const extremes = ['low', 'high'].map((which) => {
    const converted = numberIn(offers, 'converted', which, 'value');
    return [numberIn(offers, 'own', which, 'value'), converted === null ? null : inCurrency(pricing, converted)].filter((amount) => amount !== null);
  });
  const [lows, highs] = extremes as [number[], number[]];
  return lows.length === 0 ? [] : [countOf('price', `${Math.min(...lows)}-${Math.max(...highs)}`, total)];
}

// Numbers and days of custom fields.

const nameOf = (key: string) => key.slice('range.'.length);
const dayMs = 86_400_000;
/** A bound as it is stored: a number, or the days since 1970. */
const stored = (bound: string) => (isDay(bound) ? Date.parse(`${bound}T00:00:00Z`) / dayMs : Number(bound));

function isBetween({ key, values }: Choice): object {
  const [from, to] = boundsOfRange(values[0] ?? '..');
  const range = { ...(from !== null && { gte: stored(from) }), ...(to !== null && { lte: stored(to) }) };
  return {
    nested: { path: 'numbers', query: { bool: { filter: [{ term: { 'numbers.field': nameOf(key) } }, { range: { 'numbers.value': range } }] } } },
  };
}

const fieldsOf = ({ facet, fields }: ColumnAsked) => (facet === null ? fields : [nameOf(facet)]);

function fieldExtremes(asked: ColumnAsked): Record<string, object> {
  const filters = Object.fromEntries(
    fieldsOf(asked).map((key) => [`field ${key}`, { filter: { term: { 'numbers.field': key } }, aggs: extremesOf('numbers.value') }]),
  );
  return Object.keys(filters).length === 0 ? {} : { numbers: { nested: { path: 'numbers' }, aggs: filters } };
}

function fieldRanges({ products, fields }: ColumnFound, asked: ColumnAsked): FacetCount[] {
  const wanted = fieldsOf(asked);
  return fields
    .filter(({ key, kind }) => wanted.includes(key) && (kind === 'number' || kind === 'date'))
    .flatMap(({ key, kind, unit, texts, position }) => {
      const at = (...path: string[]) => numberIn(products, 'numbers', `field ${key}`, ...path);
      const [low, high, count] = [at('low', 'value'), at('high', 'value'), at('doc_count')];
      if (low === null || high === null || !count) return [];
      const text = (value: number) => (kind === 'date' ? new Date(value * dayMs).toISOString().slice(0, 10) : String(value));
      return [countOf(`range.${key}`, `${text(low)}..${text(high)}`, count, { facetTitle: texts, title: unit, position })];
    });
}

// The order of prices

/** What a product costs at least, in the currency that is asked for: the rule of `convert` (kit), over the lowest prices of a document. */
export function priceOrder(pricing: CurrencyPricing, order: 'asc' | 'desc'): object {
  if (isConverted(pricing)) return { price: order };
  const { currency, baseCurrency, rate, stepAmount } = pricing;
  const factor = (Number(rate) * 10 ** (exponentOf(currency) - exponentOf(baseCurrency))) / stepAmount;
  const source = `double lowest = Double.POSITIVE_INFINITY;
    if (doc.containsKey(params.own) && doc[params.own].size() > 0) lowest = doc[params.own].value;
    if (doc.containsKey(params.other) && doc[params.other].size() > 0) lowest = Math.min(lowest, Math.floor(doc[params.other].value * params.factor + 0.5) * params.step);
    if (lowest == Double.POSITIVE_INFINITY && doc['price'].size() > 0) lowest = Math.floor(doc['price'].value * params.factor + 0.5) * params.step;
    return lowest == Double.POSITIVE_INFINITY ? 0 : lowest;`;
  const params = { own: `ownPrice.${currency}`, other: `otherPrice.${currency}`, factor, step: stepAmount };
  return { _script: { type: 'number', order, script: { lang: 'painless', source, params } } };
}
