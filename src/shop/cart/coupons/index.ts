/** Codes on a cart. */
export { changeCartCodes, dropCoupon, requireUsable, useCoupon, withCode } from './cart-coupons.ts';
