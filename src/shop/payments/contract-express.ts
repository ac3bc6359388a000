/** What the buttons of wallets are given. */

/** The merchant's account at the provider, as far as browsers know it, and where its script is. */
export type ExpressAccount = { publishableKey: string; scriptUrl: string };

/** What is bought: the cart, what the form of a product page says (`form` is its id), or what a checkout holds. */
export type ExpressSubject = { source: 'cart' } | { source: 'buyNow'; form: string } | { source: 'checkout'; slug: string };

/** What the island is given. */
export type ExpressProps = ExpressAccount & { of: ExpressSubject };

/**
 * What PayPal's button above the cart and at the top of the checkout is given. `isPayable`: whether there is something to pay; `unknown` to the server, where
 * only the browser knows whose it is.
 */
export type PaypalProps = { of: Exclude<ExpressSubject, { source: 'buyNow' }>; isPayable: 'yes' | 'no' | 'unknown' };
