import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { endSession, endSessions } from '../accounts/sessions/index.ts';
import { recordActivity } from '../accounts/index.ts';

/**
 * Ends one session of the account that asks; its own as a sign-out, another as ended elsewhere, whose token answers 51.
 * @throws notFound (40, 404) for one that is not there, has ended or is another's, authInvalid (50)
 */
export async function signOutSession(context: Context, sessionId: string): Promise<{ ended: number }> {
  const own = requireUser(context);
  if (!isId(sessionId)) throw new ShopError(notFound);
  const isOwn = sessionId === own.sessionId;
  await context.transaction(async (tx) => {
    const ended = await endSession(tx, { accountId: own.accountId, sessionId, by: isOwn ? 'self' : 'elsewhere', at: context.now() });
    if (!ended) throw new ShopError(notFound);
    await recordActivity(tx, context, { accountId: own.accountId, kind: isOwn ? 'signOut' : 'signOutSession' });
  });
  return { ended: 1 };
}

/** Ends all sessions of the account but the one that asks; none is no error. @throws authInvalid (50) */
export async function signOutOthers(context: Context): Promise<{ ended: number }> {
  const { accountId, sessionId } = requireUser(context);
  return context.transaction(async (tx) => {
    const ended = await endSessions(tx, { accountId, exceptId: sessionId, by: 'elsewhere', at: context.now() });
    if (ended > 0) await recordActivity(tx, context, { accountId, kind: 'signOutOthers', detail: { count: ended } });
    return { ended };
  });
}
