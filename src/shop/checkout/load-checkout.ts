import type { Context } from '#kit/server/context.ts';
import type { Reader, Tx } from '#kit/server/database.ts';
import type { Shopper } from '../accounts/index.ts';
import { cartForCheckout, priceItems, readBasketOf, type BasketView, type PricedBasket } from '../cart/index.ts';
import { findSellables } from '../catalog/index.ts';
import { readShipping, type ShippingConfiguration } from '../shipping/index.ts';
import { composeCheckout, type ComposedCheckout } from './compose-checkout.ts';
import type { StoredCheckout } from './store.ts';

/** What a checkout is computed with; read before a transaction begins. */
export type CheckoutSetting = { context: Context; shopper: Shopper; configuration: ShippingConfiguration };

/** The setting of a call. */
export async function settingOf(context: Context, shopper: Shopper): Promise<CheckoutSetting> {
  return { context, shopper, configuration: await readShipping(context.db) };
}

/** An open checkout as it is now: two statements. */
export async function loadCheckout(reader: Reader, stored: StoredCheckout, setting: CheckoutSetting): Promise<ComposedCheckout> {
  const basket = stored.source === 'cart' ? await readBasketOf(reader, setting.shopper, viewOf(setting)) : await basketOfItems(reader, stored, setting);
  return composeCheckout(stored, basket, setting);
}

/** The same with its cart locked until `tx` ends, so that two checkouts of one cart can't both be placed. */
export async function loadCheckoutForOrder(tx: Tx, stored: StoredCheckout, setting: CheckoutSetting): Promise<ComposedCheckout> {
  const basket = stored.source === 'cart' ? await cartForCheckout(tx, setting.shopper, viewOf(setting)) : await basketOfItems(tx, stored, setting);
  return composeCheckout(stored, basket, setting);
}

function viewOf({ context: { currency, lang, locale }, configuration: { markets } }: CheckoutSetting): BasketView {
  return { currency, lang, locale, markets };
}

async function basketOfItems(reader: Reader, { items, couponCodes }: StoredCheckout, setting: CheckoutSetting): Promise<PricedBasket> {
  const { currency, lang, locale, markets } = viewOf(setting);
  const sellables = await findSellables(reader, { currency, lang, variantIds: items.map((item) => item.variantId), markets });
  return priceItems(
    items.map(({ variantId, sku, quantity }) => ({ lineId: variantId, variantId, sku, title: sku, quantity, seen: null })),
    sellables,
    { currency, locale, couponCodes },
  );
}
