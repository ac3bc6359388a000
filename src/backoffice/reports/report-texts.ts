/** Numbers, shares and days of reports in words of the language chosen. */
import { useLocale } from 'react-admin';
import { formatMoney } from '#kit/pure/amount.ts';
import { dateFormat, numberFormat } from '#kit/pure/formats.ts';
import type { Money } from '../components/money.tsx';

/** How reports write what they tell. */
export type Words = {
  count(value: number): string;
  money(value: Money): string;
  /** `12.5 %` as the language has it. */
  share(value: number): string;
  /** Basis points: 662.5 is `6.625 %`. */
  rate(basisPoints: number): string;
  /** With its sign. */
  change(value: number): string;
  day(day: string): string;
  shortDay(day: string): string;
  moment(at: string): string;
};

/** In the language chosen. */
export function useWords(): Words {
  const locale = useLocale();
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    count: (value) => numberFormat(locale).format(value),
    money: (value) => formatMoney(value, locale),
    share: (value) => numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value),
    rate: (basisPoints) => numberFormat(locale, { style: 'percent', maximumFractionDigits: 5 }).format(basisPoints / 10_000),
    change: (value) => numberFormat(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(value),
    day: (of) => day.format(noon(of)),
    shortDay: (of) => shortDay.format(noon(of)),
    moment: (at) => moment.format(new Date(at)),
  };
}
