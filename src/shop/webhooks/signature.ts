/** Signatures by the Standard Webhooks specification: HMAC-SHA256 over `id.timestamp.body`. */
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** A new secret: `whsec_` and 32 random bytes as base64. */
export function newWebhookSecret(): string {
  return `${prefix}${randomBytes(secretBytes).toString('base64')}`;
}

/** What is signed. */
export type Signed = { id: string; timestampSeconds: number; body: string };

/** The header `webhook-signature`: one signature for each secret, the newest first. */
export function signatureHeader(secrets: readonly string[], { id, timestampSeconds, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestampSeconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
