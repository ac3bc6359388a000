import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseDecimal } from '#kit/pure/amount.ts';
import { fromStripeAmount, isChargeable, toStripeAmount } from './stripe-amounts.ts';

test.each([
  ['USD', '19.99', 1999],
  ['JPY', '1999', 1999],
  ['KRW', '50000', 50_000],
  // Charged with decimals, whatever a bank pays out.
  ['HUF', '175', 17_500],
  ['TWD', '100', 10_000],
  // Without decimals, and reported with two.
  ['ISK', '5', 500],
  ['UGX', '5', 500],
  ['MGA', '5', 5],
  ['KWD', '5.120', 5120],
])('%s %s is sent as %i', (currency, text, stripeAmount) => {
  const of = parseDecimal(text, currency)!;
  expect(toStripeAmount(of, currency)).toBe(stripeAmount);
  expect(fromStripeAmount(stripeAmount, currency)).toBe(of);
});

it('takes no third decimal but 0', () => {
  const of = parseDecimal('5.124', 'KWD')!;
  expect([toStripeAmount(of, 'KWD'), isChargeable(of, 'KWD')]).toEqual([null, false]);
});

it('converts back to the amount it was given', () => {
  const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'ISK', 'UGX', 'MGA', 'HUF', 'TWD', 'KWD', 'CNY', 'HKD');
  fc.assert(
    fc.property(currencies, fc.integer({ min: 1, max: 99_999_999 }), (currency, amount) => {
      const stripeAmount = toStripeAmount(amount, currency);
      expect(stripeAmount === null ? amount : fromStripeAmount(stripeAmount, currency)).toBe(amount);
    }),
  );
});

it('charges from the documented least to eight digits', () => {
  expect([49, 50, 99_999_999, 100_000_000].map((total) => isChargeable(total, 'USD'))).toEqual([false, true, true, false]);
  expect([399, 400].map((total) => isChargeable(total, 'HKD'))).toEqual([false, true]);
  expect([49, 50].map((total) => isChargeable(total, 'JPY'))).toEqual([false, true]);
  expect(isChargeable(0, 'CNY')).toBe(false);
});
