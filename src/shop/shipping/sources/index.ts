/** Prices of shipping that come from outside this slice, such as those of extensions. */
export { addRateSources, type RateQuestion, type RateQuote, type RateSource } from './rate-sources.ts';
export { strandedZones } from './stranded-zones.ts';
export { readShippingWithAnswers } from '../shipping-methods-for.ts';
