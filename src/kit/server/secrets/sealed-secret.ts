/** Secrets of others that the shop must be able to read again (keys of payment providers), encrypted in the database with a key that is not there. */
import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text with the first key. It can be opened at its `place` only: moved to another row or column it cannot be read. */
export function sealSecret(text: string, { keys, place }: { keys: readonly KeyObject[]; place: string }): string {
  const [key] = keys;
  if (!key) throw new Error('there is no key to encrypt secrets with');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Opens it with whichever of the keys fits; null with none of them, at another place, and when it was changed. */
export function openSecret(stored: string, { keys, place }: { keys: readonly KeyObject[]; place: string }): string | null {
  const [found, body = ''] = stored.split('.', 2);
  const all = Buffer.from(body, 'base64url');
  if (found !== version || all.length < ivBytes + tagBytes) return null;
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(algorithm, key, all.subarray(0, ivBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(place));
      decipher.setAuthTag(all.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(all.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch {
      // The next key may be the one.
    }
  }
  return null;
}
