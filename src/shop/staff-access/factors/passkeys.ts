/** Passkeys (WebAuthn): what a browser is asked to sign, and whether it did. The challenge is good once. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { passkeyRejected } from '../contract.ts';
import { findPasskeys, insertChallenge, loadPasskeyForUpdate, useChallenge, usePasskey, type ChallengePurpose } from './store.ts';

const challengeMs = 5 * 60_000;

// Loaded with the first passkey.
const webAuthn = () => import('@simplewebauthn/server');

/** Whom passkeys are for: the shop's host. They work under its own address alone. */
const partyOf = ({ config }: Pick<Context, 'config'>) => ({ rpID: new URL(config.baseUrl).hostname, origin: new URL(config.baseUrl).origin });

/** WebAuthn options for creating a passkey. */
export async function askToRegister(context: Context, tx: Tx, { staff, shop }: { staff: { id: string; name: string; email: string }; shop: string }) {
  const { generateRegistrationOptions } = await webAuthn();
  const existing = await findPasskeys(tx, staff.id);
  const options = await generateRegistrationOptions({
    rpName: shop,
    rpID: partyOf(context).rpID,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: new Uint8Array(Buffer.from(staff.id)),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(context, tx, { challenge: options.challenge, staffId: staff.id, purpose: 'register' });
  return options;
}

/**
 * Whether a browser made the passkey that it was asked for.
 * @throws passkeyRejected (40)
 */
export async function checkRegistered(context: Context, tx: Tx, { staffId, response }: { staffId: string; response: object }) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { rpID, origin } = partyOf(context);
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: async (challenge) => (await useChallenge(tx, { challenge, purpose: 'register', now: context.now() }))?.staffId === staffId,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => null);
  if (!made?.verified) throw new ShopError(passkeyRejected, { commitsWrites: true });
  return made.registrationInfo.credential;
}

/** WebAuthn options for signing in; without `staffId` any discoverable passkey will do. */
export async function askToAuthenticate(context: Context, tx: Tx, { staffId, purpose }: { staffId: string | null; purpose: 'signIn' | 'prove' }) {
  const { generateAuthenticationOptions } = await webAuthn();
  const existing = staffId === null ? [] : await findPasskeys(tx, staffId);
  const options = await generateAuthenticationOptions({
    rpID: partyOf(context).rpID,
    allowCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // In place of a password it must have asked its person for a finger, a face or a PIN.
    userVerification: staffId === null ? 'required' : 'preferred',
  });
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
  const { verifyAuthenticationResponse } = await webAuthn();
  const refused = new ShopError(passkeyRejected, { commitsWrites: true });
  const passkey = await loadPasskeyForUpdate(tx, response.id);
  if (!passkey || (staffId !== null && passkey.staffId !== staffId)) throw refused;
  const { rpID, origin } = partyOf(context);
  const verdict = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: async (challenge) => (await useChallenge(tx, { challenge, purpose, now: context.now() }))?.staffId === staffId,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
    requireUserVerification: staffId === null,
  }).catch(() => null);
  if (!verdict?.verified) throw refused;
  await usePasskey(tx, { id: passkey.id, counter: verdict.authenticationInfo.newCounter, at: context.now() });
  return passkey.staffId;
}

async function keepChallenge(context: Context, tx: Tx, row: { challenge: string; staffId: string | null; purpose: ChallengePurpose }): Promise<void> {
  await insertChallenge(tx, { ...row, expiresAt: new Date(context.now().getTime() + challengeMs) });
}
