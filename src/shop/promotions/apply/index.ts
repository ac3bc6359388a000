/** What promotions and coupons do to a basket: what is offered to whom, what it takes off, what is missing for more, how often it was used. */
export { releaseOrderUses, takeUses } from './count-uses.ts';
export { confirmUses } from '../store.ts';
export { findOffers, readRunning, type Offers } from './find-offers.ts';
export { findOrderOffers, isLimited } from './find-order-offers.ts';
export { progressMessages } from './format-progress.ts';
export { formatDecline } from './format-decline.ts';
export { priceBasket } from './rules.ts';
export type { BasketPrice, Offer } from './rules-types.ts';
export { identityOf, type Identity } from './identity.ts';
