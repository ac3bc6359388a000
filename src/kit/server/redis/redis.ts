/** Redis or Valkey (`REDIS_URL`): one connection of this process, which is opened again whenever it is lost. Nobody waits for long because of it. */
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
const askAliveMs = 1_000;
const firstDelayMs = 100;
const longestDelayMs = 3_000;

/** Connects, from now until `close`. */
export function keepRedis(url: string, { onConnected, onLost, log }: RedisEvents & { log: Log }): Redis {
  let current: RedisClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let delayMs = firstDelayMs;
  let isSaid = false;

  function lose(client: RedisClient | undefined, error: unknown): void {
    if (current !== client || closed) return;
    const wasConnected = current !== undefined;
    current = undefined;
    clearTimeout(timer);
    if (!isSaid) log.warn({ err: error }, 'Redis is away: changes are announced by the database, and limits are counted by each process');
    isSaid = true;
    if (wasConnected) onLost();
    timer = setTimeout(() => void connect(), delayMs).unref();
    delayMs = Math.min(delayMs * 2, longestDelayMs);
  }

  async function connect(): Promise<void> {
    let client: RedisClient;
    try {
      client = await openRedis(url, (error) => void (current && current === client && lose(current, error)));
    } catch (error) {
      return lose(undefined, error);
    }
    if (closed) return end(client);
    current = client;
    try {
      await within(connectLimitMs, onConnected(client));
      if (!client.isReady) throw new RedisAway('the connection broke');
    } catch (error) {
      lose(client, error);
      return end(client);
    }
    delayMs = firstDelayMs;
    if (isSaid) log.warn({}, 'Redis is back');
    isSaid = false;
    askAlive(client);
  }

  /** A connection that died without a word is noticed by this question. */
  function askAlive(client: RedisClient): void {
    const again = () => void (current === client && askAlive(client));
    timer = setTimeout(() => void ask((asked) => asked.ping()).then(again, again), askAliveMs).unref();
  }

  async function ask<Answer>(question: (client: RedisClient) => Promise<Answer>): Promise<Answer> {
    const client = current;
    if (!client) throw new RedisAway('Redis is away');
    try {
      return await within(answerLimitMs, question(client));
    } catch (error) {
      if (error instanceof RedisAway || !client.isReady) {
        lose(client, error);
        end(client);
      }
      throw error;
    }
  }

  void connect();
  return {
    ask,
    close() {
      closed = true;
      clearTimeout(timer);
      end(current);
    },
  };
}

/** Connects once. `onBroken` is called when that connection breaks later. @throws RedisAway, what Redis answers (a wrong password), what the network says */
export async function openRedis(url: string, onBroken: (error: unknown) => void): Promise<RedisClient> {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, name: 'vitrine', disableOfflineQueue: true, socket: { connectTimeout: connectLimitMs, reconnectStrategy: false } });
  // Broken connections are replaced by whoever asked for them; without a listener an error would end the process.
  client.on('error', onBroken);
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
