/** What the processes of a shop share through Redis: announcements and rate limits (docs/decisions/1020, 1021). */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Log } from '../context.ts';
import { on, type Database, type Queryable } from '../database.ts';
import { openOutbox } from '../events/outbox.ts';
import type { TwoWayAnnouncements } from '../events/listen.ts';
import { shareCounts } from '../http/rate-limit.ts';
import { connectRedis, RedisAway, type Redis, type RedisClient } from './redis.ts';

type Parts = { database: Database; announcements: TwoWayAnnouncements; log: Log };

/** Counts in a window that begins with the first call; answers how many calls there were, and in how many milliseconds it ends. */
const countScript = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {count, left}`;

/** Counts so many calls at once. */
export async function countCalls(
  client: RedisClient,
  { key, times, windowMs }: { key: string; times: number; windowMs: number },
): Promise<{ count: number; endsInMs: number }> {
  const [count, endsInMs] = await client.sendCommand<[number, number]>(['EVAL', countScript, '1', key, String(times), String(windowMs)]);
  return { count, endsInMs };
}

/** Shares by the Redis at `url`, from now until `close`; while it is away, the shop goes on as without it. */
export function shareByRedis(url: string, { database, announcements, log }: Parts): { close(): Promise<void> } {
  let key: string | undefined;
  let isFailingSaid = false;
  // One and the same each time: what a client has subscribed to, it subscribes to again by itself.
  const hear = (payload: string) => announcements.hear(payload);
  const redis = connectRedis(url, {
    log,
    async onConnected(client) {
      key ??= await keyOfShop(database.reader);
      await client.subscribe(channelOf(key), hear);
      announcements.relyOnNotify(false);
      isFailingSaid = false;
    },
    onLost: () => announcements.relyOnNotify(true),
  });
  const outbox = openOutbox(database, async (payloads) => publish(redis, channelOf(known(key)), payloads), log);
  const stopCounting = shareCounts(async ({ limit, from, times, windowMs }) => {
    if (key === undefined) return null;
    try {
      const counted = `vitrine:limit:${hashed(key, `${limit} ${from}`)}`;
      return await redis.ask((client) => countCalls(client, { key: counted, times, windowMs }));
    } catch (error) {
      // That it is away has been said.
      if (!isFailingSaid && !(error instanceof RedisAway)) {
        log.warn({ err: error }, 'limits are counted by each process: Redis does not count');
        isFailingSaid = true;
      }
      return null;
    }
  });
  return {
    async close() {
      stopCounting();
      await outbox.close();
      redis.close();
    },
  };
}

/** @throws RedisAway before the first connection */
function known(key: string | undefined): string {
  if (key === undefined) throw new RedisAway('it was not there yet');
  return key;
}

const channelOf = (key: string) => `vitrine:announcements:${hashed(key, 'announcements')}`;

const publish = (redis: Redis, channel: string, payloads: readonly string[]) =>
  redis.ask((client) => Promise.all(payloads.map((payload) => client.publish(channel, payload))));

/** Nobody reads an address or account in a key who does not know the shop's secret. */
const hashed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Tells apart the shops that one Redis serves, copies of a database among them. */
async function keyOfShop(db: Queryable): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', (select value from secret where name = 'form'), oid, datname) as key from pg_database where datname = current_database()`.execute(
    on(db),
  );
  return rows[0]!.key;
}
