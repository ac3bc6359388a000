import * as m from '#messages';
import { dateFormat } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { DeliveryWindow } from './rules-delivery.ts';

/**
 * A delivery window on the wire; `text` is what every page and mail says of it, in one piece. Intl's `formatRange` takes twenty times as long as two dates, a
 * checkout writes about a hundred, and it puts the days of Hong Kong in another order.
 */
export function presentDelivery({ from, until }: DeliveryWindow, locale: Locale): DeliveryWindow & { text: string } {
  const isSameMonth = from.slice(0, monthLength) === until.slice(0, monthLength);
  const year = locale === 'en' && from.slice(0, yearLength) !== until.slice(0, yearLength) ? ({ year: 'numeric' } as const) : {};
  // The days are days everywhere, and are not to move with a time zone.
  const format = dateFormat(locale, { ...year, day: 'numeric', month: locale === 'en' ? 'short' : 'long', timeZone: 'UTC' });
  const first = inOnePiece(format.format(new Date(from)));
  if (from === until) return { from, until, text: first };
  const lastDay = isSameMonth ? dateFormat(locale, { day: 'numeric', timeZone: 'UTC' }) : format;
  return { from, until, text: m.shipping_days({ first, last: inOnePiece(lastDay.format(new Date(until))) }, { locale }) };
}

const yearLength = 'YYYY'.length;
const monthLength = 'YYYY-MM'.length;

/** No line breaks between a month and its day. */
const inOnePiece = (text: string): string => text.replaceAll(/\s/g, '\u00A0');
