/** What the environment says of a Redis that the processes of the shop share. */
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { openRedis, type RedisClient } from '#kit/server/redis/redis.ts';
import { countCalls } from '#kit/server/redis/share-by-redis.ts';
import { z } from 'zod';

const isRedisUrl = (value: string) => URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol) && /^(\/\d{0,3})?$/.test(new URL(value).pathname);

/** Each variable: its schema, and the rule as text. */
export const redisVariables = {
  REDIS_URL: {
    schema: z.string().refine(isRedisUrl),
    rule: 'the address of a Redis or Valkey, such as redis://user:password@host:6379/0 (rediss:// with TLS)',
  },
} as const;

const checkKey = 'vitrine:limit:start';

/**
 * Does once what the shop will do with it. One that is away does not keep the shop from starting: the shop goes on without it, and uses it when it is there.
 * @throws StartupError for one that answers and refuses: a wrong password, missing rights, a replica, no Redis at all
 */
export async function checkRedis(url: string, say: (line: string) => void): Promise<void> {
  const { host } = new URL(url);
  let client: RedisClient | undefined;
  try {
    client = await openRedis(url);
    await countCalls(client, { key: checkKey, times: 1, windowMs: 1_000 });
    await client.subscribe('vitrine:announcements:start', () => undefined);
    await client.publish('vitrine:announcements:start', '');
    say(`Redis: ${host}`);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const reason = refusals.find(([pattern]) => pattern.test(`${code ?? ''} ${message}`))?.[1];
    if (reason === undefined) return say(`Redis: ${host} does not answer (${code ?? message}); the shop starts without it, and uses it when it is there`);
    throw new StartupError(
      `The Redis at ${host} cannot be used: ${reason}.`,
      ['Check REDIS_URL: redis://user:password@host:6379/0', 'Or unset it: nodes then talk by the database, and each counts calls for itself.'],
      error,
    );
  } finally {
    if (client?.isOpen) client.destroy();
  }
}

const refusals: [RegExp, string][] = [
  [/WRONGPASS|invalid password|without any password configured/i, 'it refuses the user or the password'],
  [/NOAUTH/, 'it asks for a password'],
  [/NOPERM/, 'the user needs the rights +@connection +@pubsub +eval +incrby +pttl +pexpire, ~vitrine:* and &vitrine:*'],
  [/READONLY/, 'it is a replica, which cannot be written'],
  [/DB index|SELECT is not allowed/i, 'it has no database of that number'],
  [/unknown command|NOPROTO/i, 'it is older than Redis 6'],
  [/ERR_SSL|ERR_TLS|CERT|EPROTO|self.signed/i, 'TLS fails (rediss:// needs it, redis:// is without; its certificate has to be valid)'],
  [/Unknown RESP/, 'what answers there is no Redis'],
];
