import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { requireKnownCoupon } from '../cart/index.ts';
import { changeCheckout } from './change-checkout.ts';
import { alreadyPlaced, noCredits, type Checkout } from './contract.ts';
import { readCheckout } from './read-checkout.ts';

/** Uses a coupon for this checkout. @throws notFound (404), alreadyPlaced (41), unknownCoupon (40) with the field error `code` */
export async function useCheckoutCoupon(context: Context, slug: string, code: string): Promise<Checkout> {
  const { state, orderNo } = await readCheckout(context, { slug });
  if (state === 'placed') throw new ShopError(alreadyPlaced, { data: { orderNo } });
  await requireKnownCoupon(code, context);
  return changeCheckout(context, slug, ({ stored }) => ({ couponCodes: [...new Set([...stored.couponCodes, code])] }));
}

/** Uses a coupon no longer; one that was not used is no fault. */
export async function dropCheckoutCoupon(context: Context, slug: string, code: string): Promise<Checkout> {
  return changeCheckout(context, slug, ({ stored }) => ({ couponCodes: stored.couponCodes.filter((one) => one !== code) }));
}

/** Pays with credits first, or no longer. Nobody has credits yet. @throws noCredits (41) */
export async function useCredits(context: Context, slug: string, { use }: { use: boolean }): Promise<Checkout> {
  return changeCheckout(context, slug, () => {
    if (use) throw new ShopError(noCredits);
    return { useCredits: false };
  });
}
