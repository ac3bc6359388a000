/** Solving a challenge: counting up until the derived key begins as the challenge wants. */
import { deriveKey } from './derive-key.ts';

/** A challenge as the API answers it. */
export type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyPrefix: string; algorithm: string; keyLength: number };
  signature: string;
};

const most = 100_000;

/** The solved challenge as calls send it (base64 of `{ challenge, solution }`), or null when it is of a kind that is not known. */
export function solve(challenge: Challenge): string | null {
  const { nonce, salt, cost, keyPrefix, algorithm, keyLength } = challenge.parameters;
  if (algorithm !== 'PBKDF2/SHA-256' || keyLength !== 32) return null;
  const [password, salted] = [Uint8Array.from([...bytesOf(nonce), 0, 0, 0, 0]), bytesOf(salt)];
  const view = new DataView(password.buffer);
  for (let counter = 0; counter < most; counter += 1) {
    view.setUint32(password.length - 4, counter);
    const derivedKey = hexOf(deriveKey(password, salted, cost));
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
  return null;
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
