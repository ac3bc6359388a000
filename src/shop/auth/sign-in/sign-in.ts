import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { queueGuess } from '#kit/server/limits/count-queue.ts';
import { expectRoomToHash, verifyPassword } from '#kit/server/passwords/passwords.ts';
import { findAccountByLogin, loadAccountForUpdate } from '#shop/accounts/index.ts';
import { completeSignIn, type SignedIn } from './complete-sign-in.ts';
import { wrongCredentials } from '../contract.ts';
import { recordAttempt } from './record-attempt.ts';
import { failureJob } from '../job-kinds.ts';
import { loginHash as hashLogin, parseLogin } from '../parse-login.ts';
import { deleteAttempts } from '../store.ts';
import { requireEmailCode } from '../codes/require-email-code.ts';

/**
 * Signs in by password. The attempt is counted first, in a transaction of its own; hashing holds no connection. Known and
 * unknown accounts take the same way: the same statements, a hash that is verified, one job that is queued.
 * @throws wrongCredentials (40) for an unknown account and a wrong password alike, captchaWanted (10), emailCodeWanted (10),
 *   attemptsSlowed (40, 429), busy (503)
 */
export async function signIn(
  context: Context,
  input: { account: string; countryCode?: string | undefined; password: string; captcha?: string | undefined },
): Promise<SignedIn> {
  const login = parseLogin(input, context.locale);
  const loginHash = hashLogin(login);
  expectRoomToHash();
  await queueGuess(() => context.transaction((tx) => recordAttempt(context, tx, { loginHash, captcha: input.captcha })));
  const found = await findAccountByLogin(context.db, login);
  const isRight = await verifyPassword(found?.passwordHash, input.password);
  const signedIn = await context.transaction(async (tx) => {
    // The password may have been changed, or the account be gone, while the hash was verified.
    const account = found && isRight ? await loadAccountForUpdate(tx, found.id) : undefined;
    if (!account || account.passwordHash !== found?.passwordHash) {
      await context.enqueue(tx, failureJob, { login, address: context.address, userAgent: context.userAgent });
      return null;
    }
    await deleteAttempts(tx, loginHash);
    await requireEmailCode(context, tx, { account, method: 'password' });
    return completeSignIn(context, tx, { accountId: account.id, method: 'password' });
  });
  if (!signedIn) throw new ShopError(wrongCredentials);
  return signedIn;
}
