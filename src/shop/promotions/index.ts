/**
 * Promotions and coupons: what is taken off a basket, under which conditions and how often. `rules*.ts` decide and know no
 * database; `findOffers` says what is offered to somebody; `takeUses` counts limited ones in the transaction that places the order.
 */
import type { Slice } from '#kit/server/slice.ts';
import { promotionAdminRoutes } from './staff/admin-routes.ts';
import { promotionRoutes } from './routes.ts';
import { promotionPersonalData } from './store-personal.ts';

export { findOffers, isCounted, readRunning, type Offers, type Running } from './apply/find-offers.ts';
export { confirmUses, releaseOrderUses, takeUses, type OrderUses } from './apply/count-uses.ts';
export { savePromotion, type Saving } from './staff/save-promotion.ts';
export { claimCoupon, listMyCoupons } from './coupons/claim-coupon.ts';
export { listCoupons, listPromotionAddresses, listPromotions, listShown, readShown, type Shown } from './coupons/list-public.ts';
export { nameOffers, nextOfferChange, promotionsOn, type PromotionHint } from './show/promotions-on-product.ts';
export { nudgesOf } from './apply/format-progress.ts';
export { guessingCoupon, type Telling } from './coupons/guess-coupon.ts';
export { sayRefusal } from './apply/format-refusal.ts';
export { priceBasket } from './apply/rules.ts';
export { tidyCode } from './coupons/rules-codes.ts';
export type { BasketPrice, LinePrice, Offer, ShippingGift, UnpricedLine } from './apply/rules-types.ts';
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
