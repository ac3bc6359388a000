/** Pure: which units of an order can be returned, and what they cost. */
import { add, amount, least, scale, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { isGiftCard } from '../markets/contract.ts';
import { isStanding, type OrderStatus, type PayStatus, type ShippedState } from './contract.ts';

/** Units of a line by where they are. */
export type LineUnits = { quantity: number; shippedQuantity: number; returnedQuantity: number; withheldQuantity: number; withdrawnQuantity: number };

/** Units of a line that were sent together. */
export type Parcel = { quantity: number; deliveredAt: Date | null };

/** What of a line can be returned. `unsent` may be refunded before it is sent; `arrived` came within the window; `late` before it. */
export type ReturnableUnits = { left: number; unsent: number; arrived: number; late: number };

const dayMs = 24 * 3_600_000;

/** How many units can still be sent: those that are neither sent nor withheld by a return; `waits` of those that are reserved have no goods yet. */
export function sendable(line: LineUnits, waits = 0): number {
  return Math.min(line.quantity - line.shippedQuantity - line.withheldQuantity, reservedFor(line) - waits);
}

/** How many units are reserved for a line: those that are neither sent nor refunded for good. */
export function reservedFor(line: LineUnits): number {
  return line.quantity - line.shippedQuantity - line.withdrawnQuantity;
}

/** Counts what of a line can be returned now. Units in returns count as those that arrived first. Gift cards are given up before their order completes, and never come back or are exchanged. */
export function returnableUnits(
  line: LineUnits & { taxClass: string },
  sent: readonly Parcel[],
  { now, windowDays }: { now: Date; windowDays: number },
): ReturnableUnits {
  const parcels = isGiftCard(line) ? [] : sent;
  const since = new Date(now.getTime() - windowDays * dayMs);
  const sum = (some: readonly Parcel[]) => some.reduce((count, parcel) => count + parcel.quantity, 0);
  const delivered = parcels.filter((parcel) => parcel.deliveredAt !== null);
  const here = Math.max(0, sum(delivered) - (line.returnedQuantity - line.withheldQuantity));
  const arrived = Math.min(here, sum(delivered.filter((parcel) => parcel.deliveredAt! >= since)));
  return { left: line.quantity - line.returnedQuantity, unsent: sendable(line), arrived, late: here - arrived };
}

/** Whether returns of an order are taken at all: it was placed here, is paid, no unsent change of it waits to be paid, and it goes on, or is completed. */
export function takesReturns(order: {
  status: OrderStatus;
  payStatus: PayStatus;
  importedFrom: string | null;
  dueAmount: number;
  shipped: ShippedState;
}): boolean {
  return order.payStatus === 'paid' && isStanding(order) && order.importedFrom === null && (order.dueAmount === 0 || order.shipped !== 'none');
}

/** When the gift cards of an order of which nothing else is to be sent were issued; null before, and where there are goods. */
export function cardsIssuedAt(order: { deliveredAt: Date | null }, lines: readonly (LineUnits & { taxClass: string })[]): string | null {
  const isOfCards = lines.every((line) => isGiftCard(line) || line.withheldQuantity >= line.quantity);
  return isOfCards ? (order.deliveredAt?.toISOString() ?? null) : null;
}

/** What a line cost, discounts and tax included. */
export function lineAmount(order: { taxIncluded: boolean }, line: { totalAmount: number; taxAmount: number }): Amount {
  return add(amount(line.totalAmount), order.taxIncluded ? zero : amount(line.taxAmount));
}

/** What of an order's cost is no line's: shipping, with the tax on it. */
export function shippingOf(
  order: { taxIncluded: boolean; totalAmount: number; creditsAmount: number; giftCardsAmount: number },
  lines: readonly { totalAmount: number; taxAmount: number }[],
): Amount {
  const whole = add(amount(order.totalAmount), amount(order.creditsAmount), amount(order.giftCardsAmount));
  const rest = subtract(whole, add(zero, ...lines.map((line) => lineAmount(order, line))));
  return rest > 0 ? rest : zero;
}

/** What a refund gives back, or what of an order has not gone back, by the way it was paid. */
export type ByWay = { money: Amount; credits: Amount; giftCards: Amount };

/** All of it. */
export const whole = ({ money, credits, giftCards }: ByWay): Amount => add(money, credits, giftCards);

/** How a refund goes back: to gift cards first, then as money and as credits in proportion to what is left of both; no more than is left. */
export function splitRefund(refund: Amount, left: ByWay): ByWay {
  const giftCards = least(refund, left.giftCards);
  const both = add(left.money, left.credits);
  const given = least(subtract(refund, giftCards), both);
  const credits = both > 0 ? scale(given, left.credits, both) : zero;
  return { money: subtract(given, credits), credits, giftCards };
}

/** How a refund goes back that staff choose: to gift cards first, then as money, then as credits. */
export function splitChosenRefund(refund: Amount, left: Pick<ByWay, 'money' | 'giftCards'>): ByWay {
  const giftCards = least(refund, left.giftCards);
  const money = least(subtract(refund, giftCards), left.money);
  return { giftCards, money, credits: subtract(refund, add(giftCards, money)) };
}
