import type { Context } from '#kit/server/context.ts';
import { endSession } from './store.ts';

/** Ends the session that calls. */
export async function signOutStaff(context: Context): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'staff') return;
  await context.transaction((tx) => endSession(tx, { sessionId: caller.sessionId, at: context.now() }));
}
