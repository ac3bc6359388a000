/** Values read from the database and cached in this process's memory under cache tags: with the page cache the only cache (docs/decisions/0640). */
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { limitedReader, originalOf, type Queryable } from './database.ts';

/** How a value is cached. */
export type MemoizeOptions<Asked extends unknown[], Value> = {
  /** Tags whose invalidation clears it; one that ends in `*` matches all that begin so (`product:*`). */
  tags: readonly string[];
  /**
   * An older value is returned once more while it is read again, up to twice this age. Changes are announced; the age only matters where an
   * announcement was lost.
   */
  maxAgeMs?: number;
  /** Of so many the least recently used go. */
  maxEntries?: number;
  /** Names the value among those of one function; absent: the arguments as JSON. */
  key?(...asked: Asked): string;
  /** Whether it is read from a replica where that is asked, which may not have what was announced already: for what is much to count and no promise. */
  mayLag?: boolean;
  /** Whether a value is cached; absent: every value is. A failure never is. */
  isCacheable?(value: Value): boolean;
};

/** Calls the load, or answers from memory. Pass the pool's reader: what a transaction reads is cached for that transaction alone. */
export type Memoized<Asked extends unknown[], Value> = (db: Queryable, ...asked: Asked) => Promise<Value>;

type Entry<Value> = { value: Promise<Value>; readAtMs: number; isRefreshing?: true };

const usualMaxAgeMs = 60_000;

// A refresh belongs to no request.
const outside = AsyncLocalStorage.snapshot();

const memoized: { matches(tag: string): boolean; clear(): void }[] = [];

/** Caches what `load` answers, for each database and key. Call it once per module, not per request. */
export function memoize<Asked extends unknown[], Value>(
  load: (db: Queryable, ...asked: Asked) => Promise<Value>,
  options: MemoizeOptions<Asked, Value>,
): Memoized<Asked, Value> {
  const { maxAgeMs = usualMaxAgeMs, maxEntries = 1, key = (...asked: Asked) => JSON.stringify(asked), isCacheable } = options;
  let caches = new WeakMap<Queryable, LRUCache<string, Entry<Value>>>();
  memoized.push({ matches: matcherOf(options.tags), clear: () => void (caches = new WeakMap()) });

  const cacheOf = (db: Queryable) => {
    // Both readers of a database and those of its copies share one cache.
    const database = limitedReader(originalOf(db));
    let cache = caches.get(database);
    if (!cache) caches.set(database, (cache = new LRUCache({ max: maxEntries })));
    return cache;
  };

  return (asker, ...asked) => {
    const cache = cacheOf(asker);
    // Every waiting caller gets the answer; a page may have begun on a replica before the change that cleared the memory.
    const reader = options.mayLag ? asker : originalOf(asker);
    const name = key(...asked);
    const known = cache.get(name);
    const now = performance.now();
    const ageMs = known ? now - known.readAtMs : Infinity;
    if (known && ageMs < 2 * maxAgeMs) {
      if (ageMs >= maxAgeMs && !known.isRefreshing) refresh(known);
      return known.value;
    }
    const entry: Entry<Value> = { value: load(reader, ...asked), readAtMs: now };
    cache.set(name, entry);
    const forget = () => void (cache.peek(name) === entry && cache.delete(name));
    entry.value.then((value) => isCacheable?.(value) === false && forget(), forget);
    return entry.value;

    // An invalidation replaces the cache, so what was begun before it reaches nobody after it.
    function refresh(old: Entry<Value>): void {
      old.isRefreshing = true;
      const value = outside(() => load(reader, ...asked));
      const replace = () => void (cache.peek(name) === old && cache.set(name, { value, readAtMs: now }));
      value.then(replace, () => cache.peek(name) === old && cache.delete(name));
    }
  };
}

/** Clears every memoized value under one of these tags, in this process; `all` when announcements may have been missed. */
export function invalidateMemoized(tags: readonly string[] | 'all'): void {
  for (const { matches, clear } of memoized) if (tags === 'all' || tags.some(matches)) clear();
}

function matcherOf(patterns: readonly string[]): (tag: string) => boolean {
  const exact = new Set(patterns.filter((pattern) => !pattern.endsWith('*')));
  const starts = patterns.filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1));
  return (tag) => exact.has(tag) || starts.some((start) => tag.startsWith(start));
}
