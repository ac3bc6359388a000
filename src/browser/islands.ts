/** Every island by name, fetched when it is needed; islands of one page come in one file. No autoload: what is not here cannot be mounted. */
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType<never>>;

/** The islands. */
export const islands: Readonly<Record<string, Load>> = {
  'about-me': () => import('#browser/islands/account.ts').then((module) => module.AboutMe),
  'address-book': () => import('#browser/islands/account.ts').then((module) => module.AddressBook),
  'account-actions': () => import('#browser/islands/account.ts').then((module) => module.AccountActions),
  'article-actions': () => import('#browser/islands/account.ts').then((module) => module.RowActions),
  'article-editor': () => import('#shop/articles/sections/own-articles/editor/island.tsx').then((module) => module.ArticleEditor),
  'bought-together': () => import('#browser/islands/below.ts').then((module) => module.TogetherButton),
  'buy-box': () => import('#browser/islands/product.ts').then((module) => module.BuyBox),
  'cart-button': () => import('#browser/islands/layout.ts').then((module) => module.CartButton),
  'cart-drawer': () => import('#browser/islands/layout.ts').then((module) => module.CartDrawer),
  'cart-page': () => import('#shop/cart/sections/cart-page/island.tsx').then((module) => module.CartPage),
  'checkout-page': () => import('#shop/checkout/sections/checkout/island.tsx').then((module) => module.CheckoutPage),
  'coupon-code': () => import('#shop/promotions/sections/coupon-code/island.tsx').then((module) => module.CouponCodeIsland),
  'countdown-clock': () => import('#ui/countdown-clock/island.tsx').then((module) => module.CountdownClock),
  'favorite-items': () => import('#browser/islands/account.ts').then((module) => module.FavoriteItems),
  'favorite-settings': () => import('#browser/islands/account.ts').then((module) => module.ListSettings),
  'form-behaviour': () => import('#ui/form-behaviour/island.tsx').then((module) => module.FormBehaviour),
  'info-form': () => import('#browser/islands/account.ts').then((module) => module.InfoForm),
  'list-form': () => import('#shop/catalog/sections/product-list/list-form/island.tsx').then((module) => module.ListForm),
  'local-time': () => import('#browser/islands/account.ts').then((module) => module.LocalTime),
  'menu-behaviour': () => import('#browser/islands/layout.ts').then((module) => module.MenuBehaviour),
  'notice-list': () => import('#browser/islands/account.ts').then((module) => module.NoticeItems),
  'order-detail': () => import('#browser/islands/account.ts').then((module) => module.OrderDetail),
  'order-lookup': () => import('#shop/orders/sections/order-lookup/island.tsx').then((module) => module.OrderLookup),
  'product-gallery': () => import('#browser/islands/product.ts').then((module) => module.Gallery),
  'qr-sign-in': () => import('#browser/islands/account.ts').then((module) => module.QrSignIn),
  'recently-viewed': () => import('#browser/islands/below.ts').then((module) => module.RecentlyViewed),
  'search-box': () => import('#browser/islands/layout.ts').then((module) => module.SearchBox),
  'session-list': () => import('#browser/islands/account.ts').then((module) => module.SessionList),
  'sign-out': () => import('#browser/islands/account.ts').then((module) => module.SignOut),
  'slide-buttons': () => import('#shop/templates/sections/slideshow/slide-buttons/island.tsx').then((module) => module.SlideButtons),
  'thank-you': () => import('#shop/orders/sections/thank-you/island.tsx').then((module) => module.ThankYou),
  'wish-list': () => import('#storefront/sections/wish-list/island.tsx').then((module) => module.WishListPage),
};
