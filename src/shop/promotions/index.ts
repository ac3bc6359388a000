/**
 * Promotions: what is taken off a basket, by which rule, and how it is split over the lines. How prices are reduced is
 * complete and tested; which reductions there are is answered by `findReductions`.
 */
import type { Slice } from '#kit/server/slice.ts';
import { promotionRoutes } from './routes.ts';

export { findReductions, type Basket } from './find-reductions.ts';
export { priceBasket, type BasketPrice, type LinePrice, type UnpricedLine } from './rules.ts';
export { promotionLimits, type Discount, type Reduction } from './contract.ts';

/** The slice's operations. */
export const promotionsSlice: Slice = { name: 'promotions', routes: promotionRoutes };
