import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Account } from '#shop/accounts/index.ts';
import type { LoginName } from '#shop/accounts/contract.ts';
import { queueMailText, queueText, type MailText } from '#shop/messages/index.ts';
import { loginText } from './parse-login.ts';

/** Something to say: `text` is the short form for a telephone. */
export type LoginNotice = Pick<MailText, 'lang' | 'title' | 'paragraphs' | 'rows' | 'link' | 'kind' | 'values'> & { text: string };

/** Says something to an address by mail, or to a number by text message, when the transaction commits. */
export async function notifyLogin(tx: Tx, context: Pick<Context, 'enqueue' | 'now'>, login: LoginName, { text, ...notice }: LoginNotice): Promise<void> {
  const id = `auth-${newId(context.now().getTime())}`;
  if ('email' in login) await queueMailText(tx, context, { id, to: login.email, ...notice });
  else await queueText(tx, context, { id, to: loginText(login), lang: notice.lang, text });
}

/** How an account is reached: its address, else its number, else not at all. */
export function reachOf({ email, countryCode, mobile }: Pick<Account, 'email' | 'countryCode' | 'mobile'>): LoginName | null {
  if (email !== null) return { email };
  return countryCode !== null && mobile !== null ? { countryCode, mobile } : null;
}
