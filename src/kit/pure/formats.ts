/** Ways of writing numbers, dates and names, each made once: making one costs far more than using it. */

const kept = new Map<string, unknown>();

function keep<Format>(key: string, make: () => Format): Format {
  const known = kept.get(key) as Format | undefined;
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** Numbers of a language. Languages and options are the shop's own, never a visitor's text, so there are few. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  keep(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** Dates of a language. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));

/** Names of regions or languages in a language. */
export const displayNames = (locale: string, type: Intl.DisplayNamesType): Intl.DisplayNames =>
  keep(`names ${locale} ${type}`, () => new Intl.DisplayNames([locale], { type }));

/** The order of words in a language, numbers by their value. */
export const wordOrder = (lang: string): Intl.Collator => keep(`order ${lang}`, () => new Intl.Collator(lang, { numeric: true }));
