/** From an address's query to what a list is asked for: strictly for the API (400), leniently for pages (ignored). */
import { z } from 'zod';
import { schemaError } from '#kit/server/http/api.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { catalogLimits, productListFields, type ProductFilter } from '../contract.ts';
import { facetKindOf, facetKinds, isNamed } from '../facets/registry.ts';
import type { FacetKind } from '../facets/facet.ts';

type Chosen = Record<string, readonly string[]>;
const longestName = 100;

const oneFacets = facetKinds.filter((kind) => !isNamed(kind));
const namedFacets = facetKinds.filter(isNamed);

/** The parameters of a product list; those of named facets (`opt.colour`) come beside them. */
export const productListQuery = z
  .looseObject({ ...productListFields, ...Object.fromEntries(oneFacets.map(({ key, parameter }) => [key, parameter.optional()])) })
  .meta({
    description: `Also ${namedFacets.map(({ key }) => `\`${key}<key>=<value key>\``).join(' and ')}, repeatable`,
    patternParameters: {
      name: 'facets',
      description: `What the list is narrowed by, named by the \`key\` of one of its facets: ${namedFacets.map(({ parameter }) => parameter.description).join('; ')}. Repeated: any of the values; several facets: all of them.`,
      patterns: Object.fromEntries(namedFacets.map(({ key, parameter }) => [`^${key.replace('.', '\\.')}.{1,${longestName}}$`, parameter])),
      example: { 'opt.colour': ['moss', 'chalk'] },
    },
  });

type CheckedQuery = z.output<typeof productListQuery>;

/** The query parameters of pages with a list; those that end in a dot have a name after it. */
export const pageListQuery: readonly string[] = ['sort', 'page', 'size', 'price.', 'any.', ...facetKinds.map(({ key }) => key)];

const nameOf = (kind: FacetKind, parameter: string) => parameter.slice(kind.key.length);

/** The chosen values of named facets, and what is wrong with them. */
function readNamed(query: Readonly<Record<string, unknown>>): { chosen: Chosen; issues: z.core.$ZodIssue[] } {
  const chosen: Chosen = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const kind of namedFacets) {
    const keys = Object.keys(query).filter((key) => facetKindOf(key) === kind);
    const refuse = (key: string) => issues.push({ code: 'custom', path: [key], message: '', input: query[key] });
    if (keys.length > catalogLimits.chosenOptions) refuse(keys[catalogLimits.chosenOptions]!);
    for (const key of keys) {
      const read = kind.parameter.safeParse(query[key]);
      if (nameOf(kind, key).length > longestName) refuse(key);
      else if (read.success) chosen[key] = read.data;
      else issues.push({ ...read.error.issues[0]!, path: [key] });
    }
  }
  return { chosen, issues };
}

/** What a checked query asks for. */
function toFilter(query: CheckedQuery, named: Chosen): ProductFilter {
  const { category, collection, promotion, q, sort, page, size } = query;
  const chosen = { ...named, ...Object.fromEntries(oneFacets.flatMap(({ key }) => (query[key] === undefined ? [] : [[key, query[key] as string[]]]))) };
  return {
    ...(category !== undefined && { category }),
    ...(collection !== undefined && { collection }),
    ...(promotion !== undefined && { promotion }),
    ...(q?.trim() && { q: q.trim() }),
    chosen: Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0)),
    sort: sort ?? 'relevance',
    page: page ?? 1,
    size: Math.min(size ?? catalogLimits.pageSize, catalogLimits.mostPageSize),
  };
}

/** What the list of a page is, whatever its query says. */
export type FixedScope = Pick<ProductFilter, 'category' | 'tag' | 'collection' | 'promotion' | 'brand'> & { size?: number };

const shape: Record<string, z.ZodType> = productListQuery.shape;

/** A page's query without what cannot be understood, so that nothing on the page shows it as chosen. */
export function understoodQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name, value]) => shape[name]?.safeParse(value).success ?? true));
}

/** What a page's address asks for; whatever cannot be understood is ignored (docs/contract.md, "Shopper API"). */
export function filterOfPage(query: URLSearchParams, fixed: FixedScope = {}): ProductFilter {
  const given = Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).slice(0, catalogLimits.choices)]));
  const checked: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    // Several values where the parameter may be repeated, else the first.
    const read = [given[name], given[name]?.[0]].map((value) => schema.safeParse(value)).find(({ success, data }) => success && data !== undefined);
    if (read) checked[name] = read.data;
  }
  const named = readNamed(given);
  const { size, ...scope } = fixed;
  const asked = toFilter({ ...checked, ...(size !== undefined && { size }) } as CheckedQuery, named.issues.length > 0 ? {} : named.chosen);
  // A tag's or a brand's own page is not narrowed by another of its kind.
  const isOwn = (key: string) => facetKinds.some((kind) => kind.key === key && kind.ownPage !== undefined && scope[kind.ownPage] !== undefined);
  return { ...asked, ...scope, chosen: Object.fromEntries(Object.entries(asked.chosen).filter(([key]) => !isOwn(key))) };
}

/**
 * What a checked query of the API asks for.
 * @throws invalidInput (400) for named facets that cannot be understood.
 */
export function strictFilter(query: CheckedQuery, locale: Locale): ProductFilter {
  const { chosen, issues } = readNamed(query);
  if (issues.length > 0) throw schemaError(issues, locale);
  return toFilter(query, chosen);
}
