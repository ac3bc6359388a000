import { announce } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { shopperToBe, type Shopper } from '../../accounts/index.ts';
import type { Sellable } from '../../catalog/index.ts';
import { toSellable } from '../../catalog/products/index.ts';
import type { Cart } from '../contract.ts';
import { priceItems, toCart, type BasketItem, type PricedBasket } from '../prices/price-basket.ts';
import { basketViewOf, pricingOf, toItem } from '../read-cart.ts';
import { deleteLines, openCart, readLinesAnd, type LockedCart, type StoredCart } from '../store.ts';

/** What a change may look at and what it writes; it answers the items as they are afterwards (what it puts aside or back it changes in `cart.saved`). */
export type CartChange = (open: { tx: Tx; cart: StoredCart; items: BasketItem[]; sellables: Sellable[] }) => Promise<BasketItem[]>;

/**
 * Changes a cart in one transaction. `open` gives the cart locked; its lines and the products of them, of `skus` and of `variantIds` are
 * read in one statement; what is no longer sold is taken out for good; the shopper's other tabs are notified.
 */
export async function changeCart(
  context: Context,
  {
    open,
    skus = [],
    variantIds = [],
    check,
  }: {
    open(tx: Tx): Promise<{ shopper: Shopper; cart: LockedCart }>;
    skus?: readonly string[];
    variantIds?: readonly string[];
    /** Looks at what came of it; what it throws undoes all. */
    check?(basket: PricedBasket): void;
  },
  change: CartChange,
): Promise<Cart> {
  const wanted = { skus, variantIds, currency: context.currency };
  // A second connection must not be asked for while one is held.
  const view = await basketViewOf(context);
  return context.transaction(async (tx) => {
    const { shopper, cart: locked } = await open(tx);
    const { variants, ...lines } = await readLinesAnd(tx, locked.id, wanted);
    const cart = { ...locked, ...lines };
    const sellables = variants.map((variant) => toSellable(variant, view.shipping.markets, view));
    const items = await change({ tx, cart, items: cart.lines.map(toItem), sellables });
    const basket = priceItems(items, sellables, { ...(await pricingOf(tx, view, cart.couponCodes)), saved: cart.saved.map(toItem) });
    check?.(basket);
    await deleteLines(
      tx,
      cart.id,
      basket.gone.map((item) => item.lineId),
    );
    const answer = toCart(basket);
    // Of a guest who is new no page is open.
    if (shopper.guestId === null || shopper.guestId !== context.issued.guestId) await announceCart(tx, shopper, answer.count);
    return answer;
  });
}

/** The caller's cart, locked; an unknown visitor becomes a guest with it, in one statement. */
export async function openCallersCart(context: Context, tx: Tx): Promise<{ shopper: Shopper; cart: LockedCart }> {
  const { shopper, insertion: first } = shopperToBe(context);
  return { shopper, cart: await openCart(tx, { shopper, first, now: context.now() }) };
}

/** Sends the number of units in the cart to the shopper's open pages. */
export async function announceCart(tx: Tx, shopper: Shopper, count: number): Promise<void> {
  const to = shopper.accountId === null ? { guestId: shopper.guestId } : { accountId: shopper.accountId };
  await announce(tx, { kind: 'socket', to, frame: { type: 'cart.changed', data: { count } } });
}
