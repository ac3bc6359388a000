import type { Tx } from '#kit/server/database.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { changeAccount, recordActivity, type Account } from '#shop/accounts/index.ts';
import type { Context } from '#kit/server/context.ts';

/** A code or link that came to an address or number proves it; from then on it counts as verified. */
export async function markVerified(context: Context, tx: Tx, { account, login }: { account: Account; login: LoginName }): Promise<void> {
  const at = context.now();
  if ('email' in login) {
    if (account.email !== login.email || account.emailVerifiedAt !== null) return;
    await changeAccount(tx, account.id, { emailVerifiedAt: at });
    await recordActivity(tx, context, { accountId: account.id, kind: 'emailVerified' });
  } else if (account.mobile === login.mobile && account.countryCode === login.countryCode && account.mobileVerifiedAt === null) {
    await changeAccount(tx, account.id, { mobileVerifiedAt: at });
  }
}
