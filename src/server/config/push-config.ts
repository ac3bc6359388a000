/** What the environment says of web push. */
import type { HostConfig } from '#kit/server/host-config.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { publicKeyOf } from '#kit/server/secrets/push-key.ts';
import { z } from 'zod';

/** Each variable: its schema, and the rule as text. */
export const pushVariables = {
  VAPID_PUBLIC_KEY: {
    schema: z.string().regex(/^[\w-]{87}$/),
    rule: 'the public key of web push in base64url, as `npx web-push generate-vapid-keys` writes it',
  },
  VAPID_PRIVATE_KEY: {
    schema: z.string().regex(/^[\w-]{43}$/),
    rule: 'the private key of web push in base64url, as `npx web-push generate-vapid-keys` writes it',
  },
} as const;

type Given = { [Name in keyof typeof pushVariables]?: z.output<(typeof pushVariables)[Name]['schema']> };

/**
 * The keys of the environment; undefined: the shop has its own.
 * @throws StartupError for one without the other, and for two that do not belong together
 */
export function pushConfig({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Given): HostConfig['push'] {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined)
    throw new StartupError('A setting is missing.', ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together']);
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
