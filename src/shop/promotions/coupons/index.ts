/** Coupons: their codes, who holds which, and limits on guessing one. */
export { claimCoupon, listMyCoupons } from './claim-coupon.ts';
export { guessingCoupon, type Telling } from './guess-coupon.ts';
export { tidyCode } from './rules-codes.ts';
