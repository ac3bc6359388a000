import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { countryTitle } from '../../../addresses/index.ts';
import { marketOf } from '../../../markets/index.ts';
import { paymentSettingsOf } from '../../../payments/index.ts';
import { paymentMarksFor } from '../../../payments/marks/index.ts';
import { readShipping, shippedCountries } from '../../../shipping/index.ts';
import { paypalStands, paypalTags } from '../../../payments/approvals/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { expressOf } from '../../../payments/express/index.ts';
import { readGiftWrapping } from '../../gift-wrapping.ts';
import { readCart } from '../../read-cart.ts';
import type { CartSectionData } from './data.ts';

/** The caller's cart, and the countries that can be shipped to. */
export async function loadCartPage({ context, refused }: SectionScope<unknown>): Promise<Loaded<CartSectionData>> {
  const [initial, wrapping, shipping, payments, { returns }, { account, embeds, tags }, hasPaypal] = await Promise.all([
    readCart(context),
    readGiftWrapping(context),
    readShipping(context.db),
    paymentSettingsOf(context.db),
    readSettings(context.db),
    expressOf(context, 'cart'),
    paypalStands(context, 'cart'),
  ]);
  const { taxIncluded, countries: inMarket } = marketOf(shipping.markets, context);
  const marks = paymentMarksFor(context, { currency: context.currency, country: inMarket[0] ?? null }, payments);
  const countries = shippedCountries(shipping).map((country) => ({ country, title: countryTitle(country, context.lang) }));
  const coupon = rejectedForm('coupon', refused);
  const express = account && { ...account, of: { source: 'cart' as const } };
  return {
    data: {
      initial,
      wrapping,
      countries,
      coupon,
      error: (!coupon && refused?.message) || null,
      taxIncluded,
      marks,
      returnDays: returns.windowDays,
      express,
      paypal: hasPaypal && paypalOf(initial),
    },
    tags: [...tags, ...paypalTags],
    ...embeds,
  };
}

/** Without a cookie the cart may be an account's, which the browser knows. */
const paypalOf = ({ total }: Awaited<ReturnType<typeof readCart>>): CartSectionData['paypal'] => ({
  of: { source: 'cart' },
  isPayable: total.amount > 0 ? 'yes' : 'no',
});
