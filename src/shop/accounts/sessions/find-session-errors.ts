import { authInvalid } from '#kit/pure/common-errors.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import type { Queryable } from '#kit/server/database.ts';
import { sessionError } from '../rules.ts';
import { listSessionEnds } from '../store.ts';

/** Which of these sessions are no longer valid, and with which error. One query for all of them. */
export async function findSessionErrors(db: Queryable, { sessionIds, now }: { sessionIds: readonly string[]; now: Date }): Promise<Map<string, ErrorSpec>> {
  const domainErrors = new Map(sessionIds.map((id) => [id, authInvalid]));
  if (sessionIds.length === 0) return domainErrors;
  for (const session of await listSessionEnds(db, sessionIds)) {
    const domainError = sessionError(session, now);
    if (domainError) domainErrors.set(session.id, domainError);
    else domainErrors.delete(session.id);
  }
  return domainErrors;
}
