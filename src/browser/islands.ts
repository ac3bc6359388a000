/** Every island by name (the name of its folder), fetched when it is needed. No autoload: what is not here cannot be mounted. */
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType<never>>;

/** The islands. */
export const islands: Readonly<Record<string, Load>> = {
  'auto-submit': () => import('#shop/catalog/sections/product-list/auto-submit/island.tsx').then((module) => module.AutoSubmit),
  'buy-box': () => import('#shop/catalog/sections/product-main/buy-box/island.tsx').then((module) => module.BuyBox),
  'cart-button': () => import('#storefront/sections/header/cart-button/island.tsx').then((module) => module.CartButton),
  'cart-drawer': () => import('#shop/cart/sections/cart-drawer/island.tsx').then((module) => module.CartDrawer),
  'cart-page': () => import('#shop/cart/sections/cart-page/island.tsx').then((module) => module.CartPage),
  'checkout-page': () => import('#shop/checkout/sections/checkout/island.tsx').then((module) => module.CheckoutPage),
  'menu-behaviour': () => import('#storefront/sections/header/menu-behaviour/island.tsx').then((module) => module.MenuBehaviour),
  'order-lookup': () => import('#shop/orders/sections/order-lookup/island.tsx').then((module) => module.OrderLookup),
  'product-gallery': () => import('#shop/catalog/sections/product-main/gallery/island.tsx').then((module) => module.Gallery),
  'search-box': () => import('#storefront/sections/header/search-box/island.tsx').then((module) => module.SearchBox),
  'thank-you': () => import('#shop/orders/sections/thank-you/island.tsx').then((module) => module.ThankYou),
};
