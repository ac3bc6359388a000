/** What the environment says of web push. */
import type { HostConfig } from '#kit/server/host-config.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { publicKeyOf } from '#kit/server/secrets/push-key.ts';
import type { z } from 'zod';
import { setTogether, text } from './fields.ts';

/** Each variable: its schema, and the rule as text. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: {
    schema: text(/^[\w-]{87}$/),
    rule: 'the public key of web push in base64url, as `npx web-push generate-vapid-keys` writes it',
  },
  VAPID_PRIVATE_KEY: {
    schema: text(/^[\w-]{43}$/),
    rule: 'the private key of web push in base64url, as `npx web-push generate-vapid-keys` writes it',
  },
} as const;

type Given = { [Name in keyof typeof pushVariables]?: z.output<(typeof pushVariables)[Name]['schema']> };

/**
 * The keys of the environment; undefined: the shop has its own.
 * @throws StartupError for one without the other, and for two that do not belong together
 */
export function pushConfig(given: Given): HostConfig['push'] {
  const keys = setTogether(given, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
  if (!keys) return undefined;
  const [publicKey, privateKey] = keys;
  if (!isPair(publicKey, privateKey)) throw new StartupError('One setting is wrong.', ['VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY']);
  return { publicKey, privateKey };
}

function isPair(publicKey: string, privateKey: string): boolean {
  try {
    return publicKeyOf(privateKey) === publicKey;
  } catch {
    return false;
  }
}
