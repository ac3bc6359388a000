/** The pages of the shop and their fixed addresses (docs/rules/pages.md, "Fixed pages"). */

/** Pages with an address of their own. */
export const fixedPages = [
  ['home', '/'],
  ['search', '/search'],
  ['cart', '/cart'],
  ['tag-list', '/tag'],
  ['brand-list', '/brand'],
  ['brand', '/brand/:slug'],
  ['inquiry', '/inquiry/:slug'],
  ['checkout-thankyou', '/checkout/thankyou'],
  ['checkout', '/checkout/:slug'],
  ['promotion-list', '/promotion'],
  ['promotion', '/promotion/:slug'],
  ['coupon-list', '/coupon'],
  ['coupon', '/coupon/:slug'],
  ['gift-card', '/gift-card'],
  ['auth-signin', '/auth/signin'],
  ['auth-signup', '/auth/signup'],
  ['auth-forget', '/auth/forget'],
  ['auth-reset-password', '/auth/reset-password'],
  ['auth-verify-email', '/auth/verify-email'],
  ['auth-verify-prompt', '/auth/verify-prompt'],
  ['error', '/error/:status'],
] as const;

/** Pages of the user area, below its base path. */
export const userPages = [
  ['user-center', 'center'],
  ['user-account', 'account'],
  ['user-address', 'address'],
  ['user-article', 'article'],
  ['user-favorite', 'favorite'],
  ['user-security', 'security'],
  ['user-security-activity', 'security/activity'],
  ['user-log', 'log'],
  ['user-info', 'info'],
  ['user-order', 'order'],
  ['user-order-detail', 'order/:slug'],
  ['user-return', 'return'],
  ['user-return-detail', 'return/:slug'],
  // The user center counts these and links to them.
  ['user-coupon', 'coupon'],
  ['user-credits', 'credits'],
  ['user-notice', 'notice'],
] as const;

/** The name of a page: what its template is called, unless the page's loader says otherwise. */
export type PageName =
  | (typeof fixedPages)[number][0]
  | (typeof userPages)[number][0]
  | 'article'
  | 'category'
  | 'collection'
  | 'page'
  | 'product'
  | 'product-variant'
  | 'tag'
  | 'custom'
  | 'custom-detail'
  | 'root'
  | 'app';
