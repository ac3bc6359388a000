/** Promotions as pages show them: lists, one of them, and what is said of them on a product. */
export { findCoupons, type NamedCoupon } from './find-coupons.ts';
export { listCoupons, listPromotionAddresses, listShown, readShown, type Shown } from './list-public.ts';
export { nameOffers, nextOfferChange, promotionsOn } from './promotions-on-product.ts';
export { productsOfSets } from './one-by-one.ts';
export { partialSets } from './partial-sets.ts';
export { readSet } from './read-set.ts';
export type { OfferSet } from './offer-set.ts';
