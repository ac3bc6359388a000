import type { Context } from '#kit/server/context.ts';
import { endSession, recordActivity } from '../accounts/index.ts';

/** Ends the caller's own session; its token then answers 50. */
export async function signOut(context: Context): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'user') return;
  const { accountId, sessionId } = caller;
  await context.transaction(async (tx) => {
    if (await endSession(tx, { accountId, sessionId, by: 'self', at: context.now() })) await recordActivity(tx, context, { accountId, kind: 'signOut' });
  });
}
