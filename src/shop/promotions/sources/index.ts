/** Discounts that come from outside this slice, such as those of extensions: which there are, and what they take with an order. */
export { addOfferSources, offersBesides, takeOffers, type OfferSource } from './offer-sources.ts';
