/**
 * Passwords as argon2id (m=19456 KiB, t=2, p=1, OWASP's first choice). Hashing is the most expensive thing that a stranger may ask for: few run at once, few
 * more wait, the rest are rejected with a request to retry, and none runs while a transaction holds a connection and locks.
 */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isInTransaction } from '../database.ts';
import { createSemaphore } from '../limits/semaphore.ts';

// The package's own constant is a `const enum`, which a single-file compiler cannot read: 2 is argon2id.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core is left for everybody else, and one of the four threads that also read files. */
const mostAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
/** What a small machine works off in some two seconds. */
const mostWaiting = 64;
const retryAfterSeconds = 2;

const semaphore = createSemaphore(mostAtOnce);
/** Running and waiting. */
let queued = 0;

/**
 * Hashes a password; never called in a transaction.
 * @throws busy (500, 503 with `Retry-After`) when too many wait already
 */
export function hashPassword(password: string): Promise<string> {
  return queueHash(() => hash(password, parameters));
}

/**
 * Whether a password is the one that was hashed; never called in a transaction. Without a hash (unknown account) a dummy is still verified, so
 * that the time reveals nothing.
 * @throws busy (500, 503 with `Retry-After`) when too many wait already
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await queueHash(async () => verify(stored ?? (await (dummy ??= hash('no account has this password', parameters))), password));
  return matches && Boolean(stored);
}
let dummy: Promise<string> | undefined;

/**
 * Refuses before anything else is done, an attempt counted or a row written, when there is no room for one more hash.
 * @throws busy (500, 503 with `Retry-After`)
 */
export function expectRoomToHash(): void {
  if (queued >= mostAtOnce + mostWaiting) throw new ShopError(busy, { retryAfterSeconds });
}

async function queueHash<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isInTransaction()) throw new Error('a password is hashed or verified inside a transaction: its connection and locks would wait for the processor');
  expectRoomToHash();
  queued += 1;
  try {
    return await semaphore(work);
  } finally {
    queued -= 1;
  }
}
