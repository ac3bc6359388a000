import type { Context } from '#kit/server/context.ts';
import { gather } from '#kit/server/log/gather.ts';
import { fold } from '../catalog/search/index.ts';
import { searchLimits } from './contract.ts';
import { addSearches } from './store.ts';

type Writer = Pick<Context, 'db' | 'transaction' | 'now'>;

const gathered = gather({ begin: () => new Map<string, { searches: number; found: number }>(), afterMs: searchLimits.loggedAfterMs });

/**
 * Logs a search: its query and number of products, never who searched. Written some seconds later together with
 * others, so that no page waits for it. What looks like an address, a number of a person or a whole text is not noted.
 */
export function noteSearch(context: Writer, text: string, found: number): void {
  const query = fold(text).trim().replaceAll(/\s+/g, ' ');
  if (query === '' || query.length > searchLimits.loggedLength || query.includes('@') || /\d{6,}/.test(query.replaceAll(/[\s-]/g, ''))) return;
  const notes = gathered.of(context.db, () => writeSearches(context));
  const known = notes.get(query);
  if (known || notes.size < searchLimits.loggedADay) notes.set(query, { searches: (known?.searches ?? 0) + 1, found });
}

/** Writes what was noted. */
export async function writeSearches(context: Writer): Promise<void> {
  const notes = gathered.take(context.db);
  if (!notes) return;
  const searches = [...notes].map(([query, counts]) => ({ query, ...counts }));
  await context.transaction((tx) => addSearches(tx, context.now().toISOString().slice(0, 10), searches));
}
