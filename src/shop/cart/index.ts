/**
 * The cart: what a shopper means to buy. It reserves nothing; prices, stock and whether a thing is sold at all are looked
 * up each time, and changes are reported. One cart per guest or account; writes to it happen one after the other.
 */
import type { Slice } from '#kit/server/slice.ts';
import { cartRoutes } from './routes.ts';
import { cartPersonalData } from './store-personal.ts';
import { deleteOldGuestCarts } from './store.ts';

/** The slice as the process lists it. */
export const cartSlice: Slice = {
  name: 'cart',
  routes: cartRoutes,
  personalData: cartPersonalData,
  // An account's cart stays as long as the account.
  retention: [{ name: 'carts of guests', days: () => 90, purge: deleteOldGuestCarts }],
};

export { basketViewOf, goodsOf, priceGoods, pricingOf, readBasketOf, readCart, readGoodsIn, readGoodsOf, type BasketView, type Goods } from './read-cart.ts';
export { removeBought } from './for-checkout.ts';
export { lockedCartOf, selectGoods } from './store.ts';
export { mergeCart } from './merge-cart.ts';
