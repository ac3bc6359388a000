/** Identifiers and secrets. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { machineClock } from './clock.ts';

const latest = { at: 0, counter: 0 };

/** RFC 9562, 6.2, method 1: twelve bits that count up within a millisecond, from a random number that leaves them room. */
function countWithin(at: number): number {
  const begun = latest.at === at && latest.counter < 0xfff;
  latest.counter = begun ? latest.counter + 1 : randomInt(0x800);
  latest.at = at;
  return latest.counter;
}

/**
 * A UUID version 7 (RFC 9562): time-ordered, so that indexes grow at their end. Up to 2,048 that a process makes one after
 * another within a millisecond are in that order. Its time orders and decides nothing.
 */
export function newId(now: number = machineClock().getTime()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | countWithin(now), 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
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
