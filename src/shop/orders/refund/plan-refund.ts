import * as m from '#messages';
import { add, amount, formatMoney, least, most as atLeast, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError, invalidField } from '#kit/server/http/api.ts';
import { isStanding, orderActionNotAllowed, refundsTooMany, refundTooLarge, type RefundInput } from '../contract.ts';
import type { NewOrderRefund } from './record-refund.ts';
import { shippingLeft, type OrderMoney, type PricedLine } from './read-order-money.ts';
import { giftCardsLeft } from './return-gift-cards.ts';
import { creditsLeft } from './return-credits.ts';
import { moneyLeft, shareGoods, shareSum, amountOfUnits } from '../rules-refunds.ts';
import { reservedFor, sendable } from '../rules-returns.ts';
import { stateAfter } from '../states.ts';
import type { TakenUnits } from './store-refunds.ts';
import type { OrderRow } from '../store.ts';
import { factsOf } from '../transition-order.ts';

/** What a refund by staff comes to. */
export type RefundPlan = Pick<NewOrderRefund, 'lines' | 'shipping'> & {
  kind: 'lines' | 'sum' | 'goodwill';
  /** Money, credits and what goes back to gift cards together. */
  total: Amount;
  units: (TakenUnits & { writtenOff: boolean })[];
};

type Asked = Omit<RefundInput, 'notify'>;
type Refunding = {
  order: OrderRow;
  before: OrderMoney;
  asked: Asked;
  /** Lines of which units wait for stock. */
  waiting: ReadonlyMap<string, { waits: number }>;
};

/**
 * Calculates a refund that staff ask for: for units what they cost less what was refunded for them, unless a lower sum is
 * named. Where they are all that an order has and none was sent, shipping goes back with them unless a part of it is named. Changes nothing.
 * @throws orderActionNotAllowed, refundTooLarge, refundsTooMany (41), invalidInput (40)
 */
export function planRefund(context: Context, refunding: Refunding): RefundPlan {
  const { order, before, asked } = refunding;
  if (stateAfter(factsOf(order, []), 'refund') === null) throw new ShopError(orderActionNotAllowed);
  const tooLarge = (left: Amount) =>
    new ShopError(refundTooLarge, { params: { left: formatMoney({ amount: left, currency: order.currency }, context.locale) } });
  const left = add(moneyLeft(order), giftCardsLeft(order), order.accountId === null ? zero : creditsLeft(order));
  const named = sumOf(context, { order, field: 'shipping', sum: asked.shipping });
  const sum = sumOf(context, { order, field: 'amount', sum: asked.amount });
  if (named !== null && named > shippingLeft(before)) throw tooLarge(shippingLeft(before));
  const units = unitsOf(context, refunding);
  const values = units.map((unit) => amount(unit.value));
  const shipping = named ?? (empties(refunding, units) ? shippingWith({ before, values, sum }) : zero);
  const most = add(shipping, ...values);
  // Goodwill given before may leave less than units cost.
  const total = sum ?? least(most, left);
  if (total > left) throw tooLarge(left);
  if (sum !== null && sum < shipping) throw fieldError('amount', m.order_refund_below_shipping({}, context));
  if (total === 0 && units.length === 0) throw fieldError('amount', m.order_refund_of_what({}, context));
  if (units.length > 0 && asked.goodwill) throw fieldError('goodwill', m.order_refund_goodwill_lines({}, context));
  if (units.length > 0 && total > most) throw tooLarge(most);
  const ofShipping = least(shipping, total);
  if (units.length > 0) {
    const amounts = shareGoods(subtract(total, ofShipping), values);
    const lines = units.map((taken, index) => ({ lineId: taken.lineId, quantity: taken.quantity, amount: amounts[index]!, taken }));
    return { kind: 'lines', total, shipping: ofShipping, lines, units };
  }
  if (asked.goodwill) return { kind: 'goodwill', total, shipping: zero, lines: [], units: [] };
  const shares = shareSum(subtract(total, ofShipping), before.lines, subtract(shippingLeft(before), ofShipping));
  const lines = before.lines.map(({ id }, index) => ({ lineId: id, quantity: 0, amount: shares.lines[index]! }));
  return { kind: 'sum', total, shipping: add(ofShipping, shares.shipping), lines, units: [] };
}

/** Whether nothing is left to send of an order of which nothing was sent. */
function empties({ order, before }: Refunding, units: RefundPlan['units']): boolean {
  return order.shipped === 'none' && before.lines.every((line) => reservedFor(line) === (units.find((unit) => unit.lineId === line.id)?.unsent ?? 0));
}

/** What of the shipping goes back with the last units; with one sum for all, what it has more than they cost. */
function shippingWith({ before, values, sum }: { before: OrderMoney; values: readonly Amount[]; sum: Amount | null }): Amount {
  const left = shippingLeft(before);
  return sum === null ? left : least(left, atLeast(zero, subtract(sum, add(zero, ...values))));
}

function sumOf({ locale }: Context, { order, field, sum }: { order: OrderRow; field: 'amount' | 'shipping'; sum: RefundInput['amount'] }): Amount | null {
  if (!sum) return null;
  if (sum.currency !== undefined && sum.currency !== order.currency) throw invalidField(field, locale);
  return amount(sum.amount);
}

/** The requested units, unsent ones first; a line named twice is added up. */
function unitsOf(context: Context, { order, before, asked, waiting }: Refunding): RefundPlan['units'] {
  const byLine = new Map<string, RequestedUnits>();
  for (const { lineId, quantity, restock = false, writeOff = false } of asked.lines ?? [])
    byLine.set(lineId, { quantity: quantity + (byLine.get(lineId)?.quantity ?? 0), restock, writeOff });
  // What was cancelled has no units left to refund.
  if (byLine.size > 0 && !isStanding(order)) throw new ShopError(orderActionNotAllowed);
  return [...byLine].map(([lineId, units]) => {
    const line = before.lines.find((one) => one.id === lineId);
    if (!line) throw fieldError('lines', m.returns_line_unknown({}, { locale: context.locale }));
    const there = sendable(line, waiting.get(lineId)?.waits);
    if (units.writeOff && Math.min(units.quantity, sendable(line)) > there)
      throw fieldError('lines', m.order_refund_not_there({ title: line.title, there }, context));
    return taken(line, units);
  });
}

type RequestedUnits = { quantity: number; restock: boolean; writeOff: boolean };

function taken(line: PricedLine, { quantity, restock, writeOff }: RequestedUnits): RefundPlan['units'][number] {
  const left = line.quantity - line.returnedQuantity;
  if (quantity > left) throw new ShopError(refundsTooMany, { params: { title: line.title, left }, data: { lineId: line.id, left } });
  const unsent = Math.min(quantity, sendable(line));
  return {
    lineId: line.id,
    quantity,
    value: amountOfUnits(line, quantity),
    unsent,
    restocked: restock ? quantity - unsent : 0,
    writtenOff: writeOff,
  };
}
