/** Stripe: the shop's page with Stripe's form, under a policy of its own. */
export { findStripePage } from './find-stripe-page.ts';
export { renderStripeMissing, renderStripePage, stripePageFiles, stripePagePolicy } from './stripe-page.tsx';
export { stripeStyle } from './stripe-style.ts';
