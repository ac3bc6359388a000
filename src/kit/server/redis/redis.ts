/** Redis or Valkey (`REDIS_URL`): one connection of this process. Nobody waits for long because of it. */
import { once } from 'node:events';
import type { RedisClientType } from '@redis/client';
import type { Log } from '../context.ts';

/** A connection as its library has it, which is loaded only where there is a Redis. */
export type RedisClient = RedisClientType;

/** Redis is away, or did not answer in time. */
export class RedisAway extends Error {}

/** The connection. */
export type Redis = {
  /** Asks Redis. @throws RedisAway at once while it is away, and when it says nothing for half a second; whatever it answers as an error */
  ask<Answer>(question: (client: RedisClient) => Promise<Answer>): Promise<Answer>;
  close(): void;
};

/** What is called when it is connected, and when that connection is lost. */
export type RedisEvents = { onConnected(client: RedisClient): Promise<void>; onLost(): void };

const answerLimitMs = 500;
const connectLimitMs = 3_000;
/** A silent connection gets a ping, and is closed when it stays silent. */
const [pingEveryMs, silenceLimitMs] = [1_000, 2_000];
const [firstDelayMs, longestDelayMs] = [100, 3_000];

/** Connects, from now until `close`; the library connects again whenever the connection is lost. */
export function connectRedis(url: string, parts: RedisEvents & { log: Log }): Redis {
  const presence = watchPresence(parts);
  let client: RedisClient | undefined;
  let isClosed = false;
  void newClient(url, {
    pingInterval: pingEveryMs,
    socketTimeout: silenceLimitMs,
    reconnectStrategy: (retries) => Math.min(firstDelayMs * 2 ** retries, longestDelayMs),
  }).then((opened) => {
    if (isClosed) return;
    client = opened;
    opened.on('error', presence.lose);
    opened.on('ready', () => void presence.greet(opened));
    opened.on('ping-interval', () => void presence.greet(opened));
    // It tries until it is closed, which ends the last attempt.
    opened.connect().catch(() => undefined);
  }, presence.lose);
  return {
    async ask(question) {
      if (!client || !presence.isThere()) throw new RedisAway('Redis is away');
      try {
        return await within(answerLimitMs, question(client));
      } catch (error) {
        // No more requests until it answers or the connection was closed, so no other caller waits.
        if (error instanceof RedisAway || !client.isReady) presence.lose(error);
        throw error;
      }
    },
    close() {
      isClosed = true;
      presence.close();
      end(client);
    },
  };
}

/** Whether Redis is there, and who is notified of a change, once. */
function watchPresence({ onConnected, onLost, log }: RedisEvents & { log: Log }) {
  let [isThere, isGreeting, isSaid, isClosed] = [false, false, false, false];

  function lose(error: unknown): void {
    if (isClosed) return;
    if (!isSaid) log.warn({ err: error }, 'Redis is away: changes are announced by the database, and limits are counted by each process');
    isSaid = true;
    if (isThere) onLost();
    isThere = false;
  }

  /** When it is connected, and when one that had been silent answers after all. */
  async function greet(connected: RedisClient): Promise<void> {
    if (isThere || isGreeting || isClosed) return;
    isGreeting = true;
    try {
      await within(connectLimitMs, onConnected(connected));
      if (!connected.isReady) throw new RedisAway('the connection broke');
      isThere = true;
      if (isSaid) log.warn({}, 'Redis is back');
      isSaid = false;
    } catch (error) {
      lose(error);
    } finally {
      isGreeting = false;
    }
  }

  return { lose, greet, isThere: () => isThere, close: () => void (isClosed = true) };
}

type ConnectionOptions = { pingInterval?: number; socketTimeout?: number; reconnectStrategy: false | ((retries: number) => number) };

async function newClient(url: string, { pingInterval, ...socket }: ConnectionOptions): Promise<RedisClient> {
  const { createClient } = await import('@redis/client');
  const pinging = pingInterval === undefined ? {} : { pingInterval };
  return createClient({ url, name: 'vitrine', disableOfflineQueue: true, ...pinging, socket: { connectTimeout: connectLimitMs, ...socket } });
}

/** Connects once, and not again when that connection breaks. @throws RedisAway, what Redis answers (a wrong password), what the network says */
export async function openRedis(url: string): Promise<RedisClient> {
  const client = await newClient(url, { reconnectStrategy: false });
  // Without a listener an error would end the process.
  client.on('error', () => undefined);
  // Whatever speaks something else is an error, while the library goes on waiting.
  const broken = once(client, 'error').then(([error]) => Promise.reject(error as Error));
  broken.catch(() => undefined);
  try {
    await within(connectLimitMs, Promise.race([client.connect(), broken]));
  } catch (error) {
    end(client);
    throw error;
  }
  return client;
}

function end(client: RedisClient | undefined): void {
  if (client?.isOpen) client.destroy();
}

/** @throws RedisAway when there is no answer in time */
async function within<Answer>(limitMs: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    // One that has come while the process was busy is read first.
    timer = setTimeout(() => setImmediate(() => fail(new RedisAway(`no answer in ${limitMs} ms`))), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}
