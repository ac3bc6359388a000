/** How Stripe counts money: in minor units as the shop does, but for a few currencies. */
import { amount, exponentOf, scale, type Amount } from '#kit/pure/amount.ts';

// As Stripe documents them; all others have two, ISK and UGX too, which are sent with two zeros.
const withoutDecimals = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF']);
const withThree = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** The least that Stripe charges, in its own units; a currency that is not here has no bound that it documents. */
const least: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** Stripe takes at most eight digits. */
const most = 99_999_999;

function exponentAtStripe(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThree.has(currency) ? 3 : 2;
}

/** An amount in Stripe's units; null for one that Stripe cannot take: a third decimal, parts of a unit that it does not divide. */
export function toStripeAmount(of: number, currency: string): number | null {
  const shift = exponentAtStripe(currency) - exponentOf(currency);
  const stripeAmount = scale(amount(of), 10 ** Math.max(shift, 0), 10 ** Math.max(-shift, 0));
  const isExact = fromStripeAmount(stripeAmount, currency) === of;
  // Three decimals are taken when the last is 0.
  const isTaken = exponentAtStripe(currency) < 3 || stripeAmount % 10 === 0;
  return isExact && isTaken ? stripeAmount : null;
}

/** An amount from Stripe, in the shop's minor units. */
export function fromStripeAmount(stripeAmount: number, currency: string): Amount {
  const shift = exponentAtStripe(currency) - exponentOf(currency);
  return scale(amount(stripeAmount), 10 ** Math.max(-shift, 0), 10 ** Math.max(shift, 0));
}

/** Whether Stripe charges such a sum. */
export function isChargeable(total: number, currency: string): boolean {
  const stripeAmount = toStripeAmount(total, currency);
  return stripeAmount !== null && stripeAmount >= (least[currency] ?? 1) && stripeAmount <= most;
}
