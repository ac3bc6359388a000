import type { Tx } from '#kit/server/database.ts';
import type { Shopper } from '../accounts/index.ts';
import { announceCart } from './lines/change-cart.ts';
import { removeUnits } from './store.ts';

/** Takes what was bought out of the shopper's cart; what was added meanwhile stays, its coupons were used with it. Two statements. */
export async function removeBought(tx: Tx, shopper: Shopper, bought: readonly { variantId: string; quantity: number }[]): Promise<void> {
  const left = await removeUnits(tx, shopper, bought);
  if (left !== null) await announceCart(tx, shopper, left);
}
