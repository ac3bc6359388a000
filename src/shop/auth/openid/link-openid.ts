import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { linkIdentity } from '#shop/accounts/identities/index.ts';
import { loadAccountForUpdate, readAccount, recordActivity, type Account } from '#shop/accounts/index.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { openIdRejected } from '../contract.ts';
import { checkOwnPassword } from '../step-up/require-step-up.ts';
import { deleteLink, loadLinkForUpdate } from '../store-openid.ts';
import type { SignedInByProvider } from './finish-openid.ts';

/**
 * Links a provider to the account that its address belongs to, once the account's password is given, and signs in.
 * @throws openIdRejected (40) for a ticket that is not good, invalidInput (40) naming `password`, attemptsSlowed (40, 429)
 */
export async function linkOpenId(context: Context, { ticket, password }: { ticket: string; password: string }): Promise<SignedInByProvider> {
  const ticketHash = hashSecret(ticket);
  const checked = await context.transaction((tx) => linkedAccount(context, tx, ticketHash));
  await checkOwnPassword(context, { account: checked, password, field: 'password' });
  return context.transaction(async (tx) => {
    const link = await loadLinkForUpdate(tx, { ticketHash, now: context.now() });
    const account = link && (await loadAccountForUpdate(tx, link.accountId));
    // Changed while it was verified: what was right then is not now.
    if (!account || account.passwordHash !== checked.passwordHash) throw new ShopError(openIdRejected);
    await deleteLink(tx, ticketHash);
    const { provider, subject, name } = link;
    if (!(await linkIdentity(tx, { provider, subject, name, accountId: account.id, linkedAt: context.now() }))) throw new ShopError(openIdRejected);
    await recordActivity(tx, context, { accountId: account.id, kind: 'identityLinked', detail: { provider: new URL(provider).hostname } });
    return { ...(await completeSignIn(context, tx, { accountId: account.id, method: 'openid' })), back: link.returnPath };
  });
}

async function linkedAccount(context: Context, tx: Tx, ticketHash: string): Promise<Account> {
  const link = await loadLinkForUpdate(tx, { ticketHash, now: context.now() });
  const account = link && (await readAccount(tx, link.accountId));
  if (!account) throw new ShopError(openIdRejected);
  return account;
}
