/** How often redirects are used and which addresses lead nowhere: noted in memory, written in batches, so that no page waits for it. */
import type { Database } from '#kit/server/database.ts';
import { gather } from '#kit/server/log/gather.ts';
import { newId } from '#kit/server/ids.ts';
import { missingLimits } from './contract.ts';
import { isWorthNoting } from './rules.ts';
import { addMissing, addRedirectHits, lockRedirects, trimMissing } from './store.ts';

/** What writing needs. */
export type AddressLog = { database: Pick<Database, 'transaction'>; now(): Date };

const gathered = gather({
  begin: () => ({ redirects: new Map<string, number>(), missing: new Map<string, number>() }),
  afterMs: missingLimits.writtenAfterMs,
});

function note(log: AddressLog, kind: 'redirects' | 'missing', path: string): void {
  const counts = gathered.of(log.database, () => writeAddressNotes(log))[kind];
  if (counts.has(path) || counts.size < missingLimits.batch) counts.set(path, (counts.get(path) ?? 0) + 1);
}

/** Counts a visitor whom the redirect from this path sent on. */
export const noteRedirect = (log: AddressLog, path: string): void => note(log, 'redirects', path);

/** Notes a path (without language prefix) at which nothing is; what could name a person is left out. */
export function noteMissing(log: AddressLog, path: string): void {
  if (isWorthNoting(path)) note(log, 'missing', path);
}

/** Writes what was noted. */
export async function writeAddressNotes({ database, now }: AddressLog): Promise<void> {
  const notes = gathered.take(database);
  if (!notes) return;
  const at = now();
  const rows = (counts: ReadonlyMap<string, number>) => [...counts].map(([path, hits]) => ({ id: newId(at.getTime()), path, hits }));
  await database.transaction(async (tx) => {
    await lockRedirects(tx);
    await addRedirectHits(tx, rows(notes.redirects), at);
    await addMissing(tx, rows(notes.missing), at);
    await trimMissing(tx, missingLimits.stored);
  });
}
