/** Pure decisions about returns. */
import { add, amount, least, most, scale, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { dayNumber, readDayNumber } from '#kit/pure/day-number.ts';
import type { AnyErrorSpec } from '#kit/pure/shop-error.ts';
import { returnNotDelivered, returnTooLate, returnTooMany, type ApplyType, type shopperReturnActions, type staffReturnActions } from './contract.ts';
import { stateAfter, type ReturnFacts, type ReturnTransition } from './states.ts';

/** A return's number: R, and a number as orders have it (`R261121-7KQ2M9`). Uniqueness is the table's. */
export const returnNumber = (at: Date, random: Uint8Array): string => `R${dayNumber(at, random)}`;

/** A return's number as typed by a person. */
export function readReturnNumber(typed: string): string {
  const text = typed.trim().toUpperCase();
  const number = readDayNumber(text.replace(/^R/, ''));
  return number === null ? text : `R${number}`;
}

/**
 * Whether a variant can be sent in place of what was bought: of the same product, at the price of what was bought, then or now. `bought` is the
 * variant that was bought as it is now; undefined: it is gone.
 */
export function isReplacement(
  wanted: { variantId: string; productId: string; price: number },
  {
    line,
    bought,
  }: { line: { variantId: string | null; productId: string | null; priceAmount: number }; bought: { productId: string; price: number } | undefined },
): boolean {
  if (wanted.variantId === line.variantId) return true;
  return wanted.productId === (bought?.productId ?? line.productId) && (wanted.price === line.priceAmount || wanted.price === bought?.price);
}

/** Pieces of a line by where they are (see the orders slice). */
type Units = { left: number; unsent: number; arrived: number; late: number };

/** Why so many units of a line can't be returned in this way, or null. */
export function whyNot(units: Units, { quantity, applyType }: { quantity: number; applyType: ApplyType }): AnyErrorSpec | null {
  if (quantity > units.left) return returnTooMany;
  const possible = units.arrived + (applyType === 'refundOnly' ? units.unsent : 0);
  if (quantity <= possible) return null;
  return quantity <= possible + units.late ? returnTooLate : returnNotDelivered;
}

/** How many of a line's units are withheld from shipping: a refund without goods takes those first that were not sent. */
export function withheldOf(units: Units, { quantity, applyType }: { quantity: number; applyType: ApplyType }): number {
  return applyType === 'refundOnly' ? Math.min(quantity, units.unsent) : 0;
}

/** How much of what units of a line cost (`worthAmount`, tax included) is tax: their share of the line's. */
export function taxWithinUnits(line: { worthAmount: Amount; lineTotalAmount: number; lineTaxAmount: number; taxIncluded: boolean }): Amount {
  const tax = amount(line.lineTaxAmount);
  const whole = add(amount(line.lineTotalAmount), line.taxIncluded ? zero : tax);
  return whole > 0 ? scale(tax, line.worthAmount, whole) : zero;
}

/** A line as a quote sees it. */
export type QuotedLine = {
  quantity: number;
  /** Pieces whose money goes back or went back. */
  refunded: number;
};

/** What a return gives back: all of it, and the shipping in it. */
export type Quote = { total: Amount; shipping: Amount };

/**
 * What is refunded for units of an order (docs/rules/returns.md, "Refund amount"): their value, and shipping where with them every
 * unit of the order comes back; never more than `left` (paid, not refunded, not promised to another return).
 * `asked` holds, for each line of the order, how many units are to be returned and their value.
 */
export function quoteOf(
  lines: readonly (QuotedLine & { asked: { quantity: number; value: Amount } })[],
  { shipping, left }: { shipping: Amount; left: Amount },
): Quote {
  const goods = add(zero, ...lines.map((line) => line.asked.value));
  const isAll = lines.every((line) => line.refunded + line.asked.quantity === line.quantity);
  const total = most(zero, least(left, isAll ? add(goods, shipping) : goods));
  return { total, shipping: subtract(total, least(goods, total)) };
}

const shopperTransitions: Readonly<Record<(typeof shopperReturnActions)[number], ReturnTransition>> = { cancel: 'cancel', logistics: 'logistics' };
const staffTransitions: Readonly<Record<(typeof staffReturnActions)[number], ReturnTransition>> = {
  approve: 'approve',
  refuse: 'refuse',
  receive: 'receive',
  'reject-goods': 'rejectGoods',
  refund: 'refund',
  exchange: 'exchange',
};

/** What the shopper may do with a return now. */
export function shopperActionsFor(facts: ReturnFacts): (typeof shopperReturnActions)[number][] {
  return (Object.keys(shopperTransitions) as (typeof shopperReturnActions)[number][]).filter(
    (action) => stateAfter(facts, shopperTransitions[action]) !== null,
  );
}

/** What staff may do with a return now (roles narrow it further). */
export function staffActionsFor(facts: ReturnFacts): (typeof staffReturnActions)[number][] {
  return (Object.keys(staffTransitions) as (typeof staffReturnActions)[number][]).filter((action) => stateAfter(facts, staffTransitions[action]) !== null);
}
