import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { fold } from '../catalog/search/index.ts';
import { searchLimits } from './contract.ts';
import { addSearches } from './store.ts';

type Waiting = Map<string, { searches: number; found: number }>;

type Writer = Pick<Context, 'db' | 'transaction' | 'now'>;

// Written for many, and so part of nobody's request.
const outside = AsyncLocalStorage.snapshot();

const waiting = new WeakMap<Queryable, Waiting>();

/**
 * Logs a search: its query and number of products, never who searched. Written some seconds later together with
 * others, so that no page waits for it. What looks like an address, a number of a person or a whole text is not noted.
 */
export function noteSearch(context: Writer, text: string, found: number): void {
  const query = fold(text).trim().replaceAll(/\s+/g, ' ');
  if (query === '' || query.length > searchLimits.loggedLength || query.includes('@') || /\d{6,}/.test(query.replaceAll(/[\s-]/g, ''))) return;
  let notes = waiting.get(context.db);
  if (!notes) {
    waiting.set(context.db, (notes = new Map()));
    outside(() => setTimeout(() => void writeSearches(context).catch(() => undefined), searchLimits.loggedAfterMs).unref());
  }
  const known = notes.get(query);
  if (known || notes.size < searchLimits.loggedADay) notes.set(query, { searches: (known?.searches ?? 0) + 1, found });
}

/** Writes what was noted. Not being written in time costs a count, nothing else. */
export async function writeSearches(context: Writer): Promise<void> {
  const notes = waiting.get(context.db);
  waiting.delete(context.db);
  if (!notes) return;
  const searches = [...notes].map(([query, counts]) => ({ query, ...counts }));
  await context.transaction((tx) => addSearches(tx, context.now().toISOString().slice(0, 10), searches));
}
