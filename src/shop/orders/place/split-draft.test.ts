import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, amount, share, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { splitDraft, type OrderSums } from './split-draft.ts';

type Line = OrderSums['lines'][number];

const rates = [0, 700, 1900];

/** A line of so many units, some of which wait. */
const lineOf = ({ price, quantity, waits, rate }: Record<'price' | 'quantity' | 'waits' | 'rate', number>): Line => {
  const total = amount(price * quantity);
  const waiting = Math.min(waits, quantity);
  return {
    price: amount(price),
    quantity,
    total,
    taxAmount: share(total, rates[rate]!),
    taxBasisPoints: rates[rate]!,
    expected: waiting > 0 ? { as: 'preorder', expectedOn: '2027-01-12', quantity: waiting } : null,
  };
};

const sum = (amounts: readonly Amount[]) => add(zero, ...amounts);
const amounts = (rows: readonly { amount: Amount }[] = []) => rows.map((row) => row.amount);

function wholeOf({ lines, fee, credits, card, taxIncluded }: { lines: Line[]; fee: number; credits: number; card: number; taxIncluded: boolean }): OrderSums {
  const shippingFee = amount(fee);
  const feeTax = share(shippingFee, 1900);
  const taxes = [700, 1900].map((basisPoints) => {
    const taxed = lines.filter((line) => line.taxBasisPoints === basisPoints);
    const tax = add(sum(taxed.map((line) => line.taxAmount)), basisPoints === 1900 ? feeTax : zero);
    const base = add(sum(taxed.map((line) => (taxIncluded ? subtract(line.total, line.taxAmount) : line.total))), basisPoints === 1900 ? shippingFee : zero);
    return { title: `VAT ${basisPoints}`, basisPoints, base, amount: tax };
  });
  const tax = sum(amounts(taxes));
  const due = add(sum(lines.map((line) => line.total)), shippingFee, taxIncluded ? zero : tax);
  const paid = amount(Math.min(credits, due));
  const byCard = amount(Math.min(card, due - paid));
  return {
    lines,
    subtotal: sum(lines.map((line) => amount(line.price * line.quantity))),
    shippingFee,
    tax,
    taxes,
    taxIncluded,
    credits: paid,
    creditsHeld: amount(paid * 2),
    giftCards: byCard > 0 ? [{ cardId: 'card', amount: byCard }] : [],
    total: subtract(due, add(paid, byCard)),
  };
}

function bothOf(whole: OrderSums): { now: OrderSums; later: OrderSums } | null {
  const { now, later } = splitDraft(whole);
  return now && later && { now, later };
}

/** As `assertDraftAddsUp` counts, and for each line and rate. */
function expectAddsUp(part: OrderSums): void {
  const due = add(part.subtotal, part.shippingFee, part.taxIncluded ? zero : part.tax);
  expect(part.total).toBe(subtract(due, add(part.credits, ...amounts(part.giftCards))));
  expect(part.total).toBeGreaterThanOrEqual(0);
  expect(sum(amounts(part.taxes))).toBe(part.tax);
  expect(sum(part.lines.map((line) => line.total))).toBe(part.subtotal);
  for (const line of part.lines) expect([line.total, line.taxAmount >= 0]).toEqual([line.price * line.quantity, true]);
  for (const tax of part.taxes ?? []) expect(Math.min(tax.base, tax.amount)).toBeGreaterThanOrEqual(0);
}

const wholes = fc
  .record({
    lines: fc.array(
      fc
        .record({
          price: fc.nat(99_999),
          quantity: fc.integer({ min: 1, max: 9 }),
          waits: fc.nat(9),
          rate: fc.nat(2),
        })
        .map(lineOf),
      { minLength: 1, maxLength: 6 },
    ),
    fee: fc.nat(2_000),
    credits: fc.oneof(fc.constant(0), fc.nat(400_000)),
    card: fc.oneof(fc.constant(0), fc.nat(400_000)),
    taxIncluded: fc.boolean(),
  })
  .map(wholeOf);

describe('an order split into what is there and what waits', () => {
  it('comes to two orders that add up, each by itself and both to the whole', () => {
    fc.assert(
      fc.property(
        wholes.map((whole) => ({ whole, both: bothOf(whole) })).filter(({ both }) => both !== null),
        ({ whole, both }) => {
          const { now, later } = both!;
          expectAddsUp(now);
          expectAddsUp(later);
          for (const name of ['subtotal', 'shippingFee', 'tax', 'credits', 'creditsHeld', 'total'] as const)
            expect([name, add(now[name]!, later[name]!)]).toEqual([name, whole[name]]);
          const units = (lines: readonly Line[]) => lines.reduce((count, line) => count + line.quantity, 0);
          expect(units(now.lines) + units(later.lines)).toBe(units(whole.lines));
          expect(units(later.lines)).toBe(whole.lines.reduce((count, line) => count + (line.expected?.quantity ?? 0), 0));
          expect([now.lines.some((line) => line.expected), later.lines.every((line) => line.expected?.quantity === line.quantity)]).toEqual([false, true]);
          expect([later.shippingFee, later.total > 0]).toEqual([0, true]);
        },
      ),
      { numRuns: runsOf(1_000) },
    );
  });

  const there = { price: 1_000, quantity: 1, waits: 0, rate: 0 };
  const waiting = { ...there, price: 2_500, waits: 1 };
  const plain = { fee: 500, credits: 0, card: 0, taxIncluded: true };

  it.each([
    ['there', [there, there], { ...plain }, [2_500, null]],
    ['waiting', [waiting], { ...plain }, [null, 3_000]],
    ['of each kind: shipping is paid at once', [there, waiting], { ...plain }, [1_500, 2_500]],
    ['of one kind in one line', [{ ...waiting, quantity: 3 }], { ...plain }, [5_500, 2_500]],
    ['and credits pay what is there first', [there, waiting], { ...plain, credits: 1_700 }, [0, 2_300]],
    ['and a gift card goes on where credits end', [there, waiting], { ...plain, credits: 1_000, card: 700 }, [0, 2_300]],
    ['and all is paid for already', [there, waiting], { ...plain, card: 4_000 }, [0, null]],
  ])('with goods %s', (_name, lines, sums, totals) => {
    const { now, later } = splitDraft(wholeOf({ ...sums, lines: lines.map(lineOf) }));
    expect([now?.total ?? null, later?.total ?? null]).toEqual(totals);
  });
});
