/** Coupons: their codes, who holds which, and limits on guessing one. */
export { claimCoupon, listMyShown } from './claim-coupon.ts';
export { guessingCoupon, type MaskReason } from './guess-coupon.ts';
export { tidyCode } from './rules-codes.ts';
