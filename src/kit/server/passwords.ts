/** Passwords as argon2id (m=19456 KiB, t=2, p=1, OWASP's first choice), at most four at once, because each takes its memory. */
import { hash, verify } from '@node-rs/argon2';

// The package's own constant is a `const enum`, which a single-file compiler cannot read: 2 is argon2id.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostAtOnce = 4;
const waiting: (() => void)[] = [];
let running = 0;

/** Hashes a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/**
 * Whether a password is the one that was hashed. Without a hash (unknown account) a dummy is verified all the same, so
 * that the time tells nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const against = stored ?? (await dummy);
  const matches = await inTurn(() => verify(against, password));
  return matches && Boolean(stored);
}
let dummy: Promise<string> | undefined;

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
