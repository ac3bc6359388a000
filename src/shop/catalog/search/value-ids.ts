import { LRUCache } from 'lru-cache';
import { limitedReader, originalOf, type Queryable } from '#kit/server/database.ts';
import { facetKindOf } from '../facets/registry.ts';
import type { ProductQuery } from './catalog-search.ts';
import { pageBrand, type Matching } from './store-matches.ts';
import { findValueIds } from './store-values.ts';

const mostKnown = 5_000;
const ttl = 600_000;

// A value's number never changes; those that are not there yet are asked for again.
const caches = new WeakMap<Queryable, LRUCache<string, number>>();

/**
 * The numbers of what is chosen from facets of values, by facet; a value that no product ever had has none. They are looked up first, because
 * PostgreSQL only plans well for numbers that it knows.
 */
export async function readValueIds(db: Queryable, { brand, chosen }: ProductQuery): Promise<Matching['valueIds']> {
  const asked = [
    ...Object.entries(chosen).flatMap(([facet, values]) => (facetKindOf(facet)?.sql.isNumbered ? [{ name: facet, facet, values }] : [])),
    ...(brand === null ? [] : [{ name: pageBrand, facet: 'brand', values: [brand] }]),
  ];
  if (asked.length === 0) return new Map();
  const cache = cacheOf(db);
  const pairs = asked.flatMap(({ facet, values }) => values.map((value) => ({ facet, value })));
  const unknown = pairs.filter((pair) => !cache.has(nameOf(pair)));
  for (const { id, ...pair } of unknown.length > 0 ? await findValueIds(db, unknown) : []) cache.set(nameOf(pair), id);
  return new Map(asked.map(({ name, facet, values }) => [name, values.map((value) => cache.get(nameOf({ facet, value }))).filter((id) => id !== undefined)]));
}

const nameOf = ({ facet, value }: { facet: string; value: string }) => JSON.stringify([facet, value]);

function cacheOf(db: Queryable): LRUCache<string, number> {
  const database = limitedReader(originalOf(db));
  const cache = caches.get(database) ?? new LRUCache<string, number>({ max: mostKnown, ttl });
  caches.set(database, cache);
  return cache;
}
