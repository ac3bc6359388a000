import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '../../accounts/index.ts';
import type { Place } from '../../markets/contract.ts';
import { basketViewOf, readBasketOf } from '../read-cart.ts';
import { expectedDaysOf, toShippingMethod } from './shipping-options.ts';
import { shippingOptionsAlone } from './used-gifts.ts';

/** How the caller's cart could be shipped to a place, with prices in the caller's currency. */
export async function estimateShipping(context: Context, place: Place) {
  return withAnswers(context, async (asking) => {
    const { lang, locale } = asking;
    const view = await basketViewOf(asking);
    const basket = await readBasketOf(asking.db, shopperOf(asking), view);
    const shown = { currency: basket.currency, calendar: view.shipping.calendar, context: asking, expected: expectedDaysOf(basket) };
    return shippingOptionsAlone(basket, { configuration: view.shipping, place, lang, locale }).map((option) => toShippingMethod(option, shown));
  });
}
