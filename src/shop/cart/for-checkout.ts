import type { Tx } from '#kit/server/database.ts';
import type { Shopper } from '../accounts/index.ts';
import { announceCart } from './lines/change-cart.ts';
import { readGoodsOf, type BasketView, type Goods } from './read-cart.ts';
import { lockCart, removeUnits } from './store.ts';

/** What is in the shopper's cart, for placing an order: locked until `tx` ends, so that it is bought once. Two statements. */
export async function loadGoodsForUpdate(tx: Tx, shopper: Shopper, view: BasketView): Promise<Goods> {
  await lockCart(tx, shopper);
  return readGoodsOf(tx, shopper, view);
}

/** Takes what was bought out of the shopper's cart; what was added meanwhile stays, its coupons were used with it. Two statements. */
export async function removeBought(tx: Tx, shopper: Shopper, bought: readonly { variantId: string; quantity: number }[]): Promise<void> {
  const left = await removeUnits(tx, shopper, bought);
  if (left !== null) await announceCart(tx, shopper, left);
}
