import type { Tx } from '#kit/server/database.ts';
import { announceCart } from './lines/change-cart.ts';
import { cartLimits } from './contract.ts';
import { deleteCart, loadCartForUpdate, moveLines, openCart, setCouponCodes } from './store.ts';

/** At sign-in: what the guest had in the cart joins what the account has. Pieces of the same thing add up, up to the limits; the guest's cart is gone afterwards. Answers whether there was anything in it. */
export async function mergeCart(tx: Tx, { fromGuestId, toAccountId, now }: { fromGuestId: string; toAccountId: string; now: Date }): Promise<boolean> {
  const from = await loadCartForUpdate(tx, { accountId: null, guestId: fromGuestId });
  if (!from) return false;
  const shopper = { accountId: toAccountId, guestId: null };
  const to = await openCart(tx, { shopper, now });
  await moveLines(tx, { from: from.id, to: to.id, mostUnits: cartLimits.quantityPerLine, mostLines: cartLimits.lines });
  if (from.couponCodes.length > 0) await setCouponCodes(tx, to.id, [...new Set([...to.couponCodes, ...from.couponCodes])]);
  await deleteCart(tx, from.id);
  const merged = await loadCartForUpdate(tx, shopper);
  await announceCart(tx, shopper, merged?.lines.reduce((units, line) => units + line.quantity, 0) ?? 0);
  return from.lines.length > 0;
}
