/** Passkeys of this browser. What speaks to them is loaded with the first one. */
import { callAdmin } from '../api/call-admin.ts';

const browser = () => import('@simplewebauthn/browser');

/** Asks for a passkey that is there; `path` says what it is asked. */
export async function askPasskey(path: string, body: object = {}): Promise<unknown> {
  const { data } = await callAdmin<never>(path, { method: 'POST', body });
  return (await browser()).startAuthentication({ optionsJSON: data });
}

/** Makes a passkey. */
export async function makePasskey(path: string): Promise<unknown> {
  const { data } = await callAdmin<never>(path, { method: 'POST' });
  return (await browser()).startRegistration({ optionsJSON: data });
}
