/** Whether a session is still good, and if not, in which way. */
import { authInvalid, authOut } from '#kit/pure/common-errors.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Who ended a session: its own sign-out, another device, a new password, the account's end. */
export type EndedBy = 'self' | 'elsewhere' | 'password' | 'deleted';

/** What is known of a session's end. */
export type SessionEnd = { expiresAt: Date; endedAt: Date | null; endedBy: string | null };

const endedElsewhereKnownMs = 30 * 24 * 3_600_000;

/** What a token is answered whose session was ended so, just now. */
export function endedSessionError(by: string | null): ErrorSpec {
  return by === 'self' ? authInvalid : authOut;
}

/** The error for a token of this session: null while it is valid; a session ended elsewhere gets its own error for 30 days (docs/rules/accounts.md, "Sessions"). */
export function sessionError(session: SessionEnd, now: Date): ErrorSpec | null {
  if (session.endedAt) {
    const isOld = now.getTime() - session.endedAt.getTime() >= endedElsewhereKnownMs;
    return isOld ? authInvalid : endedSessionError(session.endedBy);
  }
  return session.expiresAt <= now ? authInvalid : null;
}
