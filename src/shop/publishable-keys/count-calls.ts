/** How often each app calls: counted in memory, written in batches, so that no call waits for it. */
import type { Database } from '#kit/server/database.ts';
import { gather } from '#kit/server/log/gather.ts';
import { addCalls, type KeyCalls } from './store.ts';

/** What writing needs. */
export type CallLog = { database: Pick<Database, 'transaction'>; now(): Date };

const gathered = gather({ begin: () => new Map<string, KeyCalls>(), afterMs: 5_000 });

/** Counts a call; keys are few, and so are the counts. */
export function countCall(log: CallLog, keyId: string, { isLimited }: { isLimited: boolean }): void {
  const counts = gathered.of(log.database, () => writeCalls(log));
  const known = counts.get(keyId) ?? { keyId, calls: 0, limited: 0 };
  counts.set(keyId, { keyId, calls: known.calls + 1, limited: known.limited + (isLimited ? 1 : 0) });
}

/** Writes what was counted. */
export async function writeCalls({ database, now }: CallLog): Promise<void> {
  const counts = gathered.take(database);
  if (!counts) return;
  const at = now();
  await database.transaction((tx) => addCalls(tx, [...counts.values()], { day: at.toISOString().slice(0, 10), at }));
}
