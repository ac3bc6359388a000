/** Passkeys of this browser. What speaks to them is loaded with the first one. */
import { callAdmin } from '../api/call-admin.ts';

const browser = () => import('@simplewebauthn/browser');

/** Asks for a passkey that is there; `path` says what it is asked. */
export async function askPasskey(path: string, body: object = {}): Promise<unknown> {
  const { data } = await callAdmin<never>(path, { method: 'POST', body });
  return (await browser()).startAuthentication({ optionsJSON: data });
}

/** Makes a passkey. What the browser says against it is English; `say` has the reader's words. */
export async function makePasskey(path: string, say: (problem: 'known' | 'notMade') => string): Promise<unknown> {
  const { data } = await callAdmin<never>(path, { method: 'POST' });
  const { startRegistration } = await browser();
  try {
    return await startRegistration({ optionsJSON: data });
  } catch (error) {
    // It takes none that the account has already (https://www.w3.org/TR/webauthn-3/#dom-publickeycredentialcreationoptions-excludecredentials).
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new Error(say(isKnown ? 'known' : 'notMade'), { cause: error });
  }
}
