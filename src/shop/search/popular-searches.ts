import { contentFallbacks } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { fold } from '../catalog/search/index.ts';
import { readSettings } from '../settings/index.ts';
import { listBestsellers } from '../catalog/related/index.ts';
import { searchLimits, type Popular } from './contract.ts';
import { findPopularSearches } from './store.ts';

// Asked at every key that is pressed, and counted over months of searches: a few minutes change nothing of it.
const frequentSearches = memoize(findPopularSearches, { tags: [], maxAgeMs: 5 * 60_000, maxEntries: 500, mayLag: true });

/** What the opened search offers before anybody types: suggested searches, and what sells best. */
export async function popular(reader: Queryable, { currency, lang }: { currency: string; lang: string }): Promise<Popular> {
  const [queries, products] = await Promise.all([popularSearches(reader, { lang, limit: searchLimits.others }), listBestsellers(reader, { currency, lang })]);
  return { queries, products };
}

/** Suggested searches: the merchant's own in the visitor's language first, then what others search for often. */
export async function popularSearches(
  reader: Queryable,
  { beginning = '', lang, limit }: { beginning?: string; lang: string; limit: number },
): Promise<string[]> {
  const text = fold(beginning).trim();
  const [{ search }, logged] = await Promise.all([readSettings(reader), frequentSearches(reader, { beginning: text, limit })]);
  const own =
    contentFallbacks(lang)
      .map((one) => search.popular[one])
      .find((queries) => queries && queries.length > 0) ?? [];
  const fitting = own.filter((query) => fold(query).includes(text));
  return [...new Map([...fitting, ...logged].map((query) => [fold(query), query])).values()].filter((query) => fold(query) !== text).slice(0, limit);
}
