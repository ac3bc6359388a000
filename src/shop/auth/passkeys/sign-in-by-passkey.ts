import { passkeyRejected } from '#kit/pure/passkeys/passkeys.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { limitGuesses } from '#kit/server/limits/limit-guesses.ts';
import { authenticationOptions, challengeMs, verifyAuthentication } from '#kit/server/passkeys/passkeys.ts';
import { passkeyLimits } from '../contract.ts';
import { failureJob } from '../job-kinds.ts';
import { completeSignIn, type SignedIn } from '../sign-in/complete-sign-in.ts';
import { insertChallenge, loadPasskeyForUpdate, useChallenge, usePasskey } from '../store-passkeys.ts';

const askerOf = (browser: string) => hashSecret(`browser ${browser}`);

/**
 * What any passkey for the shop is asked, and the secret that binds its answer to this browser (`browser`: the one that it has already).
 * The same for everybody: nobody has said yet who signs in.
 */
export async function askForPasskey(context: Context, { browser }: { browser: string | undefined }) {
  const secret = browser || newSecret();
  const options = await authenticationOptions(context, { allowed: [], needsUser: true });
  const expiresAt = new Date(context.now().getTime() + challengeMs);
  await context.transaction((tx) => insertChallenge(tx, { challenge: options.challenge, askerHash: askerOf(secret), purpose: 'signIn', expiresAt }));
  return { options, browser: secret };
}

/**
 * Signs in with a passkey that asked its person for a finger, a face or a PIN: something they have and something they are or know, so that no code
 * by e-mail is wanted besides. A passkey that is not known takes the same way as one that does not vouch.
 * @throws passkeyRejected (40), tooMany (40, 429), accountBlocked (30)
 */
export async function signInByPasskey(context: Context, { response, browser }: { response: { id: string }; browser: string | undefined }): Promise<SignedIn> {
  const limits = [{ key: `passkey guesses ${ipPrefix(context.address)}`, most: passkeyLimits.wrongFromAddress }];
  return limitGuesses(context, { limits, windowSeconds: passkeyLimits.guessSeconds, isWrong: isRejected }, () =>
    context.transaction(async (tx) => {
      const passkey = await loadPasskeyForUpdate(tx, response.id);
      const asker = browser ? askerOf(browser) : null;
      const isExpected = (challenge: string) => useChallenge(tx, { challenge, askerHash: asker, purpose: 'signIn', now: context.now() });
      const vouched = await verifyAuthentication(context, { response, passkey, isExpected, needsUser: true });
      if (!passkey || !vouched) {
        await context.enqueue(tx, failureJob, { login: { credentialId: response.id }, address: context.address, userAgent: context.userAgent });
        throw new ShopError(passkeyRejected, { commitsWrites: true });
      }
      await usePasskey(tx, { id: passkey.id, counter: vouched.counter, at: context.now() });
      return completeSignIn(context, tx, { accountId: passkey.accountId, method: 'passkey' });
    }),
  );
}

const isRejected = (error: unknown): boolean => error instanceof ShopError && error.spec === passkeyRejected;
