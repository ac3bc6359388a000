import { createHmac } from 'node:crypto';
import type { Queryable } from '#kit/server/database.ts';
import { isId, sameSecret } from '#kit/server/ids.ts';
import { readKey } from './store.ts';

const sign = (key: string, id: string) => createHmac('sha256', key).update(`unsubscribe ${id}`).digest('base64url');

/** The token of unsubscribe links: it works as long as the address is known, and needs no room in the database. */
export function unsubscribeToken(key: string, subscriberId: string): string {
  return `${subscriberId}.${sign(key, subscriberId)}`;
}

/** Whose token it is, or null. */
export async function subscriberOf(db: Queryable, token: string): Promise<string | null> {
  const [id = '', signature = ''] = token.split('.');
  if (!isId(id)) return null;
  return sameSecret(signature, sign(await readKey(db), id)) ? id : null;
}
