/** Money as PayPal writes it: `{ currency_code, value }`, the value a decimal, and in some currencies always a whole number. */
import { z } from 'zod';
import { decimalText, exponentOf, parseDecimal } from '#kit/pure/amount.ts';

/** A sum as it stands in PayPal's answers. */
export const paypalMoney = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().max(32) });

/** A sum as PayPal writes it. */
export type PaypalMoney = z.output<typeof paypalMoney>;

/** PayPal takes no decimals of these, though ISO 4217 gives two of them some. */
const wholeOnly: ReadonlySet<string> = new Set(['HUF', 'JPY', 'TWD']);

/**
 * What every merchant can take from everywhere. The Brazilian real, the Chinese yuan and the Malaysian ringgit are for
 * accounts and buyers inside their countries alone, so they are not offered.
 */
const currencies: ReadonlySet<string> = new Set('AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '));

/** Whether PayPal can take exactly this sum (minor units). */
export function paypalTakes({ total, currency }: { total: number; currency: string }): boolean {
  return currencies.has(currency) && (!wholeOnly.has(currency) || total % unit(currency) === 0);
}

/** A sum for PayPal. */
export function toPaypalMoney({ amount, currency }: { amount: number; currency: string }): PaypalMoney {
  const value = wholeOnly.has(currency) ? String(amount / unit(currency)) : decimalText(amount, currency);
  return { currency_code: currency, value };
}

/** A sum of PayPal's in minor units; null for one that is none. */
export function fromPaypalMoney({ currency_code: currency, value }: PaypalMoney): { amount: number; currency: string } | null {
  // PayPal may write '1200.00' where only '1200' is meant.
  const whole = wholeOnly.has(currency) ? value.replace(/\.0+$/, '') : value;
  const amount = parseDecimal(whole, currency);
  return amount === null ? null : { amount, currency };
}

/** Minor units of one major unit. */
const unit = (currency: string): number => 10 ** exponentOf(currency);
