import type { z } from 'zod';
import type { Queryable } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import type { LoggedSearch, searchLogFilter } from './contract.ts';
import { findSearches } from './store.ts';

/** What staff ask for. */
export type SearchesAsked = { page: number; size: number; order: Order<'searches' | 'lastDay'>; filter: z.infer<typeof searchLogFilter> };

/** Logged searches with their counts; with `found: "nothing"` those whose last one found no product. */
export async function listSearches(
  reader: Queryable,
  { page, size, order, filter }: SearchesAsked,
): Promise<{ items: LoggedSearch[]; total: number; page: number; size: number }> {
  const found = await findSearches(reader, { page, size, order, nothingFound: filter.found === 'nothing', q: filter.q ?? '' });
  return { ...found, page, size };
}
