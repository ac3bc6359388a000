/** Passkeys of this browser. What speaks to them is loaded with the first one. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

const library = () => import('@simplewebauthn/browser');

/** Whether passkeys work here: in this browser, and under the address that they belong to (null: under none). */
export const canUsePasskeys = (origin: string | null): boolean => origin !== null && location.origin === origin && 'PublicKeyCredential' in globalThis;

/** Asks for a passkey that is there. @throws what the browser says, in English, where its person uses none */
export async function askPasskey(options: object): Promise<object> {
  return (await library()).startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

/** Makes a passkey; answers what stood in the way instead. */
export async function makePasskey(options: object): Promise<{ made: object } | { problem: 'known' | 'notMade'; cause: unknown }> {
  const { startRegistration } = await library();
  try {
    return { made: await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }) };
  } catch (cause) {
    // It takes none that the account has already (https://www.w3.org/TR/webauthn-3/#dom-publickeycredentialcreationoptions-excludecredentials).
    return { problem: cause instanceof Error && cause.name === 'InvalidStateError' ? 'known' : 'notMade', cause };
  }
}
