import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, convert } from '#kit/pure/amount.ts';
import { returnedOf, useOf } from './rules.ts';

const same = (held: number) => amount(held);
const sums = fc.integer({ min: 0, max: 100_000_000 });
const rates = fc.record({
  rate: fc.integer({ min: 1, max: 2_000_000 }).map((rate) => `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`),
  stepAmount: fc.constantFrom(1, 5, 10),
});

describe('credits used for an order', () => {
  it('pays as much as there is, and no more than is due', () => {
    expect(useOf({ balance: amount(500), due: amount(2000) }, same)).toEqual({ credits: 500, held: 500 });
    expect(useOf({ balance: amount(5000), due: amount(2000) }, same)).toEqual({ credits: 2000, held: 2000 });
    expect(useOf({ balance: amount(0), due: amount(2000) }, same)).toEqual({ credits: 0, held: 0 });
  });

  it('takes the value of credits from a balance in another currency', () => {
    const yen = (held: number) => convert(amount(held), 'USD', 'JPY', { rate: '150', stepAmount: 1 });
    expect(useOf({ balance: amount(1000), due: amount(900) }, yen)).toEqual({ credits: 900, held: 600 });
    expect(useOf({ balance: amount(1000), due: amount(9000) }, yen)).toEqual({ credits: 1500, held: 1000 });
  });

  it('never takes more than there is, never pays more than is due, in any currency', () => {
    fc.assert(
      fc.property(sums, sums, rates, fc.constantFrom('USD', 'JPY', 'EUR'), (balance, due, rate, currency) => {
        const value = (held: number) => convert(amount(held), 'USD', currency, rate);
        const { credits, held } = useOf({ balance: amount(balance), due: amount(due) }, value);
        expect(held).toBeGreaterThanOrEqual(0);
        expect(held).toBeLessThanOrEqual(balance);
        expect(credits).toBeGreaterThanOrEqual(0);
        expect(credits).toBeLessThanOrEqual(due);
        expect(value(held)).toBeGreaterThanOrEqual(credits);
        expect(held === 0 || value(held - 1) < credits).toBe(true);
      }),
    );
  });

  it('gives back in parts exactly what was held', () => {
    fc.assert(
      fc.property(sums, sums, fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 }), (credits, held, parts) => {
        const use = { credits: amount(credits), held: amount(credits === 0 ? 0 : held) };
        const all = parts.reduce((sum, part) => sum + part, 0);
        let before = amount(0);
        let returned = 0;
        for (const [index, part] of parts.entries()) {
          const share = index === parts.length - 1 || all === 0 ? credits - before : Math.floor((credits * part) / all);
          const after = amount(before + share);
          const back = returnedOf(use, { before, after });
          expect(back).toBeGreaterThanOrEqual(0);
          returned += back;
          before = after;
        }
        expect(returned).toBe(use.held);
      }),
    );
  });
});
