/** Pure: an order split into what is there and what waits for stock (docs/rules/orders.md, "Paid when it is there"). */
import { add, firstParts, least, scale, subtract, times, zero, type Amount } from '#kit/pure/amount.ts';
import type { OrderDraft, OrderDraftLine, OrderTax } from '../contract.ts';

/** What of an order is split; the rest is the same of both parts. */
export type OrderSums = Pick<OrderDraft, 'subtotal' | 'shippingFee' | 'tax' | 'taxes' | 'taxIncluded' | 'credits' | 'creditsHeld' | 'giftCards' | 'total'> & {
  lines: Line[];
};

type Line = Pick<OrderDraftLine, 'quantity' | 'price' | 'total' | 'taxAmount' | 'taxBasisPoints' | 'expected'>;

/**
 * The units that are there, and those that wait for stock, as two orders whose sums add up to those of the whole; null where there are none. Shipping is
 * charged with what is there, credits and gift cards pay for that first. Where they pay for everything, nothing is split: nothing is left to be paid later.
 * No discount may be taken off the whole, and each tax has a rate of its own.
 */
export function splitDraft<Whole extends OrderSums>(whole: Whole): { now: Whole | null; later: Whole | null } {
  const parts = whole.lines.map(splitLine);
  const lines = { now: parts.flatMap(({ now }) => now ?? []), later: parts.flatMap(({ later }) => later ?? []) };
  if (lines.later.length === 0 || whole.total === 0) return { now: whole, later: null };
  if (lines.now.length === 0) return { now: null, later: whole };
  const later = laterGoods(whole, lines.later);
  const rest = restOfGoods(whole, { lines: lines.now, later });
  const paid = paidFirst(whole, dueFor(whole, rest));
  const total = subtract(dueFor(whole, later), paidBy(paid.later));
  if (total === 0) return { now: whole, later: null };
  const now = { ...rest, ...paid.now, total: subtract(dueFor(whole, rest), paidBy(paid.now)) };
  return { now: { ...whole, ...now }, later: { ...whole, ...later, ...paid.later, total } };
}

/** The units of a line that are there have what does not divide. */
function splitLine(line: Line): { now: Line | null; later: Line | null } {
  const { quantity, price, expected } = line;
  const waiting = Math.min(quantity, expected?.quantity ?? 0);
  if (waiting === 0) return { now: line, later: null };
  if (waiting === quantity) return { now: null, later: line };
  const units = quantity - waiting;
  const taxAmount = firstParts(line.taxAmount, { parts: quantity, count: units });
  return {
    now: { ...line, quantity: units, total: times(price, units), taxAmount, expected: null },
    later: { ...line, quantity: waiting, total: times(price, waiting), taxAmount: subtract(line.taxAmount, taxAmount) },
  };
}

type Goods = Pick<OrderSums, 'lines' | 'subtotal' | 'shippingFee' | 'tax' | 'taxes'>;

const totalOf = (lines: readonly Line[]): Amount => add(zero, ...lines.map(({ total }) => total));

function laterGoods({ taxes, taxIncluded }: OrderSums, lines: Line[]): Goods {
  const tax = add(zero, ...lines.map(({ taxAmount }) => taxAmount));
  return { lines, subtotal: totalOf(lines), shippingFee: zero, tax, ...(taxes && { taxes: some(taxesOf(lines, taxes, taxIncluded)) }) };
}

function restOfGoods(whole: OrderSums, { lines, later }: { lines: Line[]; later: Goods }): Goods {
  const taken = (tax: OrderTax) => later.taxes?.find(({ basisPoints }) => basisPoints === tax.basisPoints) ?? { base: zero, amount: zero };
  const rest = (tax: OrderTax) => ({ ...tax, base: subtract(tax.base, taken(tax).base), amount: subtract(tax.amount, taken(tax).amount) });
  return {
    lines,
    subtotal: totalOf(lines),
    shippingFee: whole.shippingFee,
    tax: subtract(whole.tax, later.tax),
    ...(whole.taxes && { taxes: some(whole.taxes.map(rest)) }),
  };
}

/** The part of each tax that some lines have. */
function taxesOf(lines: readonly Line[], taxes: readonly OrderTax[], taxIncluded: boolean): OrderTax[] {
  return taxes.map((tax) => {
    const taxed = lines.filter(({ taxBasisPoints }) => taxBasisPoints === tax.basisPoints);
    const amount = add(zero, ...taxed.map(({ taxAmount }) => taxAmount));
    return { ...tax, base: taxIncluded ? subtract(totalOf(taxed), amount) : totalOf(taxed), amount };
  });
}

const some = (taxes: OrderTax[]): OrderTax[] => taxes.filter(({ base, amount }) => base !== 0 || amount !== 0);

/** What goods, shipping and tax come to. */
const dueFor = ({ taxIncluded }: OrderSums, { subtotal, shippingFee, tax }: Goods): Amount => add(subtotal, shippingFee, taxIncluded ? zero : tax);

type Paid = Pick<OrderSums, 'credits' | 'creditsHeld' | 'giftCards'>;

const paidBy = ({ credits, giftCards = [] }: Paid): Amount => add(credits, ...giftCards.map(({ amount }) => amount));

/** Credits, then gift cards, up to what is `due` now; the rest of them pays later. */
function paidFirst({ credits, creditsHeld = zero, giftCards = [] }: OrderSums, due: Amount): { now: Paid; later: Paid } {
  const creditsNow = least(credits, due);
  const heldNow = credits === 0 ? zero : scale(creditsHeld, creditsNow, credits);
  let left = subtract(due, creditsNow);
  const now = giftCards.map((card) => {
    const amount = least(card.amount, left);
    left = subtract(left, amount);
    return { ...card, amount };
  });
  const later = giftCards.map((card, index) => ({ ...card, amount: subtract(card.amount, now[index]!.amount) }));
  const used = (cards: typeof giftCards) => cards.filter(({ amount }) => amount > 0);
  return {
    now: { credits: creditsNow, creditsHeld: heldNow, giftCards: used(now) },
    later: { credits: subtract(credits, creditsNow), creditsHeld: subtract(creditsHeld, heldNow), giftCards: used(later) },
  };
}
