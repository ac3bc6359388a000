/** Passkeys of staff: a challenge is for one person and purpose, or in place of a password for anybody. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { authenticationOptions, challengeMs, registrationOptions, verifyAuthentication, verifyRegistration } from '#kit/server/passkeys/passkeys.ts';
import { passkeyRejected } from '../contract.ts';
import { findPasskeys, insertChallenge, loadPasskeyForUpdate, useChallenge, usePasskey, type ChallengePurpose } from './store.ts';

/** WebAuthn options for creating a passkey. */
export async function askToRegister(context: Context, tx: Tx, { staff, shop }: { staff: { id: string; name: string; email: string }; shop: string }) {
  const options = await registrationOptions(context, { shop, user: staff, existing: await findPasskeys(tx, staff.id), discoverable: false });
  await keepChallenge(context, tx, { challenge: options.challenge, staffId: staff.id, purpose: 'register' });
  return options;
}

/**
 * Whether a browser made the passkey that it was asked for.
 * @throws passkeyRejected (40)
 */
export async function checkRegistered(context: Context, tx: Tx, { staffId, response }: { staffId: string; response: object }) {
  const isExpected = async (challenge: string) => (await useChallenge(tx, { challenge, purpose: 'register', now: context.now() }))?.staffId === staffId;
  const made = await verifyRegistration(context, { response, isExpected, needsUser: false });
  if (!made) throw new ShopError(passkeyRejected, { commitsWrites: true });
  return made;
}

/** WebAuthn options for signing in; without `staffId` any discoverable passkey will do. */
export async function askToAuthenticate(context: Context, tx: Tx, { staffId, purpose }: { staffId: string | null; purpose: 'signIn' | 'prove' }) {
  const allowed = staffId === null ? [] : await findPasskeys(tx, staffId);
  // In place of a password it must have asked its person for a finger, a face or a PIN.
  const options = await authenticationOptions(context, { allowed, needsUser: staffId === null });
  await keepChallenge(context, tx, { challenge: options.challenge, staffId, purpose });
  return options;
}

/**
 * Takes what a passkey signed and answers whose it is.
 * @throws passkeyRejected (40)
 */
export async function takePasskey(
  context: Context,
  tx: Tx,
  { response, staffId, purpose }: { response: { id: string }; staffId: string | null; purpose: 'signIn' | 'prove' },
): Promise<string> {
  const known = await loadPasskeyForUpdate(tx, response.id);
  const passkey = staffId === null || known?.staffId === staffId ? known : undefined;
  const isExpected = async (challenge: string) => {
    const made = await useChallenge(tx, { challenge, purpose, now: context.now() });
    return made !== undefined && made.staffId === staffId;
  };
  const vouched = await verifyAuthentication(context, { response, passkey, isExpected, needsUser: staffId === null });
  if (!passkey || !vouched) throw new ShopError(passkeyRejected, { commitsWrites: true });
  await usePasskey(tx, { id: passkey.id, counter: vouched.counter, at: context.now() });
  return passkey.staffId;
}

async function keepChallenge(context: Context, tx: Tx, row: { challenge: string; staffId: string | null; purpose: ChallengePurpose }): Promise<void> {
  await insertChallenge(tx, { ...row, expiresAt: new Date(context.now().getTime() + challengeMs) });
}
