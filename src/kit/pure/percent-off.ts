import type { Locale } from './languages.ts';

const wholePercent = 100;
const tenth = 10;

/**
 * A share as languages say it: `percent` is what is taken off (15), `rest` what stays to be paid as Chinese names it: tenths
 * (9 for 90%), or hundredths where tenths are not whole (85 for 85%).
 */
export function percentOff(basisPoints: number, locale: Locale): { percent: string; rest: string } {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = basisPoints / wholePercent;
  const stays = wholePercent - percent;
  const isTwoDigits = Number.isInteger(stays) && stays > tenth && stays % tenth !== 0;
  return { percent: format.format(percent), rest: format.format(isTwoDigits ? stays : stays / tenth) };
}
