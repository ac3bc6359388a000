/** Every island by name, fetched when it is needed; islands of one page come in one file. No autoload: what is not here cannot be mounted. */
import type { ComponentType } from 'react';
import { extensions } from '#installed/browser.ts';
import type * as accountFile from '#browser/islands/account.ts';
import type * as belowFile from '#browser/islands/below.ts';
import type * as layoutFile from '#browser/islands/layout.ts';
import type * as productFile from '#browser/islands/product.ts';

type Load = () => Promise<ComponentType<never>>;

// One place that fetches each file: what comes along with it is listed once, not for every island in it.
const account =
  (of: (module: typeof accountFile) => ComponentType<never>): Load =>
  () =>
    import('#browser/islands/account.ts').then(of);
const layout =
  (of: (module: typeof layoutFile) => ComponentType<never>): Load =>
  () =>
    import('#browser/islands/layout.ts').then(of);
const product =
  (of: (module: typeof productFile) => ComponentType<never>): Load =>
  () =>
    import('#browser/islands/product.ts').then(of);
const below =
  (of: (module: typeof belowFile) => ComponentType<never>): Load =>
  () =>
    import('#browser/islands/below.ts').then(of);

/** The shop's own. */
export const islands: Readonly<Record<string, Load>> = {
  'about-me': account((module) => module.AboutMe),
  'address-book': account((module) => module.AddressBook),
  'account-actions': account((module) => module.AccountActions),
  'article-actions': account((module) => module.RowActions),
  'article-editor': () => import('#shop/articles/sections/own-articles/editor/island.tsx').then((module) => module.ArticleEditor),
  'bought-together': below((module) => module.TogetherButton),
  'buy-box': product((module) => module.BuyBox),
  'cart-drawer': layout((module) => module.CartDrawer),
  'cart-page': () => import('#shop/cart/sections/cart-page/island.tsx').then((module) => module.CartPage),
  'checkout-page': () => import('#shop/checkout/sections/checkout/island.tsx').then((module) => module.CheckoutPage),
  'coupon-code': () => import('#shop/promotions/sections/coupon-code/island.tsx').then((module) => module.CouponCodeIsland),
  'countdown-clock': () => import('#ui/countdown-clock/island.tsx').then((module) => module.CountdownClock),
  credentials: account((module) => module.Credentials),
  'express-buttons': () => import('#shop/payments/sections/express/island.tsx').then((module) => module.ExpressButtons),
  'favorite-items': account((module) => module.FavoriteItems),
  'favorite-settings': account((module) => module.ListSettings),
  forget: account((module) => module.Forget),
  'form-behaviour': () => import('#ui/form-behaviour/island.tsx').then((module) => module.FormBehaviour),
  'info-form': account((module) => module.InfoForm),
  'link-apps': account((module) => module.LinkApps),
  'offer-progress': () => import('#shop/promotions/sections/offer-progress/island.tsx').then((module) => module.OfferProgress),
  'offer-set': () => import('#shop/promotions/sections/offer-set/island.tsx').then((module) => module.OfferSetForm),
  'own-data': account((module) => module.OwnData),
  'list-live': account((module) => module.ListLive),
  'list-form': () => import('#shop/catalog/sections/product-list/list-form/island.tsx').then((module) => module.ListForm),
  'local-time': account((module) => module.LocalTime),
  'menu-behaviour': layout((module) => module.MenuBehaviour),
  'notice-list': account((module) => module.NoticeItems),
  'order-account': () => import('#shop/auth/sections/order-account/island.tsx').then((module) => module.OrderAccount),
  'order-again': account((module) => module.OrderAgain),
  'order-detail': account((module) => module.OrderDetail),
  'order-lookup': () => import('#shop/orders/sections/order-lookup/island.tsx').then((module) => module.OrderLookup),
  'order-returns': () => import('#shop/returns/sections/order-returns/island.tsx').then((module) => module.OrderReturns),
  'pay-by': account((module) => module.PayByHere),
  'passkey-offer': account((module) => module.PasskeyOffer),
  'paypal-start': () => import('#shop/payments/sections/paypal/island.tsx').then((module) => module.PaypalStart),
  'product-gallery': product((module) => module.Gallery),
  'push-switch': account((module) => module.PushSwitch),
  'qr-sign-in': account((module) => module.QrSignIn),
  'recently-viewed': below((module) => module.RecentlyViewed),
  'reset-password': account((module) => module.ResetPassword),
  'return-detail': account((module) => module.ReturnDetail),
  'search-box': layout((module) => module.SearchBox),
  'saved-cards': account((module) => module.SavedCards),
  'sign-in': account((module) => module.SignIn),
  'sign-out': account((module) => module.SignOut),
  'sign-up': account((module) => module.SignUp),
  'size-advice': () => import('#shop/catalog/sections/product-main/size-advice/island.tsx').then((module) => module.SizeAdvice),
  'slide-buttons': () => import('#shop/templates/sections/slideshow/slide-buttons/island.tsx').then((module) => module.SlideButtons),
  'thank-you': () => import('#shop/orders/sections/thank-you/island.tsx').then((module) => module.ThankYou),
  'verify-email': account((module) => module.VerifyEmail),
  'verify-prompt': account((module) => module.VerifyPrompt),
  'wish-list': () => import('#storefront/sections/wish-list/island.tsx').then((module) => module.WishListPage),
};

/** How an island is fetched; undefined for a name that nobody knows. Those of extensions are called `<extension>/<name>`. */
export function islandOf(name: string): Load | undefined {
  const [extension = '', own] = name.split('/');
  const load = extensions[extension];
  return own && load ? async () => (await load()).default[own]! : islands[name];
}
