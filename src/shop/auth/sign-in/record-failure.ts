import type { Context } from '#kit/server/context.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { findAccountByLogin, recordActivity } from '#shop/accounts/index.ts';
import type { FailedAttempt } from '../job-kinds.ts';
import { findPasskeyAccount } from '../store-passkeys.ts';

/** Records a failed attempt for an account. In a job, so that the answer takes the same time where there is no account. */
export async function recordFailure(context: Context, { login, address, userAgent }: FailedAttempt): Promise<void> {
  await context.transaction(async (tx) => {
    const accountId =
      'credentialId' in login ? (await findPasskeyAccount(tx, login.credentialId))?.accountId : (await findAccountByLogin(tx, login as LoginName))?.id;
    if (accountId) await recordActivity(tx, { ...context, address, userAgent }, { accountId, kind: 'signInFailed' });
  });
}
