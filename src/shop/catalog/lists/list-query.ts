/** From an address's query to what a list is asked for: strictly for the API (400), leniently for pages (ignored). */
import { z } from 'zod';
import { refuseIssues } from '#kit/server/http/api.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { catalogLimits, productListQuery, type ProductFilter } from '../contract.ts';
import { brandKey } from '../rules.ts';

type NamedQuery = z.output<typeof productListQuery>;

const optionValue = z.string().min(1).max(catalogLimits.titleLength);
/** Chosen options of a query, by option key. */
export const chosenOptions = z
  .record(z.string().min(1).max(100), z.array(optionValue).max(catalogLimits.choices))
  .refine((options) => Object.keys(options).length <= catalogLimits.chosenOptions);

/** The chosen options among a query's parameters, unchecked. */
export function optionParameters(query: Record<string, unknown>): Record<string, unknown[]> {
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (name.startsWith('opt.') ? [[name.slice(4), [value].flat()]] : [])));
}

/** What a checked query asks for. */
export function toFilter(query: NamedQuery, options: Record<string, string[]>): ProductFilter {
  const [min, max] = (query.price ?? '-').split('-').map((bound) => (bound === '' ? undefined : Number(bound)));
  return {
    ...(query.category !== undefined && { category: query.category }),
    ...(query.tag !== undefined && { tags: distinct(query.tag) }),
    ...(query.collection !== undefined && { collection: query.collection }),
    ...(query.promotion !== undefined && { promotion: query.promotion }),
    ...(query.brand !== undefined && { brands: distinct(query.brand.map(brandKey)) }),
    ...(query.q?.trim() && { q: query.q.trim() }),
    ...(min !== undefined && { minPrice: min }),
    ...(max !== undefined && { maxPrice: max }),
    ...(query.inStock === '1' && { inStock: true }),
    ...(query.rating !== undefined && { rating: Number(query.rating) }),
    options,
    sort: query.sort ?? 'relevance',
    page: query.page ?? 1,
    size: Math.min(query.size ?? catalogLimits.pageSize, catalogLimits.mostPageSize),
  };
}

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted();
const repeatable = new Set(['tag', 'brand']);

/** What the list of a page is, whatever its query says. */
export type FixedScope = Pick<ProductFilter, 'category' | 'tag' | 'collection' | 'promotion' | 'brand'> & { size?: number };

/** A page's query without what cannot be understood, so that nothing on the page shows it as chosen. */
export function understoodQuery(query: URLSearchParams): URLSearchParams {
  const shape: Record<string, z.ZodType> = productListQuery.shape;
  return new URLSearchParams([...query].filter(([name, value]) => shape[name]?.safeParse(value).success ?? true));
}

/** What a page's address asks for; whatever cannot be understood is ignored (docs/contract.md, "Shopper API"). */
export function filterOfPage(query: URLSearchParams, fixed: FixedScope = {}): ProductFilter {
  const named: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(productListQuery.shape)) {
    const given = repeatable.has(name) ? query.getAll(name).slice(0, catalogLimits.choices) : query.get(name);
    if (given === null || given.length === 0) continue;
    const checked = schema.safeParse(given);
    if (checked.success) named[name] = checked.data;
  }
  const given: Record<string, string[]> = {};
  for (const name of new Set(query.keys())) if (name.startsWith('opt.')) given[name.slice(4)] = query.getAll(name);
  const options = chosenOptions.safeParse(given);
  const { size, ...scope } = fixed;
  const asked = toFilter({ ...named, ...(size !== undefined && { size }) } as NamedQuery, options.success ? options.data : {});
  // A tag's or a brand's own page is not narrowed by another of its kind.
  if (scope.tag !== undefined) delete asked.tags;
  if (scope.brand !== undefined) delete asked.brands;
  return { ...asked, ...scope };
}

/**
 * What a checked query of the API asks for.
 * @throws invalidInput (400) for options that cannot be understood.
 */
export function strictFilter(query: NamedQuery, locale: Locale): ProductFilter {
  const options = chosenOptions.safeParse(optionParameters(query));
  if (!options.success)
    throw refuseIssues(
      options.error.issues.map((issue) => ({ ...issue, path: [`opt.${String(issue.path[0] ?? '')}`] })),
      locale,
    );
  return toFilter(query, options.data);
}
