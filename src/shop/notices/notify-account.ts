import { announce } from '#kit/server/events/announce.ts';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { readAccount } from '../accounts/index.ts';
import { noticeLimits, type NoticeKind } from './contract.ts';
import { formatNotice, type NoticeParams } from './format-notice.ts';
import { insertNotice } from './store.ts';

/** A notification; `path` is without language prefix; an account is notified once per `key`. */
export type AccountNotification = { accountId: string; kind: NoticeKind; params: NoticeParams; path: string; key?: string };

/**
 * Notifies an account in the transaction of the event: inserts a row into its notifications and, on
 * commit, sends a frame `notice` to its sockets, in the language of each page. Returns false, and does nothing, where the account
 * is gone or knows already.
 */
export async function notifyAccount(tx: Tx, context: Pick<Context, 'now'>, { accountId, kind, params, path, key }: AccountNotification): Promise<boolean> {
  if (!(await readAccount(tx, accountId))) return false;
  const at = context.now();
  const id = newId(at.getTime());
  const short = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? shorten(value) : value]));
  if (!(await insertNotice(tx, { id, accountId, kind, params: short, path: path.slice(0, noticeLimits.pathLength), key: key ?? null, at }))) return false;
  const texts = Object.fromEntries(messageLocales.map((locale) => [locale, formatNotice(kind, short, locale)])) as Record<Locale, string>;
  await announce(tx, { kind: 'socket', to: { accountId }, frame: { type: 'notice', data: { id, path } }, texts });
  return true;
}

/** Cut between characters: the database refuses half of one. */
const shorten = (text: string): string => Array.from(text).slice(0, noticeLimits.paramLength).join('');
