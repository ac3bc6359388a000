/** Products that go with others: bought together, of the same category. */
export { listRelated } from './list-related.ts';
export { publishedProductIds } from './store-related.ts';
export { readRelated } from './read-related.ts';
export { listBestsellers } from './list-bestsellers.ts';
export { listOfCoupon } from './list-of-coupon.ts';
