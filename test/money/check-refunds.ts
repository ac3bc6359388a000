/** What goes back of an order, in any parts and any order: never more than was paid, and all of it exactly that. */
import { strict as assert } from 'node:assert';
import { add, amount, scale, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { returnedOf } from '#shop/credits/index.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import { shareSum, taxOfPart, amountOfUnits, type LineMoney } from '#shop/orders/rules-refunds.ts';
import { shippingOf, splitChosenRefund, splitRefund, lineAmount, whole, type ByWay } from '#shop/orders/rules-returns.ts';
import type { RandomPurchase } from './purchases.ts';

/** What is left of an order, and what its account got back of the credits that were held. */
type Purse = ByWay & { heldBack: Amount };

const wholePart = 10_000;

/** Gives an order back as the parts say, then the rest of it. Answers how often something went back. */
export function checkRefunds(draft: OrderDraft, refunds: RandomPurchase['refunds']): number {
  const held = { credits: draft.credits, held: draft.creditsHeld ?? zero };
  const giftCards = add(zero, ...(draft.giftCards ?? []).map((card) => card.amount));
  const order = { taxIncluded: draft.taxIncluded, totalAmount: draft.total, creditsAmount: draft.credits, giftCardsAmount: giftCards };
  const books = new RefundBooks(draft, order);
  assert.equal(books.left(), add(draft.total, draft.credits, giftCards), 'lines and shipping are not the order');

  let purse: Purse = { money: draft.total, credits: draft.credits, giftCards, heldBack: zero };
  const give = (of: ByWay) => {
    assert.ok(of.money >= 0 && of.credits >= 0 && of.giftCards >= 0, 'something was taken instead of given');
    assert.ok(of.money <= purse.money && of.credits <= purse.credits && of.giftCards <= purse.giftCards, 'more went back than was paid');
    assert.ok(of.giftCards === purse.giftCards || of.money + of.credits === 0, 'money went back before gift cards had theirs');
    const returned = subtract(draft.credits, purse.credits);
    const back = returnedOf(held, { before: returned, after: add(returned, of.credits) });
    assert.ok(back >= 0, 'credits were taken by giving them back');
    purse = {
      money: subtract(purse.money, of.money),
      credits: subtract(purse.credits, of.credits),
      giftCards: subtract(purse.giftCards, of.giftCards),
      heldBack: add(purse.heldBack, back),
    };
    assert.ok(purse.heldBack <= held.held, 'more credits went back than were held');
    assert.equal(books.left(), whole(purse), 'what is left of the lines is not what is left of the order');
  };
  for (const { kind, of, part } of refunds) {
    if (kind === 'units') give(splitRefund(books.refundUnits(of, part), purse));
    else give(splitChosenRefund(books.refundSum(scale(whole(purse), part, wholePart)), purse));
  }
  // Cancelled as a whole: exactly what is left, then nothing more.
  give(splitRefund(books.refundSum(whole(purse)), purse));
  assert.deepEqual(purse, { money: 0, credits: 0, giftCards: 0, heldBack: held.held });
  assert.deepEqual(splitRefund(amount(1), purse), { money: 0, credits: 0, giftCards: 0 });
  books.checkWhole();
  return refunds.length + 1;
}

type Book = LineMoney & { tax: Amount; taxBack: Amount };

/** What went back of each line and of shipping, as refunds are written down. */
class RefundBooks {
  private readonly lines: Book[];
  private readonly shipping: { value: Amount; tax: Amount; refunded: Amount; taxBack: Amount };

  constructor(draft: OrderDraft, order: { taxIncluded: boolean; totalAmount: number; creditsAmount: number; giftCardsAmount: number }) {
    const rows = draft.lines.map((line) => ({ totalAmount: line.total, taxAmount: line.taxAmount }));
    this.lines = draft.lines.map((line, index) => ({
      quantity: line.quantity,
      value: lineAmount(order, rows[index]!),
      tax: line.taxAmount,
      taken: { quantity: 0, value: zero },
      refunded: zero,
      sums: zero,
      taxBack: zero,
    }));
    const tax = subtract(draft.tax, add(zero, ...this.lines.map((line) => line.tax)));
    this.shipping = { value: shippingOf(order, rows), tax, refunded: zero, taxBack: zero };
  }

  left(): Amount {
    return add(zero, ...[...this.lines, this.shipping].map((one) => subtract(one.value, one.refunded)));
  }

  /** Refunds units of a line; returns the amount. */
  refundUnits(of: number, part: number): Amount {
    const line = this.lines[of % this.lines.length]!;
    const count = Math.floor(((line.quantity - line.taken.quantity) * part) / wholePart);
    const brings = amountOfUnits(line, count);
    line.taken = { quantity: line.taken.quantity + count, value: add(line.taken.value, brings) };
    this.book(line, brings);
    return brings;
  }

  /** Refunds a sum, shared over all lines and shipping. */
  refundSum(sum: Amount): Amount {
    const shares = shareSum(sum, this.lines, subtract(this.shipping.value, this.shipping.refunded));
    assert.equal(add(shares.shipping, ...shares.lines), sum, 'a part of a sum belongs to nothing');
    for (const [index, line] of this.lines.entries()) {
      line.sums = add(line.sums, shares.lines[index]!);
      this.book(line, shares.lines[index]!);
    }
    this.book(this.shipping, shares.shipping);
    return sum;
  }

  private book(of: { value: Amount; tax: Amount; refunded: Amount; taxBack: Amount }, given: Amount): void {
    of.taxBack = add(of.taxBack, taxOfPart(of, { before: of.refunded, part: given }));
    of.refunded = add(of.refunded, given);
    assert.ok(of.refunded <= of.value, 'more went back of a line than it cost');
  }

  /** Everything went back: each line and shipping exactly what it cost, with exactly its tax. */
  checkWhole(): void {
    for (const { value, refunded, tax, taxBack } of [...this.lines, this.shipping])
      assert.deepEqual([refunded, taxBack], [value, value === 0 ? taxBack : tax], 'the parts of a refund are not the whole');
  }
}
