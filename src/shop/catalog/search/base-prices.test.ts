import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeInCurrency, inCurrency } from './base-prices.ts';

type Rate = Parameters<typeof rangeInCurrency>[1];

const base = { baseCurrency: 'USD', hasOwnPrices: false };
const usd = { ...base, currency: 'USD', rate: '1', stepAmount: 1 };
const jpy = { ...base, currency: 'JPY', rate: '150', stepAmount: 100 };
const eur = { ...base, currency: 'EUR', rate: '0.9', stepAmount: 5 };

const boundsOf = (range: string) => range.split('-').map((bound) => (bound === '' ? null : Number(bound)));
const isWithin = (price: number, range: string) => {
  const [min, max] = boundsOf(range);
  return price >= (min ?? 0) && price <= (max ?? Infinity);
};

const rate = fc
  .record({ currency: fc.constantFrom('USD', 'JPY', 'EUR', 'KWD'), rate: fc.integer({ min: 1, max: 2_000_000 }), stepAmount: fc.constantFrom(1, 5, 10, 100) })
  .map((one): Rate & typeof base =>
    one.currency === 'USD' ? usd : { ...base, currency: one.currency, stepAmount: one.stepAmount, rate: (one.rate / 10_000).toFixed(4) },
  );
const bound = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: null });
const range = fc
  .tuple(bound, bound)
  .filter(([from, to]) => from !== null || to !== null)
  .map(([from, to]) => (from !== null && to !== null && from > to ? `${to}-${from}` : `${from ?? ''}-${to ?? ''}`));

describe('a range of prices in another currency', () => {
  it.each([
    ['1000-2500', usd, jpy, '1500-3800'],
    ['1500-3800', jpy, usd, '967-2566'],
    ['1000-2500', usd, eur, '900-2250'],
    ['1000-', usd, jpy, '1500-'],
    ['-2500', usd, eur, '-2250'],
    ['1000-2500', usd, usd, '1000-2500'],
    ['1000-999999999999', usd, { ...jpy, rate: '15000' }, '150000-999999999999'],
  ] as const)('%s', (asked, from, to, converted) => {
    expect(rangeInCurrency(asked, from, to)).toBe(converted);
  });

  it('keeps every product that was within it, whatever the rates and steps are', () => {
    fc.assert(
      fc.property(range, rate, rate, fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1 }), (asked, from, to, prices) => {
        const converted = rangeInCurrency(asked, from, to);
        const within = prices.filter((price) => isWithin(inCurrency(from, price), asked));
        expect(within.filter((price) => !isWithin(inCurrency(to, price), converted))).toEqual([]);
      }),
    );
    expect.hasAssertions();
  });

  it('has bounds of the currency, on its step, and as open as they were', () => {
    fc.assert(
      fc.property(range, rate, rate, (asked, from, to) => {
        const converted = rangeInCurrency(asked, from, to);
        expect(converted).toMatch(/^(\d{1,12}-\d{0,12}|-\d{1,12})$/);
        const bounds = boundsOf(converted);
        expect(bounds.map((one) => one === null)).toEqual(boundsOf(asked).map((one) => one === null));
        expect(bounds.filter((one) => one !== null && one < 999_999_999_999 && one % to.stepAmount !== 0)).toEqual([]);
      }),
    );
  });

  it("does not grow by being switched to and fro between the shop's own currency and another", () => {
    fc.assert(
      fc.property(range, rate, (asked, to) => {
        const once = rangeInCurrency(asked, usd, to);
        const back = rangeInCurrency(once, to, usd);
        if (`${once}-${back}`.includes('999999999999')) return;
        expect(rangeInCurrency(back, usd, to)).toBe(once);
      }),
    );
  });
});
