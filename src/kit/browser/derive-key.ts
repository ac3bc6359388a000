/**
 * PBKDF2 with HMAC-SHA-256, one block: what a challenge's work is made of. In script, because the browser's own is there on
 * https alone, and a shop that is tried out on a phone in the same room is not.
 */

const initial = words([2, 3, 5, 7, 11, 13, 17, 19], 1 / 2);
const primes = firstPrimes(64);
const constants = words(primes, 1 / 3);
const blockBytes = 64;

/** The first 32 bits of the fractions of roots of primes, as the standard (FIPS 180-4) defines them. */
function words(numbers: readonly number[], power: number): Uint32Array {
  return Uint32Array.from(numbers, (number) => Math.floor((number ** power % 1) * 2 ** 32));
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime !== 0)) found.push(number);
  return found;
}

const schedule = new Int32Array(64);
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** One block of SHA-256 into `state`. Written out and without a list in its loops: it runs some hundred thousand times. */
function compress(state: Uint32Array, block: Uint32Array): void {
  schedule.set(block);
  for (let i = 16; i < 64; i += 1) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = (schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0;
  }
  let a = state[0]! | 0;
  let b = state[1]! | 0;
  let c = state[2]! | 0;
  let d = state[3]! | 0;
  let e = state[4]! | 0;
  let f = state[5]! | 0;
  let g = state[6]! | 0;
  let h = state[7]! | 0;
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[i]! + schedule[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/** A message shorter than a block less nine bytes, padded, as if `before` bytes had gone before. */
function lastBlock(bytes: Uint8Array, before: number): Uint32Array {
  const padded = new DataView(new ArrayBuffer(blockBytes));
  for (const [i, byte] of bytes.entries()) padded.setUint8(i, byte);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blockBytes - 4, (before + bytes.length) * 8);
  return Uint32Array.from({ length: 16 }, (_, i) => padded.getUint32(i * 4));
}

function keyBlock(key: Uint8Array, mask: number): Uint32Array {
  const padded = new DataView(new ArrayBuffer(blockBytes));
  for (let i = 0; i < blockBytes; i += 1) padded.setUint8(i, (key[i] ?? 0) ^ mask);
  return Uint32Array.from({ length: 16 }, (_, i) => padded.getUint32(i * 4));
}

/** The key of 32 bytes. `password` and `salt` are short: at most 64 and 51 bytes. */
export function deriveKey(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array {
  const [inner, outer] = [initial.slice(), initial.slice()];
  compress(inner, keyBlock(password, 0x36));
  compress(outer, keyBlock(password, 0x5c));
  // A digest as the only content of its block: only its first eight words change from one turn to the next.
  const block = lastBlock(new Uint8Array(32), blockBytes);
  const state = inner.slice();
  compress(state, lastBlock(Uint8Array.from([...salt, 0, 0, 0, 1]), blockBytes));
  const result = new Uint32Array(8);
  for (let i = 0; i < iterations; i += 1) {
    if (i > 0) {
      block.set(state);
      state.set(inner);
      compress(state, block);
    }
    block.set(state);
    state.set(outer);
    compress(state, block);
    for (let word = 0; word < 8; word += 1) result[word]! ^= state[word]!;
  }
  const bytes = new DataView(new ArrayBuffer(32));
  for (const [i, word] of result.entries()) bytes.setUint32(i * 4, word);
  return new Uint8Array(bytes.buffer);
}
