/** Why a coupon's code takes nothing off, and the error of each reason. */
import { fieldErrorsSchema } from '#kit/pure/common-errors.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';
import { moneySchema } from '../catalog/contract.ts';

/** Why a code takes nothing now. */
export const declineReasons = [
  'unknown',
  'notYet',
  'expired',
  'exhausted',
  'needsSignIn',
  'notYours',
  'notFirstOrder',
  'usedByYou',
  'otherMarket',
  'otherGoods',
  'minimum',
  'notCombinable',
] as const;
/** Why a code takes nothing now. */
export type DeclineReason = (typeof declineReasons)[number];

const declinedData = fieldErrorsSchema.extend({
  reason: z.enum(declineReasons),
  missing: moneySchema.optional(),
  missingPieces: z.number().int().optional(),
});

const declined = (reason: string): ErrorSpec<z.infer<typeof declinedData>> => ({
  reason,
  wire: 40,
  status: 400,
  message: ({ words }: { words: string }) => words,
  data: declinedData,
});

/** The error of each reason; its text and `data.errors.code` say it in words. */
export const couponErrors: Record<DeclineReason, ErrorSpec<z.infer<typeof declinedData>>> = {
  /** No coupon has this code. Cure: Check the code. */
  unknown: declined('couponUnknown'),
  /** The coupon does not work yet. Cure: Use it from its first day on. */
  notYet: declined('couponNotYet'),
  /** The coupon's time is over. Cure: Use another code. */
  expired: declined('couponExpired'),
  /** The coupon was used as often as it may be. Cure: Use another code. */
  exhausted: declined('couponExhausted'),
  /** The coupon is for accounts. Cure: Sign in first. */
  needsSignIn: declined('couponNeedsSignIn'),
  /** The coupon is for other accounts. Cure: Use another code. */
  notYours: declined('couponNotYours'),
  /** The coupon is for a first order. Cure: Use another code. */
  notFirstOrder: declined('couponNotFirstOrder'),
  /** This shopper has used the coupon as often as one may. Cure: Use another code. */
  usedByYou: declined('couponUsedByYou'),
  /** The coupon is for another market or currency. Cure: Use another code. */
  otherMarket: declined('couponOtherMarket'),
  /** Nothing in the cart is what the coupon is for. Cure: Add goods that it is for. */
  otherGoods: declined('couponOtherGoods'),
  /** Too little is in the cart. Cure: Add `data.missing`, or `data.missingPieces` units. */
  minimum: declined('couponMinimum'),
  /** The coupon does not work beside the other discounts. Cure: Remove the other code first. */
  notCombinable: declined('couponNotCombinable'),
};
