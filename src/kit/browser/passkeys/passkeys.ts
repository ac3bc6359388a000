/** Passkeys of this browser. What speaks to them is loaded with the first one. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

const library = () => import('@simplewebauthn/browser');

/** Whether passkeys work here: in this browser, and under the address that they belong to (null: under none). */
export const canUsePasskeys = (origin: string | null): boolean => origin !== null && location.origin === origin && 'PublicKeyCredential' in globalThis;

/** The same, and whether the browser offers them among what it fills into a field. */
export const offersPasskeys = async (origin: string | null): Promise<boolean> =>
  canUsePasskeys(origin) && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** The same, and whether this device keeps some by itself, behind its finger, face or PIN. */
export const canKeepPasskeys = async (origin: string | null): Promise<boolean> =>
  canUsePasskeys(origin) && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

/** Waits until a passkey is chosen among what the browser offers in a field whose `autocomplete` ends in `webauthn`; null where that ends without one. */
export async function awaitPasskey(options: object): Promise<object | null> {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: true }).catch(() => null);
}

/** Ends that; whatever else asks for passkeys ends it, too. */
export const stopAwaitingPasskey = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

/** Asks for a passkey that is there. @throws what the browser says, in English, where its person uses none */
export async function askPasskey(options: object): Promise<object> {
  return (await library()).startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

/** What may stand in the way of a new passkey. `known`: the device has one already; `notMade`: its person did not want to, or waited too long. */
export type PasskeyProblem = 'known' | 'notSupported' | 'notMade';

/** Makes a passkey; answers what stood in the way instead. */
export async function makePasskey(options: object): Promise<{ made: object } | { problem: PasskeyProblem; cause: unknown }> {
  const { startRegistration } = await library();
  try {
    return { made: await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }) };
  } catch (cause) {
    return { problem: problems[cause instanceof Error ? cause.name : ''] ?? 'notMade', cause };
  }
}

/** By the names of the errors of https://www.w3.org/TR/webauthn-3/#sctn-createCredential: a device takes no passkey of an account that it has one of, and not each keeps what is wanted. */
const problems: Readonly<Record<string, PasskeyProblem>> = { InvalidStateError: 'known', NotSupportedError: 'notSupported', ConstraintError: 'notSupported' };
