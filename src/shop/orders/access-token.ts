import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { insertToken, type OrderToken } from './store.ts';

// Every look-up mail makes one; older links beyond these end.
const mostTokens = 20;

/** A new access token for an order. Only its hash is stored, so each mail and each response gets its own. */
export async function issueAccessToken(tx: Tx, orderId: string, at: Date): Promise<string> {
  const { secret, token } = newAccessToken(orderId, at);
  await insertToken(tx, token, mostTokens);
  return secret;
}

/** Such a secret, and what is to be stored of it. */
export function newAccessToken(orderId: string, at: Date): { secret: string; token: OrderToken } {
  const secret = newSecret();
  return { secret, token: { orderId, tokenHash: hashSecret(secret), createdAt: at } };
}
