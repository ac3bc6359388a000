import type { Context } from '#kit/server/context.ts';
import { endMarkedSession, endSession } from '#shop/accounts/sessions/index.ts';
import { recordActivity } from '#shop/accounts/index.ts';

/** Ends the caller's own session; its token then answers 50. */
export async function signOut(context: Context): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'user') return;
  const { accountId, sessionId } = caller;
  await context.transaction(async (tx) => {
    if (await endSession(tx, { accountId, sessionId, by: 'self', at: context.now() })) await recordActivity(tx, context, { accountId, kind: 'signOut' });
  });
}

/** Ends a session that was signed out in a browser while the shop could not be reached, by the mark that remained there. Never reveals whether there was one. */
export async function signOutLate(context: Context, mark: string): Promise<void> {
  await context.transaction(async (tx) => {
    const ended = await endMarkedSession(tx, { mark, at: context.now() });
    if (ended) await recordActivity(tx, context, { ...ended, kind: 'signOut' });
  });
}
