import { createHmac } from 'node:crypto';
import { isId, sameSecret } from '#kit/server/ids.ts';

const sign = (key: string, id: string) => createHmac('sha256', key).update(`recover ${id}`).digest('base64url');

/** The token of a link that opens the cart again; it is made when the mail is, and stored nowhere. */
export function recoveryToken(key: string, id: string): string {
  return `${id}.${sign(key, id)}`;
}

/** Of which recovery a token is, or null. */
export function recoveryOf(key: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  return isId(id) && sameSecret(signature, sign(key, id)) ? id : null;
}
