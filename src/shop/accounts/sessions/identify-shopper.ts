import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Caller } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { sessionError } from '../rules.ts';
import { findSessionByTokenHash } from '../store.ts';
import { findGuestBySecretHash } from '../store-guests.ts';

/**
 * The shopper of a token and a guest cookie (docs/contract.md, "Who is asking").
 * @throws authInvalid (50) for a token that is not valid, authOut (51) for one ended elsewhere within 30 days; never falls back to the guest.
 */
export async function identifyShopper(db: Queryable, credentials: { token?: string; guestSecret?: string; now: Date }): Promise<Caller> {
  const guest = credentials.guestSecret ? await findGuestBySecretHash(db, hashSecret(credentials.guestSecret)) : undefined;
  if (credentials.token === undefined) return guest ? { kind: 'guest', guestId: guest.id } : { kind: 'nobody' };
  const session = await findSessionByTokenHash(db, hashSecret(credentials.token));
  if (!session) throw new ShopError(authInvalid);
  const domainError = sessionError(session, credentials.now);
  if (domainError) throw new ShopError(domainError);
  return { kind: 'user', accountId: session.accountId, sessionId: session.id, lastSeenAt: session.lastSeenAt, ...(guest ? { guestId: guest.id } : {}) };
}
