/** What lists need again and again (their heads, counts of whole lists), cached in the process until a change that reaches lists is announced. */
import { LRUCache } from 'lru-cache';
import { limitedReader, type Reader } from '#kit/server/database.ts';

const mostEntries = 1_000;
// A lost notice must not keep an old entry for ever.
const ttl = 60_000;

// By the limited one of a database's readers, so that both mean the same cache.
const caches = new WeakMap<Reader, LRUCache<string, Promise<object>>>();

/** What is cached under a name, else what `read` answers. A failure is not cached, nor what was asked for before a change was announced. */
export function cacheForLists<Value extends object>(reader: Reader, name: string, read: () => Promise<Value>): Promise<Value> {
  const database = limitedReader(reader);
  let cache = caches.get(database);
  if (!cache) caches.set(database, (cache = new LRUCache({ max: mostEntries, ttl })));
  const known = cache.get(name) as Promise<Value> | undefined;
  if (known) return known;
  const reading = read();
  const into = cache;
  into.set(name, reading);
  reading.catch(() => into.delete(name));
  return reading;
}

/** What of a change reaches lists: products, the lists that they are in, the label of their stock, and prices of other currencies. */
const reaching = /^(products$|product:|category:|tag:|collection:|promotions?(:|$)|markets$)/;

/** Invalidates all of it when one of the announced tags reaches lists. */
export function invalidateLists(reader: Reader, staleTags: readonly string[]): void {
  if (staleTags.some((tag) => reaching.test(tag))) caches.delete(limitedReader(reader));
}
