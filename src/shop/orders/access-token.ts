import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { insertToken } from './store.ts';

// Every look-up mail makes one; older links beyond these end.
const mostTokens = 20;

/** A new secret that lets whoever holds it see an order. Only its hash is stored, so each mail and each response gets its own. */
export async function issueAccessToken(tx: Tx, orderId: string, at: Date): Promise<string> {
  const token = newSecret();
  await insertToken(tx, { orderId, tokenHash: hashSecret(token), createdAt: at }, mostTokens);
  return token;
}
