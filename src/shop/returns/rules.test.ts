import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, allocate, amount, firstParts, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { amountOfUnits } from '../orders/rules-refunds.ts';
import { lineAmount, shippingOf, splitChosenRefund, splitRefund, whole, type ByWay } from '../orders/rules-returns.ts';
import { returnNotDelivered, returnTooLate, returnTooMany } from './contract.ts';
import { quoteOf, readReturnNumber, returnNumber, taxWithinUnits, whyNot, withheldOf } from './rules.ts';

describe('the value of units', () => {
  it('is split as allocate splits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 40 }), fc.nat(40), (whole, parts, wanted) => {
        const count = Math.min(wanted, parts);
        const split = allocate(
          amount(whole),
          Array.from({ length: parts }, () => 1),
        );
        expect(firstParts(amount(whole), { parts, count })).toBe(add(zero, ...split.slice(0, count)));
      }),
    );
  });
  it('of 100 for three is 34, 33 and 33, and again so when the first came back', () => {
    const line = { quantity: 3, value: amount(100) };
    expect(amountOfUnits({ ...line, sums: zero, taken: { quantity: 0, value: zero } }, 1)).toBe(34);
    expect(amountOfUnits({ ...line, sums: zero, taken: { quantity: 1, value: amount(34) } }, 1)).toBe(33);
    expect(amountOfUnits({ ...line, sums: zero, taken: { quantity: 2, value: amount(67) } }, 1)).toBe(33);
    expect(amountOfUnits({ ...line, sums: zero, taken: { quantity: 1, value: amount(33) } }, 2)).toBe(67);
  });
  it.each([-1, 4, 0.5])('rejects %d of 3', (count) => expect(() => firstParts(amount(100), { parts: 3, count })).toThrow(RangeError));
});

describe('which units', () => {
  const units = { left: 5, unsent: 1, arrived: 2, late: 1 };
  it.each([
    ['returnRefund', 2, null],
    ['returnRefund', 3, returnTooLate],
    ['returnRefund', 4, returnNotDelivered],
    ['returnRefund', 6, returnTooMany],
    ['exchange', 3, returnTooLate],
    ['refundOnly', 3, null],
    ['refundOnly', 4, returnTooLate],
    ['refundOnly', 5, returnNotDelivered],
  ] as const)('%s of %d', (applyType, quantity, error) => expect(whyNot(units, { applyType, quantity })).toBe(error));
  it('a refund without goods withholds unsent units first', () => {
    expect(withheldOf(units, { applyType: 'refundOnly', quantity: 2 })).toBe(1);
    expect(withheldOf(units, { applyType: 'returnRefund', quantity: 2 })).toBe(0);
  });
});

it('numbers are read as people type them', () => {
  const number = returnNumber(new Date('2026-11-21T10:00:00Z'), new Uint8Array([0, 1, 17, 31, 20, 5]));
  expect(number).toBe('R261121-01HZM5');
  for (const typed of [number, 'r261121-oihzm5', ' R 261121 01HZM5 ', '26112101hzm5']) expect(readReturnNumber(typed)).toBe(number);
  expect(readReturnNumber(' return of oil ')).toBe('RETURN OF OIL');
});

/** An order with its money, and the returns and refunds that happen to it: what the slice does, without a database. */
type Line = { quantity: number; totalAmount: number; taxAmount: number };
const lineArb = fc.record({ quantity: fc.integer({ min: 1, max: 6 }), totalAmount: fc.nat(20_000), taxAmount: fc.nat(3_000) });
const orderArb = fc.record({
  lines: fc.array(lineArb, { minLength: 1, maxLength: 4 }),
  taxIncluded: fc.boolean(),
  shipping: fc.nat(2_000),
  creditsShare: fc.nat(100),
  giftCardsShare: fc.nat(100),
});
const stepArb = fc.oneof(
  fc.record({ kind: fc.constant('return' as const), line: fc.nat(3), quantity: fc.integer({ min: 1, max: 6 }), lowered: fc.boolean() }),
  fc.record({ kind: fc.constant('staff' as const), amount: fc.integer({ min: 1, max: 8_000 }) }),
  fc.record({ kind: fc.constant('end' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('refund' as const), which: fc.nat(5) }),
);
type Step = typeof stepArb extends fc.Arbitrary<infer S> ? S : never;

type BookedOrder = { lines: Line[]; taxIncluded: boolean; shipping: number; creditsShare: number; giftCardsShare: number };

class Books {
  readonly order: { taxIncluded: boolean; totalAmount: number; creditsAmount: number; giftCardsAmount: number };
  readonly lines: (Line & { value: Amount })[];
  readonly shipping: Amount;
  returns: { line: number; quantity: number; value: Amount; refund: Amount; shipping: Amount; state: 'running' | 'done' | 'ended' }[] = [];
  money: Amount;
  credits: Amount;
  giftCards: Amount;
  given = zero;
  constructor({ lines, taxIncluded, shipping, creditsShare, giftCardsShare }: BookedOrder) {
    const goods = lines.reduce((sum, line) => sum + line.totalAmount + (taxIncluded ? 0 : line.taxAmount), 0);
    const cost = goods + shipping;
    const creditsAmount = Math.floor((cost * creditsShare) / 100);
    const giftCardsAmount = Math.floor(((cost - creditsAmount) * giftCardsShare) / 100);
    this.order = { taxIncluded, totalAmount: cost - creditsAmount - giftCardsAmount, creditsAmount, giftCardsAmount };
    this.lines = lines.map((line) => ({ ...line, value: lineAmount(this.order, line) }));
    this.shipping = shippingOf(this.order, lines);
    [this.money, this.credits, this.giftCards] = [amount(this.order.totalAmount), amount(creditsAmount), amount(giftCardsAmount)];
  }
  paid(): number {
    return this.order.totalAmount + this.order.creditsAmount + this.order.giftCardsAmount;
  }
  live(line: number) {
    return this.returns.filter((one) => one.line === line && one.state !== 'ended');
  }
  apply(line: number, quantity: number, lowered: boolean): void {
    const of = this.lines[line];
    const taken = this.live(line);
    const count = taken.reduce((sum, one) => sum + one.quantity, 0);
    if (!of || count + quantity > of.quantity) return;
    const value = amountOfUnits({ ...of, sums: zero, taken: { quantity: count, value: add(zero, ...taken.map((one) => one.value)) } }, quantity);
    const promised = add(zero, ...this.returns.filter((one) => one.state === 'running').map((one) => one.refund));
    const quoted = this.lines.map((one, index) => {
      const live = this.live(index);
      const units = live.reduce((sum, each) => sum + each.quantity, 0);
      const asked = index === line ? { quantity, value } : { quantity: 0, value: zero };
      return { ...one, taken: { quantity: units, value: add(zero, ...live.map((each) => each.value)) }, refunded: units, asked };
    });
    const quote = quoteOf(quoted, { shipping: this.shipping, left: subtract(whole(this), promised) });
    const refund = lowered ? amount(Math.floor(quote.total / 2)) : quote.total;
    this.returns.push({ line, quantity, value, refund, shipping: quote.shipping, state: 'running' });
  }
  end(which: number): void {
    const one = this.returns[which];
    if (one?.state !== 'running') return;
    one.state = 'ended';
    for (const other of this.returns.filter((each) => each.state === 'running' && each.shipping > 0)) {
      other.refund = amount(Math.max(0, other.refund - other.shipping));
      other.shipping = zero;
    }
  }
  refund(which: number): void {
    const one = this.returns[which];
    if (one?.state !== 'running') return;
    one.state = 'done';
    this.pay(splitRefund(one.refund, this));
  }
  staff(wanted: number): void {
    if (wanted > whole(this)) return;
    this.pay(splitChosenRefund(amount(wanted), this));
  }
  pay(of: ByWay): void {
    const { money, credits, giftCards } = of;
    if (giftCards !== this.giftCards && money + credits !== 0) throw new Error('gift cards come first');
    this.giftCards = subtract(this.giftCards, giftCards);
    this.money = subtract(this.money, money);
    this.credits = subtract(this.credits, credits);
    this.given = add(this.given, whole(of));
  }
  step(step: Step): void {
    if (step.kind === 'return') this.apply(step.line % this.lines.length, step.quantity, step.lowered);
    if (step.kind === 'staff') this.staff(step.amount);
    if (step.kind === 'end') this.end(step.which);
    if (step.kind === 'refund') this.refund(step.which);
  }
}

describe('any sequence of returns, refunds by staff and ends', () => {
  it('gives back no more than was paid, neither in money nor in credits nor to gift cards, those first, and no line more than it cost', () => {
    fc.assert(
      fc.property(orderArb, fc.array(stepArb, { maxLength: 25 }), (order, steps) => {
        const books = new Books(order);
        for (const step of steps) {
          books.step(step);
          expect(books.money).toBeGreaterThanOrEqual(0);
          expect(books.credits).toBeGreaterThanOrEqual(0);
          expect(books.giftCards).toBeGreaterThanOrEqual(0);
          expect(books.given + whole(books)).toBe(books.paid());
          books.lines.forEach((line, index) => {
            const live = books.live(index);
            const value = add(zero, ...live.map((one) => one.value));
            const units = live.reduce((sum, one) => sum + one.quantity, 0);
            expect(value).toBeLessThanOrEqual(line.value);
            expect(units < line.quantity || value === line.value).toBe(true);
          });
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives back exactly what was paid, shipping, tax and credits included, when everything comes back in whatever parts', () => {
    fc.assert(
      fc.property(orderArb, fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 })), { maxLength: 12 }), (order, parts) => {
        const books = new Books(order);
        const back = (line: number, quantity: number) => {
          const before = books.returns.length;
          books.apply(line, quantity, false);
          if (books.returns.length > before) books.refund(before);
        };
        for (const [line, quantity] of parts) back(line % books.lines.length, quantity);
        books.lines.forEach((line, index) => {
          while (books.live(index).reduce((sum, one) => sum + one.quantity, 0) < line.quantity) back(index, 1);
        });
        expect([books.money, books.credits, books.giftCards]).toEqual([0, 0, 0]);
        expect(books.given).toBe(books.paid());
      }),
      { numRuns: 1_000 },
    );
  });

  it('refunds shipping with the last unit, and not before', () => {
    const books = new Books({
      lines: [
        { quantity: 2, totalAmount: 100, taxAmount: 0 },
        { quantity: 1, totalAmount: 50, taxAmount: 0 },
      ],
      taxIncluded: true,
      shipping: 500,
      creditsShare: 0,
      giftCardsShare: 0,
    });
    books.apply(0, 2, false);
    books.apply(1, 1, false);
    expect(books.returns.map((one) => [one.refund, one.shipping])).toEqual([
      [100, 0],
      [550, 500],
    ]);
    books.end(0);
    expect(books.returns[1]).toMatchObject({ refund: 50, shipping: 0 });
  });
});

it('knows how much of what units cost is tax, whether prices hold it or it comes on top', () => {
  const of = (taxIncluded: boolean, lineTotalAmount: number, lineTaxAmount: number, worthAmount: number) =>
    taxWithinUnits({ worthAmount: amount(worthAmount), lineTotalAmount, lineTaxAmount, taxIncluded });
  expect([of(false, 4000, 320, 4320), of(false, 4000, 320, 2160), of(true, 4320, 320, 2160), of(true, 4320, 0, 2160), of(false, 0, 0, 0)]).toEqual([
    320, 160, 160, 0, 0,
  ]);
});
