import type { Amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { shopperOf, type Shopper } from '../../accounts/index.ts';
import { couponErrors, tooManyCodes, promotionLimits } from '../../promotions/contract.ts';
import { guessingCoupon, tidyCode, type MaskReason } from '../../promotions/coupons/index.ts';
import { formatDecline } from '../../promotions/apply/index.ts';
import { changeCart, openCallersCart } from '../lines/change-cart.ts';
import type { Cart } from '../contract.ts';
import { waitsForAnotherWay } from '../prices/closing-gifts.ts';
import type { PricedBasket } from '../prices/price-basket.ts';
import { readCart } from '../read-cart.ts';
import { findCart, lockCart, setCouponCodes } from '../store.ts';
import { openOwnCart } from '../lines/update-cart-line.ts';

/**
 * Uses a coupon for what is in the cart. An empty cart stores the code for what comes later.
 * @throws couponErrors (40) with the field error `code` that says why, tooManyCodes (40), tooMany (40, 429) after many wrong codes
 */
export async function useCoupon(context: Context, typed: string): Promise<Cart> {
  const code = tidyCode(typed);
  return guessingCoupon(context, (mask) => addCode(context, code, mask));
}

function addCode(context: Context, code: string, mask: MaskReason): Promise<Cart> {
  return changeCart(
    context,
    {
      open: (tx) => openCallersCart(context, tx),
      check: (basket) => requireUsable(basket, code, { ...context, mask }),
    },
    async ({ tx, cart, items }) => {
      cart.couponCodes = withCode(cart.couponCodes, code);
      await setCouponCodes(tx, cart.id, cart.couponCodes);
      return items;
    },
  );
}

/** Codes with one more. @throws tooManyCodes (40) */
export function withCode(codes: readonly string[], code: string): string[] {
  const all = [...new Set([...codes, code])];
  if (all.length > promotionLimits.codesPerCart) throw new ShopError(tooManyCodes);
  return all;
}

/**
 * An empty basket takes a code that only lacks goods, and any takes one that counts with another way of shipping.
 * @throws couponErrors (40) where a code of the basket takes nothing off
 */
export function requireUsable(basket: PricedBasket, code: string, { locale, mask }: Pick<Context, 'locale'> & { mask: MaskReason }): void {
  const { currency } = basket;
  const refused = basket.refused.find(({ offer }) => offer.code === code);
  const decline = basket.couponCodes.includes(code) ? refused?.decline : { reason: 'unknown' as const };
  if (!decline || (refused && waitsForAnotherWay(basket, refused.offer))) return;
  if (basket.lines.length === 0 && (decline.reason === 'otherGoods' || decline.reason === 'minimum')) return;
  const reason = mask(decline.reason);
  const text = formatDecline({ ...decline, reason }, { currency, locale });
  const missing: { amount?: Amount; units?: number } = ('missing' in decline && decline.missing) || {};
  throw new ShopError(couponErrors[reason], {
    params: { words: text },
    data: {
      errors: { code: text },
      reason,
      ...(missing.amount === undefined ? {} : { missing: { amount: missing.amount, currency } }),
      ...(missing.units === undefined ? {} : { missingPieces: missing.units }),
    },
  });
}

/** Removes a coupon; one that was not used is no error. */
export async function dropCoupon(context: Context, typed: string): Promise<Cart> {
  const code = tidyCode(typed);
  const shopper = shopperOf(context);
  const cart = shopper && (await findCart(context.db, shopper));
  if (!cart?.couponCodes.includes(code)) return readCart(context);
  return changeCart(context, { open: (tx) => openOwnCart(context, tx) }, async (open) => {
    open.cart.couponCodes = open.cart.couponCodes.filter((one) => one !== code);
    await setCouponCodes(open.tx, open.cart.id, open.cart.couponCodes);
    return open.items;
  });
}

/** Changes the codes of a shopper's cart for a checkout of it: cart and checkout have the same ones. Two statements. */
export async function changeCartCodes(tx: Tx, shopper: Shopper, change: (codes: readonly string[]) => string[]): Promise<void> {
  const cart = await lockCart(tx, shopper);
  if (cart) await setCouponCodes(tx, cart.id, change(cart.couponCodes));
}
