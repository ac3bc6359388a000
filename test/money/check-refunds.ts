/** What goes back of an order, in any parts and any order: never more than was paid, and all of it exactly that. */
import { strict as assert } from 'node:assert';
import { add, amount, least, scale, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { returnedOf } from '#shop/credits/index.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import { shippingOf, splitRefund, worthOfLine } from '#shop/orders/rules-returns.ts';
import type { RandomPurchase } from './purchases.ts';

/** What is left of an order, and what its account got back of the credits that were held. */
type Purse = { money: Amount; credits: Amount; heldBack: Amount };

const wholePart = 10_000;

/** Gives an order back as the parts say, then the rest of it. Answers how often something went back. */
export function checkRefunds(draft: OrderDraft, refunds: RandomPurchase['refunds']): number {
  const held = { credits: draft.credits, held: draft.creditsHeld ?? zero };
  const lines = draft.lines.map((line) => ({ totalAmount: line.total, taxAmount: line.taxAmount }));
  const order = { taxIncluded: draft.taxIncluded, totalAmount: draft.total, creditsAmount: draft.credits };
  const worths = lines.map((line) => worthOfLine(order, line));
  assert.equal(add(zero, ...worths, shippingOf(order, lines)), add(draft.total, draft.credits), 'lines and shipping are not the order');

  let purse: Purse = { money: draft.total, credits: draft.credits, heldBack: zero };
  const give = (of: { money: Amount; credits: Amount }) => {
    assert.ok(of.money >= 0 && of.credits >= 0, 'something was taken instead of given');
    assert.ok(of.money <= purse.money && of.credits <= purse.credits, 'more went back than was paid');
    const returned = subtract(draft.credits, purse.credits);
    const back = returnedOf(held, { before: returned, after: add(returned, of.credits) });
    assert.ok(back >= 0, 'credits were taken by giving them back');
    purse = { money: subtract(purse.money, of.money), credits: subtract(purse.credits, of.credits), heldBack: add(purse.heldBack, back) };
    assert.ok(purse.heldBack <= held.held, 'more credits went back than were held');
  };
  for (const { kind, of, part } of refunds) {
    const both = add(purse.money, purse.credits);
    if (kind === 'pieces') give(splitRefund(scale(worths[of % worths.length]!, part, wholePart), purse));
    else give(moneyFirst(scale(both, part, wholePart), purse));
  }
  // Cancelled as a whole: exactly what is left, then nothing more.
  give(splitRefund(add(purse.money, purse.credits), purse));
  assert.deepEqual(purse, { money: 0, credits: 0, heldBack: held.held });
  assert.deepEqual(splitRefund(amount(1), purse), { money: 0, credits: 0 });
  return refunds.length + 1;
}

/** A sum that staff choose: money first, then credits (`refundOrder`). */
function moneyFirst(of: Amount, left: Purse): { money: Amount; credits: Amount } {
  const money = least(of, left.money);
  return { money, credits: least(subtract(of, money), left.credits) };
}
