import { formatMoney } from '#kit/pure/amount.ts';
import type { StaffOrder } from './staff-order.ts';

type Translate = (key: string, values: Record<string, string>) => string;

/** That money came too much and could not be given back. Of a payment that is not on record any more nobody knows how it was paid: `title` is empty. */
export function surplusText(translate: Translate, { amount, title }: Pick<StaffOrder['surpluses'][number], 'amount' | 'title'>, locale: string): string {
  const money = formatMoney(amount, locale);
  return title === '' ? translate('backoffice_surplus_waits_unknown', { money }) : translate('backoffice_surplus_waits', { money, method: title });
}
