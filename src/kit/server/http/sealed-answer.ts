/** Responses that are stored for a retry, readable with the retry's key alone: they may hold secrets (an order's access token, a webhook's secret). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const saltBytes = 16;
const ivBytes = 12;
const tagBytes = 16;

// The retry key is not stored, so the table alone cannot be decrypted.
const keyOf = (key: string, salt: Buffer, scope: string) => Buffer.from(hkdfSync('sha256', key, salt, scope, 32));

/** Encrypts an answer under the `Idempotency-Key` of its call; `scope` is whose and which call it was. */
export function sealAnswer(answer: string, { key, scope }: { key: string; scope: string }): string {
  const [salt, iv] = [randomBytes(saltBytes), randomBytes(ivBytes)];
  const cipher = createCipheriv(algorithm, keyOf(key, salt, scope), iv);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/**
 * Opens it, byte for byte.
 * @throws Error with another key or scope, and when it was changed
 */
export function openAnswer(stored: string, { key, scope }: { key: string; scope: string }): string {
  const all = Buffer.from(stored, 'base64');
  const [salt, iv] = [all.subarray(0, saltBytes), all.subarray(saltBytes, saltBytes + ivBytes)];
  const rest = all.subarray(saltBytes + ivBytes);
  const decipher = createDecipheriv(algorithm, keyOf(key, salt, scope), iv, { authTagLength: tagBytes });
  decipher.setAuthTag(rest.subarray(0, tagBytes));
  return Buffer.concat([decipher.update(rest.subarray(tagBytes)), decipher.final()]).toString('utf8');
}
