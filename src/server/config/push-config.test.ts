import webPush from 'web-push';
import { expect, it } from 'vitest';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { readConfig } from './config.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

it('takes the keys of web push, or leaves them to the shop', () => {
  expect(readConfig(pair).push).toEqual({ publicKey, privateKey });
  expect(readConfig({}).push).toBeUndefined();
});

it.each([
  [
    'a public key of another pair',
    { ...pair, VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey },
    'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY',
  ],
  ['a private key that is no number of the curve', { ...pair, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY'],
  ['one without the other', { VAPID_PUBLIC_KEY: publicKey }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together'],
  ['the other without the one', { VAPID_PRIVATE_KEY: privateKey }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together'],
  ['a key that is cut off', { ...pair, VAPID_PRIVATE_KEY: privateKey.slice(4) }, 'VAPID_PRIVATE_KEY must be'],
])('refuses %s, by its name and without the key', (_what, environment: Record<string, string>, words) => {
  const problem = (() => {
    try {
      readConfig(environment);
      return '';
    } catch (error) {
      return error instanceof StartupError ? error.inWords() : String(error);
    }
  })();
  expect(problem).toContain(words);
  expect(problem).not.toContain(privateKey.slice(4));
});
