/** The key that a shop signs web push messages with (VAPID): a number on the curve P-256. */
import { createECDH } from 'node:crypto';

/** The public half of a private key, both in base64url. @throws when it is none */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}
