import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { readOrderNumber } from '../rules.ts';
import { lockPurchases } from './store-purchases.ts';

/**
 * The orders, paid and not cancelled, in which the caller bought a product: the account (by itself or by its e-mail
 * address), the guest of this browser, who may have opened it by its link, or the holder of the order's token. Oldest first, and locked.
 */
export async function findPurchases(
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  tx: Tx,
  { productId, orderNo, orderToken }: { productId: string; orderNo?: string | undefined; orderToken?: string | undefined },
): Promise<string[]> {
  const accountId = caller.kind === 'user' ? caller.accountId : null;
  const guestId = caller.kind === 'guest' ? caller.guestId : null;
  const link = orderNo && orderToken ? { orderNo: readOrderNumber(orderNo), tokenHash: hashSecret(orderToken) } : null;
  // Also of somebody signed in: a link is opened by the browser, which pages know by its guest.
  const viewer = caller.kind === 'guest' || caller.kind === 'user' ? (caller.guestId ?? null) : null;
  if (accountId === null && viewer === null && link === null) return [];
  return lockPurchases(tx, { productId, accountId, guestId, viewer: viewer === null ? null : { guestId: viewer, at: now() }, link });
}
