/** What facets are counted from, and counts of lists too large for it: read once, then kept in memory until the catalogue or its stock changes. */
import { LRUCache } from 'lru-cache';
import type { Reader } from '#kit/server/database.ts';
import { dropHeads } from './kept-heads.ts';
import { noteShopChanged } from './kept-parts.ts';
import { bytesOf, type ListFacts } from './list-facts.ts';
import type { ListCounts } from './store-facets.ts';

const mostLists = 2_000;
const mostFactBytes = 16 * 1024 * 1024;
// A lost notice must not keep old counts for ever.
const keptMs = 60_000;

type Kept = { counts: LRUCache<string, Promise<ListCounts>>; facts: LRUCache<string, Promise<ListFacts | null>> };

const kept = new WeakMap<Reader, Kept>();

/** The counts kept under a name, else those that `count` answers; asked for by many at once, they are counted once. */
export function keepFacetCounts(reader: Reader, name: string, count: () => Promise<ListCounts>): Promise<ListCounts> {
  return keep(keptFor(reader).counts, name, count);
}

/** The facts kept under a name (null: the list is too large), else those that `read` answers. */
export function keepListFacts(reader: Reader, name: string, read: () => Promise<ListFacts | null>): Promise<ListFacts | null> {
  const { facts } = keptFor(reader);
  return keep(facts, name, async () => {
    const found = await read();
    // Their size is known only now.
    if (found) facts.set(name, Promise.resolve(found), { size: bytesOf(found) });
    return found;
  });
}

function keptFor(reader: Reader): Kept {
  let lists = kept.get(reader);
  if (!lists) {
    const facts = new LRUCache<string, Promise<ListFacts | null>>({ max: mostLists, ttl: keptMs, maxSize: mostFactBytes, sizeCalculation: () => 1 });
    kept.set(reader, (lists = { counts: new LRUCache({ max: mostLists, ttl: keptMs }), facts }));
  }
  return lists;
}

function keep<Value extends object | null>(lists: LRUCache<string, Promise<Value>>, name: string, read: () => Promise<Value>): Promise<Value> {
  const known = lists.get(name);
  if (known) return known;
  const reading = read();
  lists.set(name, reading);
  reading.catch(() => lists.delete(name));
  return reading;
}

/** What of a change reaches counts: products, their lists, the label of their stock, and prices of other currencies. */
const reaching = /^(products$|product:|category:|tag:|collection:|promotions?(:|$)|markets$)/;

/** Forgets all counts, and heads of lists, when one of the tags that were announced as stale reaches them. */
export function dropFacetCounts(reader: Reader, staleTags: readonly string[]): void {
  if (!staleTags.some((tag) => reaching.test(tag))) return;
  kept.delete(reader);
  dropHeads(reader);
  noteShopChanged(reader);
}
