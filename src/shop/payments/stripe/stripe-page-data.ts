/** The data that Stripe's payment page passes to its script; no code, for the script imports it too. */

/** Embedded in the page as `application/json`. `returnPath`: where the browser goes when it has paid, or found that there is nothing to pay. */
export type StripePaymentData = {
  publishableKey: string;
  clientSecret: string;
  /** A language that Stripe speaks. */
  locale: string;
  returnPath: string;
  /** Ways of paying that stand first, as Stripe names them; the others follow as Stripe has them. */
  first: readonly string[];
  texts: { unreachable: string; ended: string; failed: string; busy: string };
};
