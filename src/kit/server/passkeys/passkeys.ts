/**
 * Passkeys (WebAuthn): what browsers sign, and whether the signature is right. Keys and challenges are stored by the slices that use this, which also
 * say whether a challenge is good; each has to be good once.
 */
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../context.ts';
import type { HostConfig } from '../host-config.ts';

/** How long a challenge is good. */
export const challengeMs = 5 * 60_000;

/** A passkey as it is stored. */
export type StoredPasskey = { credentialId: string; publicKey: Uint8Array; counter: string | number; transports: string[] };

type Host = Pick<Context, 'config'>;
type IsExpected = (challenge: string) => Promise<boolean>;

// Loaded with the first passkey.
const webAuthn = () => import('@simplewebauthn/server');

/** Whom passkeys are for: the shop's host. They work under its own address alone. */
const partyOf = ({ config }: Host) => ({ rpID: new URL(config.baseUrl).hostname, origin: new URL(config.baseUrl).origin });

/** The origin under which browsers use passkeys; null where they refuse: without https (but for `localhost`), and at an address in numbers. */
export function passkeyOrigin({ baseUrl }: Pick<HostConfig, 'baseUrl'>): string | null {
  const { protocol, hostname, origin } = new URL(baseUrl);
  if (hostname === 'localhost') return origin;
  return protocol === 'https:' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? origin : null;
}

const named = (passkeys: readonly StoredPasskey[]) => passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** What the browser is asked for a new passkey. `discoverable`: it has to be found without the name of its account, and to know its person. */
export async function registrationOptions(
  context: Host,
  {
    shop,
    user,
    existing,
    discoverable,
  }: { shop: string; user: { id: string; name: string; email: string }; existing: readonly StoredPasskey[]; discoverable: boolean },
) {
  const { generateRegistrationOptions } = await webAuthn();
  const need = discoverable ? 'required' : 'preferred';
  return generateRegistrationOptions({
    rpName: shop,
    rpID: partyOf(context).rpID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    excludeCredentials: named(existing),
    authenticatorSelection: { residentKey: need, userVerification: need },
  });
}

/** The passkey that a browser made when it was asked for one; null where anything about it is wrong. */
export async function verifyRegistration(
  context: Host,
  { response, isExpected, needsUser }: { response: object; isExpected: IsExpected; needsUser: boolean },
): Promise<(Omit<StoredPasskey, 'publicKey' | 'counter'> & { publicKey: Buffer; counter: number }) | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { rpID, origin } = partyOf(context);
  const made = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: isExpected,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: needsUser,
  }).catch(() => null);
  if (!made?.verified) return null;
  const { id: credentialId, publicKey, counter, transports } = made.registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey), counter, transports: [...(transports ?? [])] };
}

/** What passkeys are asked: one of `allowed`, or any that the browser finds for the shop. `needsUser`: it has to ask its person for a finger, a face or a PIN. */
export async function authenticationOptions(context: Host, { allowed, needsUser }: { allowed: readonly StoredPasskey[]; needsUser: boolean }) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: partyOf(context).rpID,
    allowCredentials: named(allowed),
    userVerification: needsUser ? 'required' : 'preferred',
  });
}

/** A key that no passkey has: verifying takes as long for a passkey that is unknown. */
const nobodysKey = Buffer.from('pQECAyYgASFYIC_a1MmW_AlQX5C32Cxs6Kkk3Zauu-eIMmoHtOip0EOEIlggTVkaY-8T5YTYfz0XdGTQ_-wzfuk6jUhy_AsFZgj5GnI', 'base64url');

/** The new counter of a passkey that vouched for its person; null where anything about it is wrong, and for a passkey that is not known. */
export async function verifyAuthentication(
  context: Host,
  { response, passkey, isExpected, needsUser }: { response: { id: string }; passkey: StoredPasskey | undefined; isExpected: IsExpected; needsUser: boolean },
): Promise<{ counter: number } | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { rpID, origin } = partyOf(context);
  const verdict = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: isExpected,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey?.credentialId ?? response.id,
      publicKey: new Uint8Array(passkey?.publicKey ?? nobodysKey),
      counter: Number(passkey?.counter ?? 0),
    },
    requireUserVerification: needsUser,
  }).catch(() => null);
  return passkey && verdict?.verified ? { counter: verdict.authenticationInfo.newCounter } : null;
}
