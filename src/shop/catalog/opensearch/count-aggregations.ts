/** What is counted of a list, as aggregations, and what their answers say. */
import { z } from 'zod';
import type { FacetKind } from '../facets/facet.ts';
import { facetKindOf, facetKinds, isNamed } from '../facets/registry.ts';
import type { StoredField } from '../fields/store.ts';
import type { FacetCount } from '../search/catalog-search.ts';
import { columnFacets, type ColumnAsked, type Found } from './column-facets.ts';
import { offerConditions, type Asked } from './conditions.ts';
import { valueName, valuesField } from './index-settings.ts';

/** A list that is counted: all its facets (null), or one, and the values that are chosen from that one. */
export type Counting = { query: Asked; facet: string | null; values: readonly string[] };

/** How many products have a value, and one of them. */
export type CountedValue = { facet: string; value: string; count: number; productId: string };

/** Values of a kind at most; PostgreSQL, which names them, leaves out more of some kinds. */
const mostValues = 500;

const nameOf = (kind: FacetKind) => kind.key.replace('.', '');

/** Facets of a kind that are counted; null: all that there are. */
function keysOf(kind: FacetKind, { query, facet }: Counting): readonly string[] | null {
  if (facet !== null) return isNamed(kind) ? [facet] : null;
  const offered: Record<string, readonly string[]> = { 'spec.': query.specifications, 'field.': query.fields, 'ext.': query.extensions };
  return offered[kind.key]?.map((key) => kind.key + key) ?? null;
}

const isCounted = (kind: FacetKind, { facet }: Counting) => facet === null || facetKindOf(facet) === kind;
const valueKinds = (counting: Counting, of: 'product' | 'variant') =>
  facetKinds.filter((kind) => kind.sql.valuesOf === of && isCounted(kind, counting) && keysOf(kind, counting)?.length !== 0);

// A pattern of Lucene, in which every sign but letters and digits may mean something.
const literally = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

function valuesOfKind(kind: FacetKind, counting: Counting, within: 'product' | 'variant'): object {
  const keys = keysOf(kind, counting);
  const field = within === 'variant' ? `offers.${valuesField(kind.key)}` : valuesField(kind.key);
  return {
    terms: { field, size: mostValues, ...(keys === null ? {} : { include: `(${keys.map((key) => literally(valueName(key, ''))).join('|')}).*` }) },
    aggs: {
      // One product that has it, for what it is called; of a variant the hit has its product's id.
      example: { top_hits: { size: 1, _source: false, sort: ['_doc'] } },
      ...(within === 'variant' ? { products: { reverse_nested: {} } } : {}),
    },
  };
}

/** The aggregations of a list. */
export function aggregationsOf(counting: Counting): Record<string, object> {
  const asked = columnAsked(counting);
  const columns = facetKinds.filter((kind) => isCounted(kind, counting)).flatMap(({ key }) => columnFacets[key] ?? []);
  const ofVariants = Object.assign(
    Object.fromEntries(valueKinds(counting, 'variant').map((kind) => [nameOf(kind), valuesOfKind(kind, counting, 'variant')])),
    ...columns.map(({ offers }) => offers?.(asked) ?? {}),
  ) as Record<string, object>;
  const matched = { filter: { bool: { filter: offerConditions(counting.query) } }, aggs: ofVariants };
  return Object.assign(
    Object.fromEntries(valueKinds(counting, 'product').map((kind) => [nameOf(kind), valuesOfKind(kind, counting, 'product')])),
    ...columns.map(({ products }) => products?.(asked) ?? {}),
    Object.keys(ofVariants).length > 0 ? { offers: { nested: { path: 'offers' }, aggs: { matched } } } : {},
  ) as Record<string, object>;
}

const columnAsked = ({ query, facet }: Counting): ColumnAsked => ({ facet, fields: query.fields, pricing: query.pricing });

const buckets = z.array(
  z.object({
    key: z.string(),
    doc_count: z.int().min(0),
    products: z.object({ doc_count: z.int().min(0) }).optional(),
    example: z.object({ hits: z.object({ hits: z.array(z.object({ _id: z.uuid() })).min(1) }) }),
  }),
);

/** The values that were counted, in the order of their counts. @throws ZodError for an answer of another form */
export function countedValues(found: Found, counting: Counting): CountedValue[] {
  const of = (kind: FacetKind, within: Found) =>
    buckets.parse((within[nameOf(kind)] as Found | undefined)?.buckets ?? []).map(({ key, doc_count, products, example }) => {
      const at = isNamed(kind) ? key.indexOf('=') : -1;
      const [facet, value] = at < 0 ? [kind.key, key] : [key.slice(0, at), key.slice(at + 1)];
      return { facet, value, count: products?.doc_count ?? doc_count, productId: example.hits.hits[0]!._id };
    });
  return [
    ...valueKinds(counting, 'product').flatMap((kind) => of(kind, found)),
    ...valueKinds(counting, 'variant').flatMap((kind) => of(kind, offersIn(found))),
  ];
}

const offersIn = (found: Found) => ((found['offers'] as Found | undefined)?.['matched'] ?? {}) as Found;

/** The counts of a kind that has no values of its own. */
export function columnCounts(
  kind: FacetKind,
  { found, total, fields, counting }: Counted & { fields: readonly StoredField[]; counting: Counting },
): FacetCount[] {
  if (!isCounted(kind, counting)) return [];
  return columnFacets[kind.key]?.counts({ total, products: found, offers: offersIn(found), fields }, columnAsked(counting)) ?? [];
}

/** A list as it was counted. */
export type Counted = { found: Found; total: number };
