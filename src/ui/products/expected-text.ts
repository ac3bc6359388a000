/** Texts about goods that are sold ahead of stock: the same on cards, pages, carts, orders and mails. */
import * as m from '#messages';
import { dateFormat } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';

/** As what they are sold, and the day from which on they are expected to be sent. */
export type ExpectedGoods = { as: 'backorder' | 'preorder'; expectedOn: string };

/** A day as it is read; the same day in every time zone. */
export function expectedDay(day: string, locale: Locale): string {
  return dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** On the product page. */
export function expectedOffer({ as, expectedOn }: ExpectedGoods, locale: Locale): string {
  const day = expectedDay(expectedOn, locale);
  return as === 'preorder' ? m.ui_preorder_expected({ day }, { locale }) : m.ui_backorder_offer({ day }, { locale });
}

/** On a card, in one line. */
export function expectedBriefly({ expectedOn }: ExpectedGoods, locale: Locale): string {
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(expectedOn));
  return m.ui_expected_briefly({ day }, { locale });
}

/** In the cart and the order; `quantity` of the line's `all` units wait. */
export function expectedLine({ as, expectedOn, quantity }: ExpectedGoods & { quantity: number }, { all, locale }: { all: number; locale: Locale }): string {
  const day = expectedDay(expectedOn, locale);
  const text = as === 'preorder' ? m.ui_preorder_expected({ day }, { locale }) : m.ui_backorder_expected({ day }, { locale });
  return quantity < all ? m.ui_expected_part({ count: quantity, all, text }, { locale }) : text;
}
