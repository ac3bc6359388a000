/** Identifiers and secrets. */
import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { machineClock } from './clock.ts';

const counterBits = 26;

/** Begins at random, with room to count up; below it 48 random bits remain. */
let counter = randomInt(2 ** (counterBits - 1));

/**
 * A UUID version 7 (RFC 9562): time-ordered, so that indexes grow at their end. Those that a process makes one after another for
 * the same `now` are in that order, whatever it makes in between (6.2, method 1, a counter that runs on). Its time orders and decides nothing.
 */
export function newId(now: number = machineClock().getTime()): string {
  counter = (counter + 1) % 2 ** counterBits;
  const time = now.toString(16).padStart(12, '0');
  const high = (0x7000 | (counter >>> 14)).toString(16);
  const low = (0x8000 | (counter & 0x3fff)).toString(16);
  // The last 48 bits of version 4 are all random, and Node.js draws them for many at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-${high}-${low}-${randomUUID().slice(24)}`;
}

/** When an identifier was made, by the clock of who made it, in milliseconds: enough to leave alone what is new. */
export const idTimeMs = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether `text` can be an identifier; ask before a query, so that a malformed one is simply "not found". */
export function isId(text: string): boolean {
  return uuidPattern.test(text);
}

/** A secret of 256 random bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: its SHA-256, base64url. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two texts are equal, in a time that does not reveal where they differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
