/** Codes: drawn, and stored as a keyed hash, so that who reads the database alone finds none. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from '#kit/server/database.ts';
import { codeOf, randomCodeBytes } from './rules.ts';
import { readSecret } from './store.ts';

/** Sixteen characters, 80 random bits. */
export const newCode = (): string => codeOf(randomBytes(randomCodeBytes));

/** What is stored of a code that `tidyCode` let through. */
export async function hashCode(db: Queryable, code: string): Promise<string> {
  return createHmac('sha256', await readSecret(db))
    .update(code)
    .digest('base64url');
}
