/** Pure: what refunds give back, for which lines, and what they leave. Amounts in the order's currency, tax included. */
import { add, allocate, amount, firstParts, least, most, scale, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import type { RefundState } from './contract-limits.ts';
import type { PayStatus } from './contract-states.ts';
import { whole, type ByWay } from './rules-returns.ts';

/** A line as refunds see it. */
export type LineMoney = {
  quantity: number;
  /** What it cost. */
  value: Amount;
  /** Pieces in running and done returns and in refunds, and what of the cost they stand for. */
  taken: { quantity: number; value: Amount };
  /** What has gone back for it, in whatever way. */
  refunded: Amount;
  /** How much of that was refunds of amounts; below 0 where a provider rejected a refund of units. */
  sums: Amount;
};

/** What is left of a line's cost after refunds of amounts; shared by its units. */
const shared = (line: Pick<LineMoney, 'value' | 'sums'>): Amount => most(zero, subtract(line.value, most(zero, line.sums)));

/** The refund of so many more units of a line: taken one after the other, all units add up to what the line cost less amounts refunded for it. */
export function amountOfUnits(line: Pick<LineMoney, 'quantity' | 'value' | 'taken' | 'sums'>, count: number): Amount {
  const left = most(zero, subtract(shared(line), line.taken.value));
  return firstParts(left, { parts: line.quantity - line.taken.quantity, count });
}

/** The refund now of units that were taken at a value: less where amounts were refunded in the meantime, never more. */
export function currentAmountOfUnits(line: Pick<LineMoney, 'quantity' | 'value' | 'taken' | 'sums'>, units: { quantity: number; value: Amount }): Amount {
  const taken = { quantity: line.taken.quantity - units.quantity, value: subtract(line.taken.value, units.value) };
  return least(units.value, amountOfUnits({ ...line, taken }, units.quantity));
}

/** What of an order has not gone back: its lines, its shipping, and what was paid for it. */
export type NotGoneBack = { lines: readonly (LineMoney & { id: string })[]; shipping: Amount; left: ByWay };

/** What a return was quoted, or what the merchant decides to refund; how much of it is shipping, and its units with their values. */
export type AskedBack = { amount: Amount; shipping: Amount; units: readonly { lineId: string; quantity: number; value: number }[] };

/**
 * What a return brings now: no more than it was to bring, and less where its lines, shipping or the order were refunded since.
 * `worths` is what the units of each line are worth now, `goods` their sum.
 */
export function returnNow(of: NotGoneBack, asked: AskedBack): { total: Amount; goods: Amount; shipping: Amount; values: { lineId: string; value: Amount }[] } {
  const values = asked.units.map(({ lineId, quantity, value }) => {
    const line = of.lines.find((one) => one.id === lineId)!;
    return { lineId, value: currentAmountOfUnits(line, { quantity, value: amount(value) }) };
  });
  const goods = add(zero, ...values.map(({ value }) => value));
  const most = least(add(goods, least(asked.shipping, of.shipping)), whole(of.left));
  const total = least(asked.amount, most);
  return { total, goods, shipping: subtract(total, least(goods, total)), values };
}

/**
 * Shares a sum over lines: what a provider rejected of their units first, then by what of their cost is still theirs, then over shipping; what is more
 * than all of that belongs to none.
 */
export function shareSum(
  sum: Amount,
  lines: readonly Pick<LineMoney, 'value' | 'refunded' | 'sums'>[],
  shippingLeft: Amount,
): { lines: Amount[]; shipping: Amount } {
  const left = lines.map((line) => most(zero, subtract(line.value, line.refunded)));
  const owed = lines.map((line, index) => least(left[index]!, most(zero, subtract(zero, line.sums))));
  const goods = least(sum, add(zero, ...left));
  const again = allocate(least(goods, add(zero, ...owed)), owed);
  const rest = left.map((one, index) => subtract(one, again[index]!));
  const others = allocate(subtract(goods, add(zero, ...again)), rest);
  return { lines: again.map((one, index) => add(one, others[index]!)), shipping: least(subtract(sum, goods), shippingLeft) };
}

/** Splits a refund for goods over their lines, by the lines' values. */
export function shareGoods(goods: Amount, values: readonly Amount[]): Amount[] {
  return values.length === 0 ? [] : allocate(goods, values);
}

/** The tax in a refund of a part: all refunds of the whole hold exactly its tax. `before` was refunded earlier. */
export function taxOfPart(whole: { value: Amount; tax: Amount }, { before, part }: { before: Amount; part: Amount }): Amount {
  if (whole.value <= 0) return zero;
  const upTo = (refunded: Amount) => scale(whole.tax, least(refunded, whole.value), whole.value);
  return subtract(upTo(add(before, part)), upTo(before));
}

/** `CN-2026-000042` */
export function creditNoteNumber(year: number, sequence: number): string {
  return `CN-${year}-${String(sequence).padStart(6, '0')}`;
}

/** What came for an order, and what went back. `surplusAmount`: what paid nothing and could not be given back. */
export type OrderMoneyState = { paidAmount: number; refundedAmount: number; surplusAmount: number };

/** What of the money that paid an order has not gone back. Money that paid nothing does not count. */
export function moneyLeft(order: OrderMoneyState): Amount {
  return amount(order.paidAmount - order.refundedAmount - order.surplusAmount);
}

/** What a refund state depends on. */
export type RefundInputs = OrderMoneyState & {
  payStatus: PayStatus;
  totalAmount: number;
  /** What of the total is not paid yet, of a paid order. */
  dueAmount: number;
  creditsAmount: number;
  creditsReturnedAmount: number;
  giftCardsAmount: number;
  giftCardsReturnedAmount: number;
};

/** Whether what was paid for an order went back. Money that pays nothing (late, twice, of lines that staff took out) counts only where nothing else was paid. */
export function refundStateOf(order: RefundInputs): RefundState {
  const isPaid = order.payStatus === 'paid';
  const covered = order.totalAmount - order.dueAmount;
  const surplusBack = isPaid ? order.paidAmount - covered - order.surplusAmount : 0;
  const back = most(zero, amount(order.refundedAmount - surplusBack)) + (isPaid ? order.creditsReturnedAmount + order.giftCardsReturnedAmount : 0);
  const all = isPaid ? covered + order.creditsAmount + order.giftCardsAmount : order.paidAmount;
  if (back === 0) return 'none';
  return back >= all ? 'full' : 'partial';
}

/** How much of a sum each of some payments gives back: one of them where it has enough left, else one after the other. */
export function splitOverPayments(sum: Amount, lefts: readonly Amount[]): Amount[] {
  const whole = lefts.findIndex((left) => left >= sum);
  if (whole !== -1) return lefts.map((_, index) => (index === whole ? sum : zero));
  let wanted = sum;
  const parts = lefts.map((left) => {
    const part = least(wanted, most(zero, left));
    wanted = subtract(wanted, part);
    return part;
  });
  if (wanted > 0) throw new RangeError('the payments have less left than is to go back');
  return parts;
}

/** What a refund gives back for each line and for shipping; the rest of its total belongs to neither. */
export type RefundShares = { lines: readonly Amount[]; shipping: Amount };

/** Splits a refund that several payments give back: what each gives for which line. `totals` are what each gives in all. */
export function splitShares(totals: readonly Amount[], { lines, shipping }: RefundShares): RefundShares[] {
  const whole = add(zero, ...totals);
  const parts = [...lines, shipping];
  let left = [...parts, subtract(whole, add(zero, ...parts))];
  return totals.map((total) => {
    const taken = allocate(total, left.some((one) => one > 0) ? left : left.map(() => 1));
    left = left.map((one, index) => subtract(one, taken[index]!));
    return { lines: taken.slice(0, lines.length), shipping: taken[lines.length]! };
  });
}
