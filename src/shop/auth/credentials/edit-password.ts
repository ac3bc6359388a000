import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { z } from 'zod';
import { requireUser, type Context } from '#kit/server/context.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { changeAccount, readAccount, recordActivity } from '#shop/accounts/index.ts';
import { endSessions } from '#shop/accounts/sessions/index.ts';
import type { User } from '#shop/profile/contract.ts';
import { readUser } from '#shop/profile/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { editPasswordInput } from '../contract.ts';
import { checkOwnPassword, checkStepUp, passwordChecked, requireStepUp, type CheckedStepUp } from '../step-up/require-step-up.ts';
import { notifyChange } from './notify-change.ts';

/**
 * Sets another password; all other sessions end, and the account is notified. An account without one (it signs in by code, QR
 * or a provider) sets its first with a step-up code.
 * @throws invalidInput (40) naming `oldPassword` or `newPassword`, stepUpWanted (10), attemptsSlowed (40, 429)
 */
export async function editPassword(context: Context, input: z.output<typeof editPasswordInput>): Promise<User> {
  const { accountId, sessionId } = requireUser(context);
  await checkNewPassword(context, { password: input.newPassword, field: 'newPassword' });
  const checked = await checkOld(context, { accountId, ...input });
  const passwordHash = await hashPassword(input.newPassword);
  return context.transaction(async (tx) => {
    const account = await requireStepUp(context, tx, checked);
    await changeAccount(tx, accountId, { passwordHash });
    await endSessions(tx, { accountId, exceptId: sessionId, by: 'password', at: context.now() });
    await recordActivity(tx, context, { accountId, kind: 'passwordChanged' });
    await notifyChange(tx, context, { account, change: 'password' });
    return (await readUser(tx, accountId, context.currency))!;
  });
}

/** The old password; where there is none, a step-up code. */
async function checkOld(context: Context, input: { accountId: string } & z.output<typeof editPasswordInput>): Promise<CheckedStepUp> {
  const account = await readAccount(context.db, input.accountId);
  if (!account) throw new ShopError(authInvalid);
  if (account.passwordHash === null) return checkStepUp(context, { stepUpCode: input.stepUpCode });
  await checkOwnPassword(context, { account, password: input.oldPassword ?? '', field: 'oldPassword' });
  return passwordChecked(account.passwordHash);
}
