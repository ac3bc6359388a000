import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashPassword } from '#kit/server/passwords.ts';
import { changeAccount, endSessions, lockAccount, recordActivity, type Account } from '../accounts/index.ts';
import type { User } from '../profile/contract.ts';
import { readUser } from '../profile/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { editPasswordInput } from './contract.ts';
import { checkOwnPassword, requireProof } from './require-proof.ts';
import { tellChange } from './tell-change.ts';

/**
 * Sets another password; all other sessions end, and the account is told. An account without one (it signs in by code, QR
 * or a provider) sets its first with a step-up code.
 * @throws invalidInput (40) naming `oldPassword` or `newPassword`, stepUpWanted (10), attemptsSlowed (40, 429)
 */
export async function editPassword(context: Context, input: z.output<typeof editPasswordInput>): Promise<User> {
  const { caller } = context;
  if (caller.kind !== 'user') throw new ShopError(authInvalid);
  const { accountId, sessionId } = caller;
  await checkNewPassword(context, { password: input.newPassword, field: 'newPassword' });
  const passwordHash = await hashPassword(input.newPassword);
  return context.transaction(async (tx) => {
    const account = await proved(context, tx, { accountId, ...input });
    await changeAccount(tx, accountId, { passwordHash });
    await endSessions(tx, { accountId, exceptId: sessionId, by: 'password', at: context.now() });
    await recordActivity(tx, context, { accountId, kind: 'passwordChanged' });
    await tellChange(tx, context, { account, change: 'password' });
    return (await readUser(tx, accountId, context.currency))!;
  });
}

async function proved(context: Context, tx: Tx, input: { accountId: string } & z.output<typeof editPasswordInput>): Promise<Account> {
  const account = await lockAccount(tx, input.accountId);
  if (!account) throw new ShopError(authInvalid);
  if (account.passwordHash === null) return requireProof(context, tx, { stepUpCode: input.stepUpCode });
  await checkOwnPassword(context, tx, { account, password: input.oldPassword ?? '', field: 'oldPassword' });
  return account;
}
