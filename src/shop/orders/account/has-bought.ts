import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { readOrderNumber } from '../rules.ts';
import { existsPurchase } from './store-purchases.ts';

/**
 * Whether the caller bought a product in an order that is paid and not cancelled: the account (by itself or by its e-mail
 * address), the guest of this browser, or the holder of the order's token.
 */
export async function hasBought(
  { caller }: Pick<Context, 'caller'>,
  reader: Queryable,
  { productId, orderNo, orderToken }: { productId: string; orderNo?: string | undefined; orderToken?: string | undefined },
): Promise<boolean> {
  const accountId = caller.kind === 'user' ? caller.accountId : null;
  const guestId = caller.kind === 'guest' ? caller.guestId : null;
  const link = orderNo && orderToken ? { orderNo: readOrderNumber(orderNo), tokenHash: hashSecret(orderToken) } : null;
  if (accountId === null && guestId === null && link === null) return false;
  return existsPurchase(reader, { productId, accountId, guestId, link });
}
