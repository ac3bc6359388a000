/** Identifiers and secrets. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
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
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | (counter >>> 14), 6);
  bytes.writeUInt16BE(0x8000 | (counter & 0x3fff), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

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
