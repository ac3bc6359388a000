import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { loadAccountForUpdate, readAccount } from '#shop/accounts/index.ts';
import { joinVerifiedOrders } from '../sign-in/join-guest.ts';
import { markVerified } from './mark-verified.ts';
import { loginHash } from '../parse-login.ts';
import { wrongStepUp } from '../step-up/require-step-up.ts';
import { maskLogin } from '../rules.ts';
import { useSignInTicket } from '../store.ts';

/**
 * Verifies an account's address by the token of the mailed link, wherever the link is opened; orders placed with that
 * address as a guest become the account's. Answers the address, shortened, and how many orders.
 * @throws invalidInput (40) naming `token`
 */
export async function verifyEmail(context: Context, token: string): Promise<{ email: string; orders: number }> {
  return context.transaction(async (tx) => {
    const stored = await useSignInTicket(tx, { ticketHash: hashSecret(token), scene: 'verifyEmail', now: context.now() });
    const account = stored?.askerId ? await loadAccountForUpdate(tx, stored.askerId) : undefined;
    if (!account?.email || loginHash({ email: account.email }) !== stored?.loginHash) {
      throw wrongStepUp('token', m.auth_link_wrong({}, { locale: context.locale }));
    }
    await markVerified(context, tx, { account, login: { email: account.email } });
    const orders = await joinVerifiedOrders(tx, (await readAccount(tx, account.id))!, context.now());
    return { email: maskLogin(account.email), orders };
  });
}
