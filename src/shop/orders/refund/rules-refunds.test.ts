import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, amount, subtract, zero } from '#kit/pure/amount.ts';
import {
  creditNoteNumber,
  refundStateOf,
  shareSum,
  splitOverPayments,
  splitShares,
  taxOfPart,
  currentAmountOfUnits,
  amountOfUnits,
  type LineMoney,
} from '../rules-refunds.ts';

const line = (more: Partial<LineMoney> = {}): LineMoney => ({
  quantity: 2,
  value: amount(4_000),
  taken: { quantity: 0, value: zero },
  refunded: zero,
  sums: zero,
  ...more,
});

describe('the refund of units', () => {
  it.each<[string, Partial<LineMoney>, number, number]>([
    ['all of it', {}, 2, 4_000],
    ['half', {}, 1, 2_000],
    ['less what was refunded as a sum, shared by all units', { sums: amount(1_000) }, 1, 1_500],
    ['the last unit: what is left', { sums: amount(1_000), taken: { quantity: 1, value: amount(2_000) } }, 1, 1_000],
    ['nothing more than the line cost', { sums: amount(3_000), taken: { quantity: 1, value: amount(2_000) } }, 1, 0],
    ['what a provider rejected of other units is not theirs', { sums: amount(-2_000), taken: { quantity: 1, value: amount(2_000) } }, 1, 2_000],
  ])('%s', (_, more, count, brings) => expect(amountOfUnits(line(more), count)).toBe(brings));

  it('falls for a return that runs while a sum is refunded', () => {
    const taken = { quantity: 1, value: amount(2_000) };
    expect(currentAmountOfUnits(line({ taken }), taken)).toBe(2_000);
    expect(currentAmountOfUnits(line({ taken, sums: amount(1_000) }), taken)).toBe(1_500);
  });
});

it('a sum is shared by what is left of each line, then goes to shipping, and what is more to neither', () => {
  const lines = [line(), line({ value: amount(1_000), refunded: amount(500) })];
  expect(shareSum(amount(900), lines, amount(500))).toEqual({ lines: [800, 100], shipping: 0 });
  expect(shareSum(amount(4_800), lines, amount(500))).toEqual({ lines: [4_000, 500], shipping: 300 });
  expect(shareSum(amount(5_200), lines, amount(500))).toEqual({ lines: [4_000, 500], shipping: 500 });
});

it('a sum goes first to what a provider rejected of units, which are out of the order', () => {
  const whole = { quantity: 2, value: amount(4_000) };
  const [short, other] = [line({ ...whole, taken: { quantity: 1, value: amount(2_000) }, sums: amount(-2_000) }), line(whole)];
  expect(shareSum(amount(2_000), [short, other], zero)).toEqual({ lines: [2_000, 0], shipping: 0 });
  expect(shareSum(amount(1_500), [short, other], zero)).toEqual({ lines: [1_500, 0], shipping: 0 });
  // What is more is shared by what is left of each: 2,000 and 4,000.
  expect(shareSum(amount(5_000), [short, other], zero)).toEqual({ lines: [3_000, 2_000], shipping: 0 });
});

const stepArb = fc.oneof(
  fc.record({
    kind: fc.constantFrom('units' as const, 'return' as const),
    line: fc.nat(2),
    count: fc.integer({ min: 1, max: 4 }),
    given: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({ kind: fc.constant('sum' as const), sum: fc.nat(9_000) }),
  fc.record({ kind: fc.constantFrom('receive' as const, 'end' as const), which: fc.nat(5) }),
);

it('whatever is refunded in whatever order, no line gives back more than it cost, and shipping neither', () => {
  const lineArb = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), value: fc.nat(9_000).map(amount) });
  fc.assert(
    fc.property(fc.array(lineArb, { minLength: 1, maxLength: 3 }), fc.nat(900).map(amount), fc.array(stepArb, { maxLength: 14 }), (given, shipping, steps) => {
      const lines = given.map((one) => line(one));
      let shippingBack = zero;
      const running: { of: LineMoney; quantity: number; value: ReturnType<typeof amount> }[] = [];
      for (const step of steps) {
        if (step.kind === 'sum') {
          const shares = shareSum(amount(step.sum), lines, subtract(shipping, shippingBack));
          lines.forEach((one, index) => Object.assign(one, { refunded: add(one.refunded, shares.lines[index]!), sums: add(one.sums, shares.lines[index]!) }));
          shippingBack = add(shippingBack, shares.shipping);
        } else if ('which' in step) {
          const [back] = running.splice(step.which, 1);
          if (!back) continue;
          const { of, quantity, value } = back;
          const now = step.kind === 'receive' ? currentAmountOfUnits(of, { quantity, value }) : zero;
          const units = step.kind === 'receive' ? of.taken.quantity : of.taken.quantity - quantity;
          of.taken = { quantity: units, value: add(subtract(of.taken.value, value), now) };
          of.refunded = add(of.refunded, now);
        } else {
          const of = lines[step.line % lines.length]!;
          if (of.taken.quantity + step.count > of.quantity) continue;
          const value = amountOfUnits(of, step.count);
          of.taken = { quantity: of.taken.quantity + step.count, value: add(of.taken.value, value) };
          if (step.kind === 'return') running.push({ of, quantity: step.count, value });
          // Staff may refund less than the units cost.
          else of.refunded = add(of.refunded, amount(Math.floor((value * step.given) / 100)));
        }
        for (const one of lines) expect(one.refunded).toBeLessThanOrEqual(one.value);
        expect(shippingBack).toBeLessThanOrEqual(shipping);
      }
    }),
    { numRuns: 3_000 },
  );
});

it('the tax of all parts is the tax of the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 1_000 }), fc.array(fc.nat(40_000), { maxLength: 8 }), (value, share, parts) => {
      const whole = { value: amount(value), tax: amount(Math.floor((value * share) / 1_000)) };
      let [before, taxed] = [zero, zero];
      for (const wanted of [...parts, value]) {
        const part = amount(Math.min(wanted, whole.value - before));
        taxed = add(taxed, taxOfPart(whole, { before, part }));
        before = add(before, part);
      }
      expect(taxed).toBe(whole.tax);
    }),
  );
});

it.each([
  ['unpaid', { payStatus: 'unpaid' as const, paidAmount: 0 }, 'none'],
  ['paid', {}, 'none'],
  ['refunded in part', { refundedAmount: 1 }, 'partial'],
  ['whole', { refundedAmount: 4_000 }, 'full'],
  ['but for the credits', { refundedAmount: 4_000, creditsAmount: 500 }, 'partial'],
  ['with the credits', { refundedAmount: 4_000, creditsAmount: 500, creditsReturnedAmount: 500 }, 'full'],
  ['but for the gift cards', { refundedAmount: 4_000, giftCardsAmount: 500, giftCardsReturnedAmount: 499 }, 'partial'],
  ['with the gift cards', { refundedAmount: 4_000, giftCardsAmount: 500, giftCardsReturnedAmount: 500 }, 'full'],
  ['paid twice, once given back', { paidAmount: 8_000, refundedAmount: 4_000 }, 'none'],
  ['paid twice, the second whose refund was rejected', { paidAmount: 8_000, surplusAmount: 4_000 }, 'none'],
  ['and a part of the goods refunded', { paidAmount: 8_000, surplusAmount: 4_000, refundedAmount: 1_000 }, 'partial'],
  ['and all of them', { paidAmount: 8_000, surplusAmount: 4_000, refundedAmount: 4_000 }, 'full'],
  ['paid too late and given back', { payStatus: 'unpaid' as const, refundedAmount: 4_000 }, 'full'],
  ['changed since, and the difference given back', { totalAmount: 3_000, refundedAmount: 1_000 }, 'none'],
  ['changed since, and the rest still due', { totalAmount: 5_000, dueAmount: 1_000 }, 'none'],
  ['changed since, with the rest due, and refunded whole', { totalAmount: 5_000, dueAmount: 1_000, refundedAmount: 4_000 }, 'full'],
  ['costs nothing', { totalAmount: 0, paidAmount: 0 }, 'none'],
])('an order that is %s', (_, more, state) => {
  const facts = {
    payStatus: 'paid' as const,
    totalAmount: 4_000,
    dueAmount: 0,
    paidAmount: 4_000,
    refundedAmount: 0,
    surplusAmount: 0,
    creditsAmount: 0,
    creditsReturnedAmount: 0,
    giftCardsAmount: 0,
    giftCardsReturnedAmount: 0,
  };
  expect(refundStateOf({ ...facts, ...more })).toBe(state);
});

it('credit notes are named by year', () => expect(creditNoteNumber(2026, 42)).toBe('CN-2026-000042'));

describe('a refund that several payments give back', () => {
  it('comes from one of them where that has enough left', () => {
    expect(splitOverPayments(amount(500), [amount(300), amount(800)])).toEqual([0, 500]);
    expect(splitOverPayments(amount(1_000), [amount(300), amount(800)])).toEqual([300, 700]);
    expect(() => splitOverPayments(amount(1_200), [amount(300), amount(800)])).toThrow(RangeError);
  });

  it('is split over its lines and shipping so that all parts add up', () => {
    const amounts = fc.nat(100_000).map((one) => amount(one));
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 4 }), fc.array(amounts, { maxLength: 5 }), amounts, (totals, lines, shipping) => {
        const whole = totals.reduce((sum, one) => sum + one, 0);
        const asked = [...lines, shipping].reduce((sum, one) => sum + one, 0);
        fc.pre(asked <= whole);
        const shares = splitShares(totals, { lines, shipping });
        for (const [index, line] of lines.entries()) expect(shares.reduce((sum, share) => sum + share.lines[index]!, 0)).toBe(line);
        expect(shares.reduce((sum, share) => sum + share.shipping, 0)).toBe(shipping);
        for (const [index, share] of shares.entries()) {
          expect([...share.lines, share.shipping].every((one) => one >= 0)).toBe(true);
          expect([...share.lines, share.shipping].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(totals[index]!);
        }
      }),
    );
  });
});
