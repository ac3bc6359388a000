/** Words that some product was found by a short while ago: a search for such words alone is likely to find something, and none of them is misspelt. */
import { LRUCache } from 'lru-cache';
import type { Reader } from '#kit/server/database.ts';
import type { SearchTerm } from './search-words.ts';

const mostWords = 10_000;
const keptMs = 60_000;

const found = new WeakMap<Reader, LRUCache<string, true>>();

/** Notes that products were found that hold all these words. */
export function noteFound(reader: Reader, terms: readonly SearchTerm[]): void {
  let words = found.get(reader);
  if (!words) found.set(reader, (words = new LRUCache({ max: mostWords, ttl: keptMs })));
  for (const { word } of terms) words.set(word, true);
}

/** Whether each of these words was found. */
export function areFound(reader: Reader, terms: readonly SearchTerm[]): boolean {
  const words = found.get(reader);
  return words !== undefined && terms.length > 0 && terms.every(({ word }) => words.has(word));
}
