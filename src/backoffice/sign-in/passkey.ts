/** Passkeys of this browser for staff. */
import * as passkeys from '#kit/browser/passkeys/passkeys.ts';
import { callAdmin } from '../api/call-admin.ts';

/** Asks for a passkey that is there; `path` says what it is asked. */
export async function askPasskey(path: string, body: object = {}): Promise<unknown> {
  const { data } = await callAdmin<object>(path, { method: 'POST', body });
  return passkeys.askPasskey(data);
}

/** Makes a passkey. What the browser says against it is English; `say` has the reader's words. */
export async function makePasskey(path: string, say: (problem: passkeys.PasskeyProblem) => string): Promise<unknown> {
  const { data } = await callAdmin<object>(path, { method: 'POST' });
  const answer = await passkeys.makePasskey(data);
  if ('made' in answer) return answer.made;
  throw new Error(say(answer.problem), { cause: answer.cause });
}
