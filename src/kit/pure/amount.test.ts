import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  allocate,
  amount,
  convert,
  decimalText,
  exchange,
  exponentOf,
  formatMoney,
  formatPrice,
  formatShortMoney,
  parseDecimal,
  scale,
  share,
  subtract,
  taxWithin,
} from './amount.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(amount);

describe('rates', () => {
  it.each([
    [1_000_000, 662.5, 66_250, 62_134],
    [10_000_000, 0.001, 1, 1],
    [2_000, 862.501, 173, 159],
    [-2_000, 662.5, -133, -124],
  ])('of %d at %d basis points is %d, and %d within', (of, basisPoints, added, within) => {
    expect(share(amount(of), basisPoints)).toBe(added);
    expect(taxWithin(amount(of), basisPoints)).toBe(within);
  });
  it.each([0.0001, 662.5001, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (basisPoints) => {
    expect(() => share(amount(100), basisPoints)).toThrow(RangeError);
  });
});

describe('amounts', () => {
  it('rounds half away from zero', () => {
    expect(scale(amount(5), 1, 2)).toBe(3);
    expect(scale(amount(-5), 1, 2)).toBe(-3);
    expect(share(amount(1000), 1905)).toBe(191);
  });

  it('refuses what is no integer of minor units', () => {
    for (const wrong of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => amount(wrong)).toThrow(RangeError);
  });

  it('splits so that the parts add up to the whole', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }), (whole, weights) => {
        const parts = allocate(whole, weights);
        expect(parts).toHaveLength(weights.length);
        expect(add(...parts)).toBe(whole);
      }),
    );
  });

  it('takes the contained tax so that net and tax give the gross', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 5000 }), (gross, rate) => {
        const tax = taxWithin(gross, rate);
        expect(add(subtract(gross, tax), tax)).toBe(gross);
        expect(Math.abs(tax)).toBeLessThanOrEqual(Math.abs(gross));
      }),
    );
  });

  it('exchanges between two currencies by their rates, and gives a sum back within a unit of the coarser one', () => {
    const [usd, cny, jpy] = [
      { code: 'USD', rate: '1' },
      { code: 'CNY', rate: '7.2' },
      { code: 'JPY', rate: '150' },
    ];
    expect(exchange(amount(15_000), jpy!, usd!)).toBe(10_000);
    expect(exchange(amount(720), cny!, jpy!)).toBe(150);
    fc.assert(
      fc.property(amounts, (sum) => {
        expect(exchange(sum, jpy!, jpy!)).toBe(sum);
        expect(Math.abs(exchange(exchange(sum, jpy!, usd!), usd!, jpy!) - sum)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('converts between currencies of different exponents and rounds to the step', () => {
    expect(convert(amount(1999), 'USD', 'JPY', { rate: '150.25', stepAmount: 1 })).toBe(3003);
    expect(convert(amount(1999), 'USD', 'JPY', { rate: '150.25', stepAmount: 100 })).toBe(3000);
    expect(convert(amount(1999), 'USD', 'EUR', { rate: '0.9', stepAmount: 1 })).toBe(1799);
  });

  it('says money in a language', () => {
    expect(formatMoney({ amount: 1999, currency: 'USD' }, 'en')).toBe('$19.99');
    expect(formatMoney({ amount: 1999, currency: 'JPY' }, 'en')).toBe('¥1,999');
    // People write no decimals of these, but a sum may have them.
    expect(formatMoney({ amount: 199_950, currency: 'HUF' }, 'en').replace('\u00a0', ' ')).toBe('HUF 1,999.50');
    expect(formatMoney({ amount: 200_000, currency: 'HUF' }, 'en').replace('\u00a0', ' ')).toBe('HUF 2,000');
    expect(formatMoney({ amount: 1_234_567, currency: 'KWD' }, 'en').replace('\u00a0', ' ')).toBe('KWD 1,234.567');
    expect(formatShortMoney({ amount: 4500, currency: 'USD' }, 'en')).toBe('$45');
    expect(formatShortMoney({ amount: 4550, currency: 'USD' }, 'en')).toBe('$45.50');
    expect(formatPrice({ amount: 11_800, currency: 'CNY' }, 'zh')).toBe('¥118');
    expect(formatPrice({ amount: 11_850, currency: 'CNY' }, 'zh')).toBe('¥118.50');
    expect(formatPrice({ amount: 11_800, currency: 'CNY' }, 'en')).toBe('CN¥118.00');
  });
});

describe('amounts as people write them', () => {
  it('reads and writes them by the currency', () => {
    expect(parseDecimal('19.99', 'USD')).toBe(1999);
    expect(parseDecimal(' 19,9 ', 'EUR')).toBe(1990);
    expect(parseDecimal('1500', 'JPY')).toBe(1500);
    expect(decimalText(5, 'USD')).toBe('0.05');
    expect(decimalText(1500, 'JPY')).toBe('1500');
    expect(decimalText(-1999, 'USD')).toBe('-19.99');
    expect(decimalText(null, 'USD')).toBe('');
  });

  it.each(['', '-1', '1e3', '1.999', '1.2.3', 'abc', '٣', '99999999999999'])('takes no %s', (text) => expect(parseDecimal(text, 'USD')).toBeNull());

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.constantFrom('USD', 'JPY', 'KWD'), (of, currency) => {
        expect(parseDecimal(decimalText(of, currency), currency)).toBe(of);
      }),
    );
  });
});

it('counts minor units by ISO 4217, not by how many decimals people write', () => {
  const counted = Object.fromEntries(['USD', 'EUR', 'CNY', 'HKD', 'HUF', 'IDR', 'TWD', 'JPY', 'KRW', 'ISK', 'KWD'].map((code) => [code, exponentOf(code)]));
  expect(counted).toEqual({ USD: 2, EUR: 2, CNY: 2, HKD: 2, HUF: 2, IDR: 2, TWD: 2, JPY: 0, KRW: 0, ISK: 0, KWD: 3 });
});
