/** What pages ask of their list before they can ask for its products: looked up once, then kept in the process until a change that reaches lists is told. */
import { LRUCache } from 'lru-cache';
import type { Reader } from '#kit/server/database.ts';

const mostHeads = 1_000;
// A lost notice must not keep an old head for ever.
const keptMs = 60_000;

const kept = new WeakMap<Reader, LRUCache<string, Promise<object>>>();

/** What is kept under a name, else what `read` answers. A failure is not kept, nor what was asked for before a change was told. */
export function keepHead<Head extends object>(reader: Reader, name: string, read: () => Promise<Head>): Promise<Head> {
  let heads = kept.get(reader);
  if (!heads) kept.set(reader, (heads = new LRUCache({ max: mostHeads, ttl: keptMs })));
  const known = heads.get(name) as Promise<Head> | undefined;
  if (known) return known;
  const reading = read();
  const into = heads;
  into.set(name, reading);
  reading.catch(() => into.delete(name));
  return reading;
}

/** Forgets all heads. */
export const dropHeads = (reader: Reader): void => void kept.delete(reader);
