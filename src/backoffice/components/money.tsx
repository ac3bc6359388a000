/** Money as text in the chosen language. */
import { formatMoney } from '#kit/pure/amount.ts';
import { useLocale } from 'react-admin';

/** Money as it crosses the wire. */
export type Money = { amount: number; currency: string };

/** `$19.99`; a minus stays with its number. */
export function MoneyText({ money }: { money: Money }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(money, useLocale())}</span>;
}

/** A range where the two differ. */
export function MoneyRange({ from, to }: { from: Money; to: Money }) {
  const locale = useLocale();
  return <>{from.amount === to.amount ? formatMoney(from, locale) : `${formatMoney(from, locale)} – ${formatMoney(to, locale)}`}</>;
}

/** A point in time as text. */
export function useMoment(): (at: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => format.format(new Date(at));
}

/** A day without a time of its own (`2026-11-28`) as text. */
export function useDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** A number as text. */
export function useCount(): (count: number) => string {
  const format = new Intl.NumberFormat(useLocale());
  return (count) => format.format(count);
}
