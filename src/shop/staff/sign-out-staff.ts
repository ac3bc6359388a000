import type { Context } from '#kit/server/context.ts';
import { recordAction } from './record-action.ts';
import { endSession } from './store.ts';

/** Ends the session that calls. */
export async function signOutStaff(context: Context): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'staff') return;
  await context.transaction(async (tx) => {
    await endSession(tx, { sessionId: caller.sessionId, at: context.now() });
    await recordAction(tx, context, { action: 'staff.signout', subject: caller.staffId });
  });
}
