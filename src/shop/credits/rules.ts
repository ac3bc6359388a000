/** Pure: what a balance pays of an order, and what goes back of it. */
import { least, scale, subtract, zero, type Amount } from '#kit/pure/amount.ts';

/** What an order takes: `credits` in its own currency, `held` in the shop's. */
export type CreditUse = { credits: Amount; held: Amount };

/**
 * As much of `due` as a balance pays, and the least that has to be taken from the balance for it. `worth` says what an
 * amount of the shop's currency is worth in the order's; it never falls where the amount rises.
 */
export function useOf({ balance, due }: { balance: Amount; due: Amount }, value: (held: Amount) => Amount): CreditUse {
  const credits = least(value(balance), due);
  if (credits <= 0 || balance <= 0) return { credits: zero, held: zero };
  let [low, high] = [0, balance as number];
  while (low < high) {
    const middle = Math.floor(low + (high - low) / 2);
    if (value(middle as Amount) >= credits) high = middle;
    else low = middle + 1;
  }
  return { credits, held: low as Amount };
}

/** What goes back to the balance when `before` of an order's credits were returned and `after` are to be: parts add up to what was held. */
export function returnedOf({ credits, held }: CreditUse, { before, after }: { before: Amount; after: Amount }): Amount {
  if (credits === 0) return zero;
  return subtract(scale(held, after, credits), scale(held, before, credits));
}
