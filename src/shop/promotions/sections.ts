/** The sections of this slice, for templates. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { CouponHead, CouponList } from './sections/coupon-list/section.tsx';
import { MoreOffers } from './sections/more-offers/section.tsx';
import { loadProductSet } from './sections/offer-set/load.ts';
import { ProductSet } from './sections/offer-set/section.tsx';
import { PromotionHead } from './sections/promotion-head/section.tsx';
import { PromotionList } from './sections/promotion-list/section.tsx';
import { UserCoupons } from './sections/user-coupons/section.tsx';

export type { ShownList, ShownOne } from './sections/data.ts';
export type { ProductSetModel } from './sections/offer-set/load.ts';
export type { UserCouponsModel } from './sections/user-coupons/section.tsx';

const settings = z.object({});

export const promotionSections: readonly AnySection[] = [
  defineSection({ name: 'product-set', card: { title: m.section_product_set }, settings, load: loadProductSet, Component: ProductSet }),
  defineSection({ name: 'promotion-list', card: { title: m.section_promotion_list }, settings, Component: PromotionList }),
  defineSection({
    name: 'promotion-head',
    card: { title: m.section_promotion_head },
    settings,
    load: async ({ refused }) => ({ data: { error: refused?.message ?? null }, tags: [] }),
    Component: PromotionHead,
  }),
  defineSection({ name: 'more-offers', card: { title: m.section_more_offers }, settings, Component: MoreOffers }),
  defineSection({ name: 'coupon-list', card: { title: m.section_coupon_list }, settings, Component: CouponList }),
  defineSection({
    name: 'coupon-head',
    card: { title: m.section_coupon_head },
    settings,
    // The code is the form's only field: what is wrong with it stands beside it.
    load: async ({ refused }) => ({ data: { error: refused ? (refused.errors['code'] ?? refused.message) : null }, tags: [] }),
    Component: CouponHead,
  }),
  defineSection({ name: 'user-coupons', card: { title: m.section_user_coupons }, settings, Component: UserCoupons }),
];
