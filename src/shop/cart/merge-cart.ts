import type { Tx } from '#kit/server/database.ts';
import type { Shopper } from '../accounts/index.ts';
import { promotionLimits } from '../promotions/contract.ts';
import { announceCart } from './lines/change-cart.ts';
import { cartLimits } from './contract.ts';
import { deleteCart, loadCartForUpdate, moveLines, openCart, setCouponCodes } from './store.ts';

/**
 * What a guest who signs in, or an account that is merged, had in the cart joins what the account has. Quantities of the same thing add up and codes come
 * after those that are there, up to the limits; the other cart is gone afterwards. Answers whether there was anything in it.
 */
export async function mergeCart(tx: Tx, { of, toAccountId, now }: { of: Shopper; toAccountId: string; now: Date }): Promise<boolean> {
  const from = await loadCartForUpdate(tx, of);
  if (!from) return false;
  const shopper = { accountId: toAccountId, guestId: null };
  const to = await openCart(tx, { shopper, now });
  await moveLines(tx, { from: from.id, to: to.id, mostUnits: cartLimits.quantityPerLine, mostLines: cartLimits.lines });
  if (from.couponCodes.length > 0)
    await setCouponCodes(tx, to.id, [...new Set([...to.couponCodes, ...from.couponCodes])].slice(0, promotionLimits.codesPerCart));
  await deleteCart(tx, from.id);
  const merged = await loadCartForUpdate(tx, shopper);
  await announceCart(tx, shopper, merged?.lines.reduce((units, line) => units + line.quantity, 0) ?? 0);
  return from.lines.length > 0;
}
