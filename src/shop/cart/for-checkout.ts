import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Shopper } from '../accounts/index.ts';
import { findSellables } from '../catalog/index.ts';
import type { Markets } from '../markets/index.ts';
import { announceCart } from './change-cart.ts';
import { priceItems, type PricedBasket } from './price-basket.ts';
import { toItem } from './read-cart.ts';
import { lockCart, takePieces } from './store.ts';

/** The shopper's cart for placing an order: locked until `tx` ends, so that it is bought once. Three statements. */
export async function cartForCheckout(tx: Tx, shopper: Shopper, { currency, lang, locale, markets }: Pick<Context, 'currency' | 'lang' | 'locale'> & { markets: Markets }): Promise<PricedBasket> {
  const cart = await lockCart(tx, shopper);
  const lines = cart?.lines ?? [];
  const sellables = await findSellables(tx, { currency, lang, variantIds: lines.map((line) => line.variantId), markets });
  return priceItems(lines.map(toItem), sellables, { currency, locale, couponCodes: cart?.couponCodes ?? [] });
}

/** Takes what was bought out of the shopper's cart; what was added meanwhile stays. */
export async function removeBought(tx: Tx, shopper: Shopper, bought: readonly { variantId: string; quantity: number }[]): Promise<void> {
  const cart = await lockCart(tx, shopper);
  if (!cart) return;
  await takePieces(tx, cart.id, bought);
  const left = cart.lines.reduce((pieces, line) => pieces + Math.max(0, line.quantity - (bought.find((one) => one.variantId === line.variantId)?.quantity ?? 0)), 0);
  await announceCart(tx, shopper, left);
}
