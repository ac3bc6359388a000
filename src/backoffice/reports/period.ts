/** The period of the figures, as the screen's address holds it. */

/** Periods that are one press away: today, and so many days up to it. */
export const presets = [1, 7, 30, 90] as const;
/** One of them. */
export type Preset = (typeof presets)[number];

/** The chosen period: days up to today, or a custom range; the currency where it is not the shop's base currency. */
export type Period = ({ days: Preset } | { from: string; to: string }) & { currency?: string };

const usual: Preset = 30;
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Reads it; whatever does not fit is the usual period. */
export function readPeriod(query: URLSearchParams): Period {
  const [from, to, currency] = [query.get('from'), query.get('to'), query.get('currency')];
  const chosen = /^[A-Z]{3}$/.test(currency ?? '') ? { currency: currency! } : {};
  if (isDay(from) && isDay(to)) return { from, to, ...chosen };
  return { days: presets.find((days) => String(days) === query.get('days')) ?? usual, ...chosen };
}

/** Writes it as the query of an address, of the screen's and of the API's alike. */
export function writePeriod(period: Period): string {
  const { currency } = period;
  const days: Record<string, string> = 'days' in period ? { days: String(period.days) } : { from: period.from, to: period.to };
  return new URLSearchParams({ ...days, ...(currency === undefined ? {} : { currency }) }).toString();
}

/** How much more one number is than another, as a part of it: 0.25 is a quarter more. Null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / Math.abs(before));
