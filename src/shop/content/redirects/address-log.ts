/** How often redirects are used and which addresses lead nowhere: noted in memory, written in batches, so that no page waits for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { missingLimits } from './contract.ts';
import { isWorthNoting } from './rules.ts';
import { addMissing, addRedirectHits, lockRedirects, trimMissing } from './store.ts';

type Notes = { redirects: Map<string, number>; missing: Map<string, number> };

/** What writing needs. */
export type AddressLog = { database: Pick<Database, 'transaction'>; now(): Date };

// Written for many, and so part of nobody's request.
const outside = AsyncLocalStorage.snapshot();

const waiting = new WeakMap<AddressLog['database'], Notes>();

function note(log: AddressLog, kind: keyof Notes, path: string): void {
  let notes = waiting.get(log.database);
  if (!notes) {
    waiting.set(log.database, (notes = { redirects: new Map(), missing: new Map() }));
    outside(() => setTimeout(() => void writeAddressNotes(log).catch(() => undefined), missingLimits.writtenAfterMs).unref());
  }
  const counts = notes[kind];
  if (counts.has(path) || counts.size < missingLimits.batch) counts.set(path, (counts.get(path) ?? 0) + 1);
}

/** Counts a visitor whom the redirect from this path sent on. */
export const noteRedirect = (log: AddressLog, path: string): void => note(log, 'redirects', path);

/** Notes a path (without language prefix) at which nothing is; what could name a person is left out. */
export function noteMissing(log: AddressLog, path: string): void {
  if (isWorthNoting(path)) note(log, 'missing', path);
}

/** Writes what was noted. Not being written in time costs a count, nothing else. */
export async function writeAddressNotes({ database, now }: AddressLog): Promise<void> {
  const notes = waiting.get(database);
  waiting.delete(database);
  if (!notes) return;
  const at = now();
  const rows = (counts: Map<string, number>) => [...counts].map(([path, hits]) => ({ id: newId(at.getTime()), path, hits }));
  await database.transaction(async (tx) => {
    await lockRedirects(tx);
    await addRedirectHits(tx, rows(notes.redirects), at);
    await addMissing(tx, rows(notes.missing), at);
    await trimMissing(tx, missingLimits.stored);
  });
}
