/** How often each app calls: counted in memory, written in batches, so that no call waits for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#kit/server/database.ts';
import { addCalls, type KeyCalls } from './store.ts';

/** What writing needs. */
export type CallLog = { database: Pick<Database, 'transaction'>; now(): Date };

const writtenAfterMs = 5_000;

// Written for many, and so part of nobody's request.
const outside = AsyncLocalStorage.snapshot();

const waiting = new WeakMap<CallLog['database'], Map<string, KeyCalls>>();

/** Counts a call; keys are few, and so are the counts. */
export function countCall(log: CallLog, keyId: string, { isLimited }: { isLimited: boolean }): void {
  let counts = waiting.get(log.database);
  if (!counts) {
    waiting.set(log.database, (counts = new Map()));
    outside(() => setTimeout(() => void writeCalls(log).catch(() => undefined), writtenAfterMs).unref());
  }
  const known = counts.get(keyId) ?? { keyId, calls: 0, limited: 0 };
  counts.set(keyId, { keyId, calls: known.calls + 1, limited: known.limited + (isLimited ? 1 : 0) });
}

/** Writes what was counted. Not being written in time costs a count, nothing else. */
export async function writeCalls({ database, now }: CallLog): Promise<void> {
  const counts = waiting.get(database);
  waiting.delete(database);
  if (!counts) return;
  const at = now();
  await database.transaction((tx) => addCalls(tx, [...counts.values()], { day: at.toISOString().slice(0, 10), at }));
}
