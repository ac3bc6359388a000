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
export function keepRedis(url: string, parts: RedisEvents & { log: Log }): Redis {
  const kept = new KeptRedis(url, parts);
  void kept.connect();
  return kept;
}

class KeptRedis implements Redis {
  readonly #url: string;
  readonly #parts: RedisEvents & { log: Log };
  #current: RedisClient | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #delayMs = firstDelayMs;
  #isSaid = false;

  constructor(url: string, parts: RedisEvents & { log: Log }) {
    this.#url = url;
    this.#parts = parts;
  }

  async connect(): Promise<void> {
    let client: RedisClient;
    try {
      client = await openRedis(this.#url, (error) => void (this.#current && this.#current === client && this.#lose(client, error)));
    } catch (error) {
      return this.#lose(undefined, error);
    }
    if (this.#closed) return end(client);
    this.#current = client;
    try {
      await within(connectLimitMs, this.#parts.onConnected(client));
      if (!client.isReady) throw new RedisAway('the connection broke');
    } catch (error) {
      this.#lose(client, error);
      return end(client);
    }
    this.#delayMs = firstDelayMs;
    if (this.#isSaid) this.#parts.log.warn({}, 'Redis is back');
    this.#isSaid = false;
    this.#askAlive(client);
  }

  async ask<Answer>(question: (client: RedisClient) => Promise<Answer>): Promise<Answer> {
    const client = this.#current;
    if (!client) throw new RedisAway('Redis is away');
    try {
      return await within(answerLimitMs, question(client));
    } catch (error) {
      if (error instanceof RedisAway || !client.isReady) {
        this.#lose(client, error);
        end(client);
      }
      throw error;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    end(this.#current);
  }

  #lose(client: RedisClient | undefined, error: unknown): void {
    if (this.#current !== client || this.#closed) return;
    this.#current = undefined;
    clearTimeout(this.#timer);
    const { log, onLost } = this.#parts;
    if (!this.#isSaid) log.warn({ err: error }, 'Redis is away: changes are announced by the database, and limits are counted by each process');
    this.#isSaid = true;
    if (client) onLost();
    this.#timer = setTimeout(() => void this.connect(), this.#delayMs).unref();
    this.#delayMs = Math.min(this.#delayMs * 2, longestDelayMs);
  }

  /** A connection that died without a word is noticed by this question. */
  #askAlive(client: RedisClient): void {
    const again = () => void (this.#current === client && this.#askAlive(client));
    this.#timer = setTimeout(() => void this.ask((asked) => asked.ping()).then(again, again), askAliveMs).unref();
  }
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
