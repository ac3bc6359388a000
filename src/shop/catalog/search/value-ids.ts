import type { Reader } from '#kit/server/database.ts';
import type { ProductQuery } from './catalog-search.ts';
import { cacheForLists } from './list-cache.ts';
import { pageBrand, type Matching } from './store-matches.ts';
import { findValueIds } from './store-values.ts';

/**
 * The numbers of what is chosen from facets of values, by facet; a value that no product ever had has none. They are looked up first, because
 * PostgreSQL only plans well for numbers that it knows.
 */
export async function readValueIds(reader: Reader, { brand, chosen: { brands, tags, options } }: ProductQuery): Promise<Matching['valueIds']> {
  const asked = [
    ...Object.entries(options).map(([key, values]) => ({ name: `opt.${key}`, facet: `opt.${key}`, values })),
    ...(brands === undefined ? [] : [{ name: 'brand', facet: 'brand', values: brands }]),
    ...(brand === null ? [] : [{ name: pageBrand, facet: 'brand', values: [brand] }]),
    ...(tags === undefined ? [] : [{ name: 'tag', facet: 'tag', values: tags }]),
  ];
  if (asked.length === 0) return new Map();
  const known = await cacheForLists(reader, JSON.stringify(['values', asked]), () => findValueIds(reader, asked));
  return new Map(asked.map(({ name, facet, values }) => [name, known.filter((one) => one.facet === facet && values.includes(one.value)).map(({ id }) => id)]));
}
