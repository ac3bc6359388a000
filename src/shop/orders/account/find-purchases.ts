import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { readOrderNumber } from '../rules.ts';
import { lockPurchases } from './store-purchases.ts';

/**
 * The orders, paid and not cancelled, in which the caller bought a product: the account (by itself or by its e-mail
 * address), the guest of this browser, or the holder of the order's token. Oldest first, and locked.
 */
export async function findPurchases(
  { caller }: Pick<Context, 'caller'>,
  tx: Tx,
  { productId, orderNo, orderToken }: { productId: string; orderNo?: string | undefined; orderToken?: string | undefined },
): Promise<string[]> {
  const accountId = caller.kind === 'user' ? caller.accountId : null;
  const guestId = caller.kind === 'guest' ? caller.guestId : null;
  const link = orderNo && orderToken ? { orderNo: readOrderNumber(orderNo), tokenHash: hashSecret(orderToken) } : null;
  if (accountId === null && guestId === null && link === null) return [];
  return lockPurchases(tx, { productId, accountId, guestId, link });
}
