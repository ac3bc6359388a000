import type { Reader } from '#kit/server/database.ts';
import { listLiveSessions } from './store.ts';

/** Which of these sessions are still good: neither ended nor expired. One query for all of them. */
export async function findLiveSessions(reader: Reader, { sessionIds, now }: { sessionIds: readonly string[]; now: Date }): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  return new Set(await listLiveSessions(reader, { sessionIds, now }));
}
