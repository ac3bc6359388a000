import type { Context } from '#kit/server/context.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { shopperOf } from '../../../accounts/index.ts';
import { countryTitle } from '../../../addresses/index.ts';
import { marketOf } from '../../../markets/index.ts';
import { pictureNamed, pictureTag } from '../../../media/pictures/index.ts';
import { paymentSettingsOf } from '../../../payments/index.ts';
import { paymentMarksFor } from '../../../payments/marks/index.ts';
import { readShipping, shippedCountries } from '../../../shipping/index.ts';
import { paypalStands, paypalTags } from '../../../payments/approvals/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { expressOf } from '../../../payments/express/index.ts';
import type { Cart } from '../../contract.ts';
import { readGiftWrapping } from '../../gift-wrapping.ts';
import { toCart } from '../../prices/price-basket.ts';
import { basketViewOf, readBasketOf } from '../../read-cart.ts';
import { readEstimate } from '../../read-estimate.ts';
import { readVariantChoices } from '../../read-variant-choices.ts';
import type { CartSectionData } from './data.ts';
import type { CartPageSettings } from './settings.ts';

/** The caller's cart, the countries that can be shipped to, and the picture of an empty cart. */
export async function loadCartPage({ context, query, refused }: SectionScope<unknown>, settings: CartPageSettings): Promise<Loaded<CartSectionData>> {
  const [{ initial, change, estimate }, wrapping, shipping, payments, { returns }, { account, embeds, tags }, hasPaypal, picture] = await Promise.all([
    readCartAsAsked(context, query),
    readGiftWrapping(context),
    readShipping(context.db),
    paymentSettingsOf(context.db),
    readSettings(context.db),
    expressOf(context, 'cart'),
    paypalStands(context, 'cart'),
    settings.picture === undefined ? null : pictureNamed(context.db, settings.picture, context.lang),
  ]);
  const { taxIncluded, countries: inMarket } = marketOf(shipping.markets, context);
  const marks = paymentMarksFor(context, { currency: context.currency, country: inMarket[0] ?? null }, payments);
  const countries = shippedCountries(shipping).map((country) => ({ country, title: countryTitle(country, context.lang) }));
  const coupon = rejectedForm('coupon', refused);
  const express = account && { ...account, of: { source: 'cart' as const } };
  return {
    data: {
      initial,
      change,
      wrapping,
      countries,
      estimate,
      coupon,
      error: (!coupon && refused?.message) || null,
      taxIncluded,
      marks,
      returnDays: returns.windowDays,
      picture,
      express,
      paypal: hasPaypal && paypalOf(initial),
    },
    tags: [...tags, ...paypalTags, pictureTag],
    ...embeds,
  };
}

/** The cart, and what the page's address asks of it: between which variants a line can be changed, and what shipping costs. */
async function readCartAsAsked(context: Context, query: URLSearchParams) {
  const basket = await readBasketOf(context.db, shopperOf(context), await basketViewOf(context));
  const initial = toCart(basket);
  const [change, estimate] = await Promise.all([
    readVariantChoices(context, basket, query.get('change')),
    initial.requiresShipping ? readEstimate(context, query) : null,
  ]);
  return { initial, change, estimate };
}

/** An empty cart, or one that gift cards and credits pay, has nothing for PayPal. */
const paypalOf = ({ total }: Cart): CartSectionData['paypal'] => ({
  of: { source: 'cart' },
  isPayable: total.amount > 0 ? 'yes' : 'no',
});
