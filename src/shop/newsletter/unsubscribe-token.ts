import { createHmac } from 'node:crypto';
import type { Queryable } from '#kit/server/database.ts';
import { isId, sameSecret } from '#kit/server/ids.ts';
import { readKey } from './store.ts';

const sign = (key: string, id: string) => createHmac('sha256', key).update(`unsubscribe ${id}`).digest('base64url');

/** The token of unsubscribe links: it works as long as the address is known, and needs no room in the database. It names the issue that it came with. */
export function unsubscribeToken(key: string, subscriberId: string, issueId?: string): string {
  return `${subscriberId}.${sign(key, subscriberId)}${issueId === undefined ? '' : `.${issueId}`}`;
}

/** The issue that a token came with, or null. Nothing but a count hangs on it, so that it is not signed. */
export function issueOf(token: string): string | null {
  const [, , issueId = ''] = token.split('.');
  return isId(issueId) ? issueId : null;
}

/** Whose token it is, or null. */
export async function subscriberOf(db: Queryable, token: string): Promise<string | null> {
  const [id = '', signature = ''] = token.split('.');
  if (!isId(id)) return null;
  return sameSecret(signature, sign(await readKey(db), id)) ? id : null;
}
