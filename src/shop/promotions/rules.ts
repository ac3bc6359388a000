/** Pure: what reductions take off the lines of a basket. */
import { allocate, least, share, subtract, times, add, zero, type Amount } from '#kit/pure/amount.ts';
import type { Discount, Reduction } from './contract.ts';

/** A line before reductions. */
export type UnpricedLine = { variantId: string; price: Amount; quantity: number };

/** What a line comes to: `subtotal` = price × quantity, `total` = subtotal − its discounts, never below 0. */
export type LinePrice = { subtotal: Amount; discounts: Discount[]; total: Amount };

/** A basket's sums. Σ line totals = subtotal − Σ discounts, always. */
export type BasketPrice = { lines: LinePrice[]; subtotal: Amount; promotionDiscounts: Discount[]; couponDiscounts: Discount[]; total: Amount };

/**
 * Prices a basket (domain rules, "Price of a cart", 2): reductions are taken in the order given, each from what the lines
 * before it left, split over its lines by the largest remainder, so that the parts add up and no line falls below 0.
 * A reduction that finds nothing to take is left out.
 */
export function priceBasket(lines: readonly UnpricedLine[], reductions: readonly Reduction[]): BasketPrice {
  const priced: LinePrice[] = lines.map(({ price, quantity }) => {
    const subtotal = times(price, quantity);
    return { subtotal, discounts: [], total: subtotal };
  });
  const taken = { promotion: [] as Discount[], coupon: [] as Discount[] };
  for (const reduction of reductions) {
    const touched = priced.filter((_, index) => reduction.variantIds === null || reduction.variantIds.includes(lines[index]!.variantId));
    const left = add(...touched.map((line) => line.total));
    const amount = takenBy(reduction, left);
    if (amount <= 0) continue;
    const named = { title: reduction.title, ...(reduction.code === undefined ? {} : { code: reduction.code }) };
    allocate(
      amount,
      touched.map((line) => line.total),
    ).forEach((part, index) => {
      const line = touched[index]!;
      if (part === 0) return;
      line.discounts.push({ ...named, amount: part });
      line.total = subtract(line.total, part);
    });
    taken[reduction.source].push({ ...named, amount });
  }
  return {
    lines: priced,
    subtotal: add(...priced.map((line) => line.subtotal)),
    promotionDiscounts: taken.promotion,
    couponDiscounts: taken.coupon,
    total: add(...priced.map((line) => line.total)),
  };
}

function takenBy({ takes }: Reduction, left: Amount): Amount {
  if (left <= 0) return zero;
  return least(takes.kind === 'fixed' ? takes.amount : share(left, takes.basisPoints), left);
}
