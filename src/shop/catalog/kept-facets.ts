/** Facet counts of lists that are narrowed by nothing: counted once, then kept in memory until the catalogue or its stock changes. */
import { LRUCache } from 'lru-cache';
import type { Reader } from '#kit/server/database.ts';
import type { ListCounts } from './store-facets.ts';

const mostLists = 2_000;
// A lost notice must not keep old counts for ever.
const keptMs = 60_000;

const kept = new WeakMap<Reader, LRUCache<string, Promise<ListCounts>>>();

/** The counts kept under a name, else those that `count` answers; asked for by many at once, they are counted once. */
export function keepFacetCounts(reader: Reader, name: string, count: () => Promise<ListCounts>): Promise<ListCounts> {
  let lists = kept.get(reader);
  if (!lists) kept.set(reader, (lists = new LRUCache({ max: mostLists, ttl: keptMs })));
  const known = lists.get(name);
  if (known) return known;
  const counting = count();
  lists.set(name, counting);
  counting.catch(() => lists.delete(name));
  return counting;
}

/** What of a change reaches counts: products, their lists, the label of their stock, and prices of other currencies. */
const reaching = /^(products$|product:|category:|tag:|collection:|promotions?(:|$)|markets$)/;

/** Forgets all counts when one of the tags that were announced as stale reaches them. */
export function dropFacetCounts(reader: Reader, staleTags: readonly string[]): void {
  if (staleTags.some((tag) => reaching.test(tag))) kept.delete(reader);
}
