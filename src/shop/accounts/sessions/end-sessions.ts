/** Ends sessions: stored, and announced at once to their sockets on all nodes. */
import { announce } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import type { EndedBy } from '../rules.ts';
import { findSessionByTokenHash, markSessionEnded, markSessionsEnded } from '../store.ts';

// PostgreSQL takes payloads below 8000 bytes.
const mostAtOnce = 100;

/** Ends one session of an account. Answers whether there was one to end. */
export async function endSession(tx: Tx, ending: { accountId: string; sessionId: string; by: 'self' | 'elsewhere'; at: Date }): Promise<boolean> {
  const ended = await markSessionEnded(tx, ending);
  if (ended) await announceEnd(tx, [ending.sessionId], ending.by);
  return ended;
}

/**
 * Ends the session of whose token `mark` is the hash, as its own sign-out. Answers which one, or null where there is none to end.
 * The mark opens nothing else.
 */
export async function endMarkedSession(tx: Tx, { mark, at }: { mark: string; at: Date }): Promise<{ accountId: string; sessionId: string } | null> {
  const found = await findSessionByTokenHash(tx, mark);
  if (!found || found.endedAt || found.expiresAt <= at) return null;
  const session = { accountId: found.accountId, sessionId: found.id };
  return (await endSession(tx, { ...session, by: 'self', at })) ? session : null;
}

/** Ends all sessions of an account but `exceptId`. Answers how many. */
export async function endSessions(
  tx: Tx,
  ending: { accountId: string; exceptId?: string | undefined; by: 'elsewhere' | 'password' | 'deleted'; at: Date },
): Promise<number> {
  const ended = await markSessionsEnded(tx, ending);
  await announceEnd(tx, ended, ending.by);
  return ended.length;
}

async function announceEnd(tx: Tx, sessionIds: readonly string[], by: EndedBy): Promise<void> {
  for (let start = 0; start < sessionIds.length; start += mostAtOnce) {
    await announce(tx, { kind: 'sessionEnd', sessionIds: sessionIds.slice(start, start + mostAtOnce), by });
  }
}
