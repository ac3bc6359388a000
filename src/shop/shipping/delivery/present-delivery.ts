import * as m from '#messages';
import { dateFormat } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { DeliveryWindow } from './rules-delivery.ts';

/** A delivery window on the wire; `text` is what every page and mail says of it. */
export function presentDelivery({ from, until }: DeliveryWindow, locale: Locale): DeliveryWindow & { text: string } {
  // The days are days everywhere, and are not to move with a time zone.
  const format = dateFormat(locale, { day: 'numeric', month: locale === 'en' ? 'short' : 'long', timeZone: 'UTC' });
  const [first, last] = [new Date(from), new Date(until)];
  // Of a range the runtime writes Chinese days as numbers alone, and those of Hong Kong in another order.
  const text =
    locale === 'en' || from === until
      ? format.formatRange(first, last)
      : m.shipping_days({ first: format.format(first), last: format.format(last) }, { locale });
  return { from, until, text };
}
