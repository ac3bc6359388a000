import type { Context } from '#kit/server/context.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { findAccountByLogin, recordActivity } from '#shop/accounts/index.ts';
import type { FailedAttempt } from '../job-kinds.ts';

/** Records a failed attempt for an account. In a job, so that the answer takes the same time where there is no account. */
export async function recordFailure(context: Context, { login, address, userAgent }: FailedAttempt): Promise<void> {
  await context.transaction(async (tx) => {
    const account = await findAccountByLogin(tx, login as LoginName);
    if (account) await recordActivity(tx, { ...context, address, userAgent }, { accountId: account.id, kind: 'signInFailed' });
  });
}
