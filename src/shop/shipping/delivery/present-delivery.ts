import * as m from '#messages';
import { dateFormat } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { DeliveryWindow } from './rules-delivery.ts';

/** A delivery window on the wire; `text` is what every page and mail says of it. */
export function presentDelivery({ from, until }: DeliveryWindow, locale: Locale): DeliveryWindow & { text: string } {
  // The days are days everywhere, and are not to move with a time zone.
  const format = dateFormat(locale, { day: 'numeric', month: locale === 'en' ? 'short' : 'long', timeZone: 'UTC' });
  const [first, last] = [new Date(from), new Date(until)];
  if (locale === 'en') return { from, until, text: inOnePiece(format.formatRange(first, last)) };
  if (from === until) return { from, until, text: format.format(first) };
  // Of a range the runtime writes Chinese days as numbers alone, and those of Hong Kong in another order.
  const isSameMonth = from.slice(0, monthLength) === until.slice(0, monthLength);
  const lastDay = isSameMonth ? dateFormat(locale, { day: 'numeric', timeZone: 'UTC' }) : format;
  return { from, until, text: m.shipping_days({ first: format.format(first), last: lastDay.format(last) }, { locale }) };
}

const monthLength = 'YYYY-MM'.length;

/** "Dec 1 – 3" → "Dec 1–3", which no line breaks at a space. */
const inOnePiece = (range: string): string => range.replaceAll(/\s*–\s*/g, '–').replaceAll(/\s/g, '\u00A0');
