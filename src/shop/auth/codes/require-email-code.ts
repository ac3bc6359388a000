import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import type { Account } from '#shop/accounts/index.ts';
import { emailCodeWanted } from '../contract.ts';
import type { SecondStepOf } from '../job-kinds.ts';
import { maskLogin } from '../rules.ts';
import { sendCode } from './send-code.ts';

/**
 * Whether a sign-in by password, or by a code to a number, has to be confirmed by a code to the account's address: then the code is sent, and the
 * ticket that goes with it is in the error. `method`: how it began, stored for the session that the code opens.
 * @throws emailCodeWanted (10) `{ kind: "emailCode", ticket }`
 */
export async function requireEmailCode(context: Context, tx: Tx, { account, method }: { account: Account; method: SecondStepOf }): Promise<void> {
  if (!account.loginEmailVerification || account.email === null) return;
  const ticket = newSecret();
  await sendCode(context, tx, { login: { email: account.email }, scene: 'verifySignin', askerId: account.id, ticketHash: hashSecret(ticket), method });
  throw new ShopError(emailCodeWanted, { data: { kind: 'emailCode', ticket, email: maskLogin(account.email) }, commitsWrites: true });
}
