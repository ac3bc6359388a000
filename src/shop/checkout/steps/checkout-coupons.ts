import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import { changeCartCodes, requireUsable, withCode } from '#shop/cart/coupons/index.ts';
import { guessingCoupon, tidyCode } from '#shop/promotions/coupons/index.ts';
import { changeCheckout } from './change-checkout.ts';
import { toCheckout, type ComposedCheckout } from '../totals/compose-checkout.ts';
import { alreadyPlaced, noCredits, type Checkout } from '../contract.ts';
import { loadCheckout, newQuotes, settingOf } from '../load-checkout.ts';
import { loadCheckoutForUpdate, patchCheckout } from '../store.ts';

/**
 * Uses a coupon for this checkout. One of a cart shares its codes with the cart; one thing bought at once has its own.
 * @throws notFound (404), alreadyPlaced (41), couponErrors (40) with the field error `code`, tooManyCodes (40), tooMany (40, 429)
 */
export async function useCheckoutCoupon(context: Context, slug: string, typed: string): Promise<Checkout> {
  const code = tidyCode(typed);
  return guessingCoupon(context, (mask) =>
    changeCodes(context, slug, { change: (codes) => withCode(codes, code), check: ({ basket }) => requireUsable(basket, code, { ...context, mask }) }),
  );
}

/** Removes a coupon; one that was not used is no error. */
export async function dropCheckoutCoupon(context: Context, slug: string, typed: string): Promise<Checkout> {
  const code = tidyCode(typed);
  return changeCodes(context, slug, { change: (codes) => codes.filter((one) => one !== code), check: () => undefined });
}

type CodeChange = { change: (codes: readonly string[]) => string[]; check: (now: ComposedCheckout) => void };

async function changeCodes(context: Context, slug: string, codes: CodeChange): Promise<Checkout> {
  return withAnswers(context, (asking) => changeCodesWith(asking, slug, codes));
}

async function changeCodesWith(context: Context, slug: string, { change, check }: CodeChange): Promise<Checkout> {
  const shopper = shopperOf(context);
  if (!shopper) throw new ShopError(notFound);
  const setting = await settingOf(context, shopper);
  return context.transaction(async (tx) => {
    const stored = await loadCheckoutForUpdate(tx, slug, shopper);
    if (!stored) throw new ShopError(notFound);
    if (stored.placed) throw new ShopError(alreadyPlaced, { data: { orderNo: stored.orderNo } });
    const couponCodes = change(stored.couponCodes);
    if (stored.source === 'cart') await changeCartCodes(tx, shopper, change);
    const composed = await loadCheckout(tx, { ...stored, couponCodes }, setting);
    const patch = { ...(stored.source === 'cart' ? {} : { couponCodes }), ...newQuotes(context) };
    if (Object.keys(patch).length > 0) await patchCheckout(tx, stored.id, patch, context.now());
    check(composed);
    return toCheckout(composed, context);
  });
}

/** Pays with credits first, or no longer: as much as there is and the order costs. @throws noCredits (41) for a shopper without credits */
export async function useCredits(context: Context, slug: string, { use }: { use: boolean }): Promise<Checkout> {
  return changeCheckout(context, slug, ({ creditsAvailable }) => {
    if (use && creditsAvailable <= 0) throw new ShopError(noCredits);
    return { useCredits: use };
  });
}
