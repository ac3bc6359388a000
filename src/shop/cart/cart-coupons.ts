import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '../accounts/index.ts';
import { findReductions, promotionLimits } from '../promotions/index.ts';
import { changeCart } from './change-cart.ts';
import { unknownCoupon, type Cart } from './contract.ts';
import { readCart } from './read-cart.ts';
import { findCart, setCouponCodes } from './store.ts';
import { openOwnCart } from './update-cart-line.ts';

/** @throws unknownCoupon (40) with the field error `code` */
export async function requireKnownCoupon(code: string, { locale, currency }: Pick<Context, 'locale' | 'currency'>): Promise<void> {
  const { unknownCodes } = await findReductions({ lines: [], currency, couponCodes: [code] });
  if (unknownCodes.includes(code)) throw new ShopError(unknownCoupon, { data: { errors: { code: m.cart_coupon_unknown({}, { locale }) } } });
}

/** Uses a coupon for what is in the cart. @throws unknownCoupon (40) with the field error `code` */
export async function useCoupon(context: Context, code: string): Promise<Cart> {
  await requireKnownCoupon(code, context);
  return setCodes(context, (codes) => [...new Set([...codes, code])].slice(0, promotionLimits.codesPerCart));
}

/** Uses a coupon no longer; one that was not used is no fault. */
export async function dropCoupon(context: Context, code: string): Promise<Cart> {
  const shopper = shopperOf(context);
  const cart = shopper && (await findCart(context.db, shopper));
  if (!cart?.couponCodes.includes(code)) return readCart(context);
  return setCodes(context, (codes) => codes.filter((one) => one !== code));
}

async function setCodes(context: Context, change: (codes: readonly string[]) => string[]): Promise<Cart> {
  return changeCart(context, { open: (tx) => openOwnCart(context, tx) }, async ({ tx, cart, items }) => {
    cart.couponCodes = change(cart.couponCodes);
    await setCouponCodes(tx, cart.id, cart.couponCodes);
    return items;
  });
}
