import { zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { PostalAddress } from '#shop/addresses/contract.ts';
import type { PricedBasket } from '#shop/cart/prices/index.ts';
import { contactFrom, type ContactMethod } from '#shop/orders/contract.ts';
import type { SetUp } from '#shop/payments/cards/index.ts';
import type { ShippingConfiguration } from '#shop/shipping/index.ts';
import { composeCheckout, type ComposedCheckout } from '../totals/compose-checkout.ts';
import type { StoredCheckout } from '../store.ts';
import { unstoredCheckout } from '../unstored-checkout.ts';

/** What staff sell, to which customer, and how it ships: by a method of the shop, or for an agreed fee (minor units). */
export type StaffSale = {
  contact: ContactMethod | null;
  address: PostalAddress | null;
  shippingMethodId: string | null;
  agreedShipping: { title: string; fee: Amount } | null;
};

/** Computes what staff sell as a checkout computes it (docs/rules/money.md, "Price of a cart"). Reads nothing. */
export function composeForStaff(
  sale: StaffSale,
  basket: PricedBasket,
  around: { context: Pick<Context, 'config' | 'locale' | 'lang' | 'now'>; configuration: ShippingConfiguration; payments: SetUp },
): ComposedCheckout {
  const { agreedShipping } = sale;
  return composeCheckout(asStored(sale, basket, around.context.now()), basket, {
    ...around,
    balance: zero,
    giftCards: [],
    ...(agreedShipping ? { agreedShipping } : {}),
  });
}

/** The sale as a checkout that nobody has stored yet. */
function asStored({ contact, address, shippingMethodId: shippingMethod }: StaffSale, { couponCodes }: PricedBasket, now: Date): StoredCheckout {
  return { ...unstoredCheckout({ source: 'staff', items: [] }, now), couponCodes, ...contactFrom(contact), address, shippingMethod };
}
