import { numberFormat } from './formats.ts';
import type { Locale } from './languages.ts';

const wholePercent = 100;
const tenth = 10;

/**
 * A share as languages say it: `percent` is what is taken off (15), `rest` what stays to be paid in tenths, as Chinese names it (9 for 90%, 8.5 for 85%).
 */
export function percentOff(basisPoints: number, locale: Locale): { percent: string; rest: string } {
  const format = numberFormat(locale, { maximumFractionDigits: 3 });
  const percent = basisPoints / wholePercent;
  return { percent: format.format(percent), rest: format.format((wholePercent - percent) / tenth) };
}
