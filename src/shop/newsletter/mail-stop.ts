/**
 * Optional mails other than the newsletter (review requests, answers to questions): recipients can stop them with
 * one press, by the newsletter's page or their mail program (RFC 8058). Of an address only a hash is stored.
 */
import { languagePrefix } from '#kit/pure/languages.ts';
import { createHash, createHmac } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { sameSecret } from '#kit/server/ids.ts';
import { isMailStopToken, mailStopPrefix } from './contract.ts';
import { findMailStop, insertMailStop, readKey } from './store.ts';

const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
const sign = (key: string, emailHash: string) => createHmac('sha256', key).update(`mail stop ${emailHash}`).digest('base64url');

/** Whether an address may get a mail that it need not get. */
export async function mayBeMailed(db: Queryable, email: string): Promise<boolean> {
  return !(await findMailStop(db, hashOf(email)));
}

/** The token by which an address stops such mails. */
export async function mailStopToken(db: Queryable, email: string): Promise<string> {
  const emailHash = hashOf(email);
  return `${mailStopPrefix}${emailHash}.${sign(await readKey(db), emailHash)}`;
}

/** What a mail that can be stopped says besides: its headers, and the address of the page on which it is stopped. */
export function stopLinks(
  { baseUrl, newsletterPath }: { baseUrl: string; newsletterPath: string },
  { lang, token }: { lang: string; token: string },
): { page: string; headers: Record<string, string> } {
  return {
    page: `${baseUrl}${languagePrefix(lang)}${newsletterPath}?unsubscribe=${token}`,
    headers: {
      'List-Unsubscribe': `<${baseUrl}/api/web/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Stops such mails to the holder of a token, as often as they ask; answers false for what is no such token. */
export async function stopMails(context: Context, token: string): Promise<boolean> {
  if (!isMailStopToken(token)) return false;
  const [emailHash = '', signature = ''] = token.slice(mailStopPrefix.length).split('.');
  if (!sameSecret(signature, sign(await readKey(context.db), emailHash))) return false;
  await context.transaction((tx) => insertMailStop(tx, emailHash, context.now()));
  return true;
}
