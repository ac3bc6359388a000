/** The index: its fields, and how each language's words are cut (docs/decisions/1010). */
import { facetKinds } from '../facets/registry.ts';

/** Counts up when what is below changes: an index of another number is rebuilt. */
export const layout = 1;

/** Titles and summaries by the analyzers of their languages; others by words alone. */
const analyzers: Record<string, string> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  sv: 'swedish',
  da: 'danish',
  nb: 'norwegian',
  fi: 'finnish',
  ru: 'russian',
  ar: 'arabic',
  th: 'thai',
  zh: 'cjk',
  'zh-HK': 'cjk',
  ja: 'cjk',
  ko: 'cjk',
};

/** Fields of the words that a product is found by, the weightiest first: `A` to `D` of `product.search_terms`. */
export const wordFields = ['A', 'B', 'C', 'D'] as const;

/** The field that has the values of a kind of facet. */
export const valuesField = (kindKey: string): string => `values.${kindKey.replace('.', '')}`;

/** A value of a facet as the index names it, where the kind has several facets. */
export const valueName = (facet: string, value: string): string => `${facet}=${value}`;

const keyword = { type: 'keyword' };
const long = { type: 'long' };

const valueFields = (of: 'product' | 'variant') => ({
  properties: Object.fromEntries(facetKinds.filter(({ sql }) => sql.valuesOf === of).map(({ key }) => [key.replace('.', ''), keyword])),
});

/** What an index is made with. `shopId` tells whose it is. */
export function indexBody(shopId: string): { settings: object; mappings: object } {
  return { settings, mappings: { dynamic: 'false', _meta: { shop: shopId, layout }, dynamic_templates: templates, properties: { ...facts, ...words } } };
}

/** Results are listed up to this one. */
export const deepestResult = 20_000;

const settings = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  // Pages as deep as the shop counts; deeper ones PostgreSQL answers.
  max_result_window: deepestResult,
  // A deletion is remembered so long: what was read before it and is written after it does not bring the product back.
  gc_deletes: '10m',
  analysis: { normalizer: { folded: { type: 'custom', filter: ['lowercase', 'asciifolding'] } } },
};

const template = (path_match: string, mapping: { type: string } & Record<string, unknown>) => ({
  path_match,
  match_mapping_type: mapping.type === 'long' ? 'long' : 'string',
  mapping,
});

/** Fields by language, and by currency. */
const templates = [
  ...Object.entries(analyzers).map(([lang, analyzer]) => ({ [`text-${lang}`]: template(`text.${lang}.*`, { type: 'text', analyzer }) })),
  { text: template('text.*', { type: 'text' }) },
  { start: template('start.*', { type: 'keyword', normalizer: 'folded', ignore_above: 300 }) },
  { own: template('ownPrice.*', long) },
  { other: template('otherPrice.*', long) },
  { prices: template('offers.prices.*', long) },
];

const byKey = { type: 'object', dynamic: 'true' };

/** What lists are narrowed and sorted by. */
const facts = {
  id: keyword,
  version: long,
  digest: { type: 'keyword', index: false },
  publishedAt: long,
  sales: long,
  rating: { type: 'integer' },
  available: { type: 'boolean' },
  price: long,
  ownPrice: byKey,
  otherPrice: byKey,
  lists: keyword,
  places: { type: 'nested', properties: { list: keyword, position: { type: 'integer' } } },
  values: valueFields('product'),
  numbers: { type: 'nested', properties: { field: keyword, value: { type: 'double' } } },
  offers: { type: 'nested', properties: { price: long, prices: byKey, available: { type: 'boolean' }, values: valueFields('variant') } },
};

const wordField = { type: 'text', analyzer: 'whitespace', norms: false, index_options: 'docs', index_prefixes: { min_chars: 1, max_chars: 12 } };

/** What searches find. */
const words = {
  codes: keyword,
  words: { properties: Object.fromEntries(wordFields.map((field) => [field, wordField])) },
  text: byKey,
  start: byKey,
};
