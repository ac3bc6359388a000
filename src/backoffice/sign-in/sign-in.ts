/** API calls of the sign-in. */
import { HttpError } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { askPasskey } from './passkey.ts';

/** What was typed at the first step, and what the second one may be. */
export type Asked = { account: string; password: string; ways: string[]; ticket: string };

/** By password, and the code of the second step where one is asked for. @throws HttpError; see `wantedBy` */
export async function signIn(body: { account: string; password: string; code?: string }): Promise<void> {
  const { account, password, code } = body;
  await callAdmin('/auth/signin', { method: 'POST', body: { account, password, ...(code === undefined ? {} : { code }) } });
}

/** By passkey: alone, or as the second step that `ticket` stands for. @throws HttpError */
export async function signInByPasskey(ticket?: string): Promise<void> {
  const about = ticket === undefined ? {} : { ticket };
  const response = await askPasskey('/auth/passkey/options', about);
  await callAdmin('/auth/passkey', { method: 'POST', body: { ...about, response } });
}

/** What the server wants besides, of what `signIn` threw: the ways of the second step, and its ticket. */
export const wantedBy = (error: unknown) => (error instanceof HttpError ? ((error.body as { asked?: Partial<Asked> } | undefined)?.asked ?? {}) : {});
