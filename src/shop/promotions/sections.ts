/** The sections of this slice, for templates. */
import { z } from 'zod';
import { defineSection, type AnySection } from '#kit/server/page/section.ts';
import { CouponHead, CouponList } from './sections/coupon-list/section.tsx';
import { PromotionHead } from './sections/promotion-head/section.tsx';
import { PromotionList } from './sections/promotion-list/section.tsx';
import { UserCoupons } from './sections/user-coupons/section.tsx';

export type { UserCouponsModel } from './sections/user-coupons/section.tsx';

const settings = z.object({});

/** See above. */
export const promotionSections: readonly AnySection[] = [
  defineSection({ name: 'promotion-list', settings, Component: PromotionList }),
  defineSection({ name: 'promotion-head', settings, Component: PromotionHead }),
  defineSection({ name: 'coupon-list', settings, Component: CouponList }),
  defineSection({
    name: 'coupon-head',
    settings,
    // The code is the form's only field: what is wrong with it stands beside it.
    load: async ({ refused }) => ({ data: { refusal: refused ? (refused.errors['code'] ?? refused.message) : null }, tags: [] }),
    Component: CouponHead,
  }),
  defineSection({ name: 'user-coupons', settings, Component: UserCoupons }),
];
