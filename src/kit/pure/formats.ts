/** Ways of writing numbers, dates and names, each made once: making one costs far more than using it. */

const formats = new Map<string, unknown>();

function once<Format>(key: string, make: () => Format): Format {
  const known = formats.get(key) as Format | undefined;
  if (known !== undefined) return known;
  const format = make();
  formats.set(key, format);
  return format;
}

/** Numbers of a language. Languages and options are the shop's own, never a visitor's text, so there are few. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** Dates of a language. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

/** A day in a language; in coordinated universal time, so that everyone sees the same day. */
export const formatDay = (at: string | Date, locale: string, dateStyle: 'medium' | 'long' = 'long'): string =>
  dateFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(at));

/** Names of regions or languages in a language. */
export const displayNames = (locale: string, type: Intl.DisplayNamesType, style: Intl.RelativeTimeFormatStyle = 'long'): Intl.DisplayNames =>
  once(`names ${locale} ${type} ${style}`, () => new Intl.DisplayNames([locale, 'en'], { type, style }));

/** The order of texts in a language, numbers by their value. */
export const wordOrder = (lang: string): Intl.Collator => once(`order ${lang}`, () => new Intl.Collator(lang, { numeric: true }));

/** Stands between facts in one line. What is before it takes it along: no line begins with it. */
export const dot = '\u00A0· ';
