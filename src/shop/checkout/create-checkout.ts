import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { ensureShopper, shopperOf } from '#shop/accounts/index.ts';
import { basketViewOf, readBasketOf } from '#shop/cart/index.ts';
import { findForSale, requireAvailable, requireQuantity } from '#shop/cart/lines/index.ts';
import { cartEmpty } from '#shop/cart/contract.ts';
import { findSellables } from '#shop/catalog/index.ts';
import { shippedCountries } from '#shop/shipping/index.ts';
import { itemsOf } from './totals/compose-checkout.ts';
import { answeredBefore } from './account/index.ts';
import { newSlug } from './new-slug.ts';
import { insertCheckout, type CheckoutItem } from './store.ts';

/** What a checkout is made of. */
export type CheckoutSource = { source: 'cart' } | { source: 'buyNow'; sku: string; quantity: number };

/**
 * Begins a checkout of the caller's cart, or of one thing bought at once, which leaves the cart alone. What was answered in the one that was left within a
 * day holds on; that of an account knows how it is reached and its default address.
 * @throws cartEmpty (40), unknownSku (40, 404), notForSale (41), outOfStock (41 with `data.available`)
 */
export async function createCheckout(context: Context, source: CheckoutSource): Promise<{ slug: string }> {
  const items = source.source === 'cart' ? await itemsOfCart(context) : await itemsBoughtNow(context, source);
  const slug = newSlug();
  const now = context.now();
  const { shipping } = await basketViewOf(context);
  await context.transaction(async (tx) => {
    const shopper = await ensureShopper(context, tx);
    const answered = await answeredBefore(tx, shopper, { source: source.source, countries: shippedCountries(shipping), now });
    await insertCheckout(tx, { id: newId(now.getTime()), slug, shopper, source: source.source, items, ...answered, now });
  });
  return { slug };
}

async function itemsOfCart(context: Context): Promise<CheckoutItem[]> {
  const basket = await readBasketOf(context.db, shopperOf(context), await basketViewOf(context));
  if (basket.lines.length === 0) throw new ShopError(cartEmpty);
  for (const { sellable, quantity } of basket.lines) requireAvailable(sellable, quantity);
  return itemsOf(basket);
}

/** One thing bought at once, checked as if it went into a cart. @throws unknownSku (40, 404), notForSale (41), outOfStock (41), invalidInput (40) for more than a line holds */
export async function itemsBoughtNow(context: Context, { sku, quantity }: { sku: string; quantity: number }): Promise<CheckoutItem[]> {
  const sellable = findForSale(await findSellables(context.db, { currency: context.currency, lang: context.lang, skus: [sku] }), sku, context);
  requireQuantity(context, sellable, quantity);
  return [{ variantId: sellable.variantId, sku: sellable.sku, quantity }];
}
