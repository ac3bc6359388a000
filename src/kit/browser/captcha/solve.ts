/** Solving a challenge of the security verification (docs/contract.md, "Captcha"). */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

export type { Challenge };

/**
 * Solves a challenge.
 * @returns the token that calls send (base64 of `{ challenge, solution }`), or null when the algorithm is not supported
 */
export async function solve(challenge: Challenge): Promise<string | null> {
  if (challenge.parameters.algorithm !== 'PBKDF2/SHA-256') return null;
  // WebCrypto needs a secure context. A shop that is tried out at http://192.168.0.7:3000 has none.
  const derive = isSecureContext ? deriveKey : (await import('./derive-key-in-script.ts')).deriveKeyInScript;
  const solution = await solveChallenge({ challenge, deriveKey: derive });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
