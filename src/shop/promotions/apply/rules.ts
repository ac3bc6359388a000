/** Pure: what promotions and coupons make of a basket. */
import { add, subtract, times, zero, type Amount } from '#kit/pure/amount.ts';
import { unmetCondition } from './rules-conditions.ts';
import { takenBy } from './rules-effects.ts';
import { isFor } from './rules-targets.ts';
import type { BasketPrice, Facts, LinePrice, Offer, UnpricedLine } from './rules-types.ts';

/** Automatic promotions before coupons, each by `priority` (the smaller number first), then by age. */
export function inOrder(offers: readonly Offer[]): Offer[] {
  const rank = (offer: Offer) => (offer.source === 'coupon' ? 1 : 0);
  return offers.toSorted((a, b) => rank(a) - rank(b) || a.priority - b.priority || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/**
 * Prices a basket (docs/rules/money.md, "Promotions and coupons"): each offer takes from what those before it left, split over its
 * lines by the largest remainder, so that the parts add up and no line falls below 0. An exclusive one that took something
 * ends it (`closedBy`; whether free shipping lowers a fee is known where a way of shipping is chosen); two codes of one promotion count as one. An offer that finds nothing to take is declined with the reason.
 */
export function priceBasket(lines: readonly UnpricedLine[], offers: readonly Offer[], facts: Facts): BasketPrice {
  const priced: LinePrice[] = lines.map(({ price, quantity }) => {
    const subtotal = times(price, quantity);
    return { subtotal, discounts: [], total: subtotal };
  });
  const result: BasketPrice = {
    lines: priced,
    subtotal: add(zero, ...priced.map((line) => line.subtotal)),
    promotionDiscounts: [],
    couponDiscounts: [],
    total: zero,
    shippingGifts: [],
    closedBy: null,
    applied: [],
    taken: {},
    refused: [],
  };
  for (const offer of inOrder(offers)) {
    const decline = unmetCondition(offer, lines, facts) ?? (result.closedBy || isTwice(offer, result) ? { reason: 'notCombinable' as const } : null);
    if (decline) result.refused.push({ offer, decline });
    else if (!apply(offer, lines, result))
      result.refused.push({ offer, decline: { reason: result.total === zero && isSpent(priced) ? 'notCombinable' : 'otherGoods' } });
    else if (offer.exclusive) result.closedBy = offer;
  }
  result.total = add(zero, ...priced.map((line) => line.total));
  return result;
}

/** Whether another code of the same promotion took something already. */
const isTwice = ({ id }: Offer, { applied }: BasketPrice) => applied.some((one) => one.id === id);

const isSpent = (lines: readonly LinePrice[]) => lines.every((line) => line.total === 0);

/** Takes what an offer takes; false where that is nothing. */
function apply(offer: Offer, lines: readonly UnpricedLine[], result: BasketPrice): boolean {
  const named = { title: offer.title, ...(offer.code === undefined ? {} : { code: offer.code }) };
  if (offer.rule.kind === 'freeShipping') {
    result.shippingGifts.push({ ...named, methods: offer.rule.methods });
  } else {
    const parts = takenBy(
      offer.rule,
      lines.map((line, index) => ({ line, left: result.lines[index]!.total, own: isFor(offer.targets, line) })),
    );
    const amount = add(zero, ...parts);
    if (amount === 0) return false;
    take(result.lines, parts, named);
    (offer.source === 'coupon' ? result.couponDiscounts : result.promotionDiscounts).push({ ...named, amount });
    result.taken[offer.id] = amount;
  }
  result.applied.push(offer);
  return true;
}

function take(lines: LinePrice[], parts: readonly Amount[], named: { title: string; code?: string }): void {
  for (const [index, part] of parts.entries()) {
    if (part === 0) continue;
    const line = lines[index]!;
    line.discounts.push({ ...named, amount: part });
    line.total = subtract(line.total, part);
  }
}
