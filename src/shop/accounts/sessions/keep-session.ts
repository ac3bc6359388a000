import type { Caller } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import { sessionMs } from '../contract.ts';
import { touchSession } from '../store.ts';

/** How exactly it is known when a session was last used; a write for every call would cost more than the precision is good for. */
const exactnessMs = 10 * 60_000;

/** Extends a session that is in use by `sessionMs`. Writes at most once in 10 minutes. */
export async function keepSession(database: Database, caller: Extract<Caller, { kind: 'user' }>, now: Date): Promise<void> {
  const { sessionId, lastSeenAt } = caller;
  if (!lastSeenAt || now.getTime() - lastSeenAt.getTime() < exactnessMs) return;
  await database.transaction((tx) => touchSession(tx, { sessionId, at: now, expiresAt: new Date(now.getTime() + sessionMs) }));
}
