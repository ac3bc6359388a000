/** Codes: made, and stored as a keyed hash, because six digits alone are soon tried. */
import { createHmac, randomInt } from 'node:crypto';
import type { Queryable } from '#kit/server/database.ts';
import { codeLimits } from '../contract.ts';
import { readSecret } from '../store.ts';

/** Six digits, each as likely as any. */
export const newCode = (): string => String(randomInt(0, 10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');

/** Digits as they are stored, of what people type and paste: full-width ones of an input method, blanks and hyphens between them. */
const digitsOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '');

/** The stored hash of a code, bound to the name and the purpose it was made for. */
export async function hashCode(db: Queryable, { code, scene, loginHash }: { code: string; scene: string; loginHash: string }): Promise<string> {
  return createHmac('sha256', await readSecret(db, 'code'))
    .update(`${scene} ${loginHash} ${digitsOf(code)}`)
    .digest('base64url');
}
