/**
 * Promotions and coupons: what is taken off a basket, under which conditions and how often. `rules*.ts` decide and know no
 * database; `findOffers` says what is offered to somebody; `takeUses` counts limited ones in the transaction that places the order.
 */
import type { Slice } from '#kit/server/slice.ts';
import { promotionAdminRoutes } from './admin-routes.ts';
import { promotionRoutes } from './routes.ts';
import { promotionPersonalData } from './store-personal.ts';

export { findOffers, isCounted, readRunning, type Offers, type Running } from './find-offers.ts';
export { confirmUses, releaseOrderUses, takeUses, type OrderUses } from './count-uses.ts';
export { savePromotion, type Saving } from './save-promotion.ts';
export { claimCoupon, listMyCoupons } from './claim-coupon.ts';
export { listCoupons, listPromotionAddresses, listPromotions, listShown, readShown, type Shown } from './list-public.ts';
export { nameOffers, nextOfferChange, promotionsOn, type PromotionHint } from './promotions-on-product.ts';
export { nudgesOf } from './say-nudges.ts';
export { guessingCoupon, type Telling } from './guess-coupon.ts';
export { sayRefusal } from './say-refusal.ts';
export { priceBasket } from './rules.ts';
export { tidyCode } from './rules-codes.ts';
export type { BasketPrice, LinePrice, Offer, ShippingGift, UnpricedLine } from './rules-types.ts';
export type { Identity } from './store.ts';
export { promotionLimits, type Discount, type NudgeItem } from './contract.ts';

/** The slice's operations. */
export const promotionsSlice: Slice = {
  name: 'promotions',
  personalData: promotionPersonalData,
  routes(api) {
    promotionRoutes(api);
    promotionAdminRoutes(api);
  },
};
