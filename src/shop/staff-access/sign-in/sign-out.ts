import type { Context } from '#kit/server/context.ts';
import { endStaffSession } from '#shop/staff/sessions/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import { staffOf } from '../account/own-account.ts';

/** Ends the session that calls. */
export async function signOutStaff(context: Context): Promise<void> {
  const { staffId, sessionId } = staffOf(context);
  await context.transaction(async (tx) => {
    await endStaffSession(tx, { sessionId, at: context.now() });
    await recordAction(tx, context, { action: 'staff.signout', subject: staffId });
  });
}
