/** What an order costs with other lines, and what is then to be paid or goes back. */
import { add, least, most, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { taxesOf, type NamedRate, type TaxTotals } from '../../markets/index.ts';
import { priceBasket, type BasketPrice, type Offers } from '../../promotions/apply/index.ts';
import type { PayStatus } from '../contract.ts';

/** A line that an order is to have. `sent`: it is part of what is shipped; `rate`: null where it is not taxed. */
export type WantedLine = {
  /** Null, and its product's too, for what is no product. */
  variantId: string | null;
  productId: string | null;
  listIds: readonly string[];
  taxClass: string;
  price: Amount;
  quantity: number;
  rate: NamedRate | null;
  sent: boolean;
};

/** What an edit leaves as it was agreed. */
export type Agreed = {
  shippingFee: Amount;
  shippingRate: NamedRate | null | 'asGoods';
  taxIncluded: boolean;
  credits: Amount;
  giftCards: Amount;
  /** What money paid. */ paid: Amount;
};

/** What an order costs with its new lines; `credits` are lower where it costs less than they pay, `giftCards` where it costs less at all. */
export type EditedSums = Pick<BasketPrice, 'subtotal' | 'promotionDiscounts' | 'couponDiscounts'> &
  Pick<TaxTotals, 'tax' | 'taxes' | 'lineTaxes'> & { lines: BasketPrice['lines']; credits: Amount; giftCards: Amount; total: Amount };

/** Adds an order up with other lines (docs/rules/money.md, "Totals"): discounts and tax recomputed, shipping as agreed. */
export function sumsOf(lines: readonly WantedLine[], { offers, facts }: Pick<Offers, 'offers' | 'facts'>, agreed: Agreed): EditedSums {
  // What is no product is in no list, and of no product that a promotion could be for.
  const priced = priceBasket(
    lines.map((line) => ({ ...line, variantId: line.variantId ?? '', productId: line.productId ?? '' })),
    offers,
    facts,
  );
  const taxable = lines.map(({ rate, sent }, index) => ({ total: priced.lines[index]!.total, rate, sent }));
  const { lineTaxes, taxes, tax } = taxesOf(taxable, { fee: agreed.shippingFee, rate: agreed.shippingRate }, agreed);
  const before = add(priced.total, agreed.shippingFee, agreed.taxIncluded ? zero : tax);
  const credits = least(agreed.credits, before);
  const due = subtract(before, credits);
  // What it costs less goes back to gift cards first, so they pay what money has not paid.
  const giftCards = least(agreed.giftCards, most(zero, subtract(due, agreed.paid)));
  const { subtotal, promotionDiscounts, couponDiscounts } = priced;
  const total = subtract(due, giftCards);
  return { lines: priced.lines, subtotal, promotionDiscounts, couponDiscounts, lineTaxes, taxes, tax, credits, giftCards, total };
}

/** What follows from a new total: `due` is to be paid, `back` goes back. `paid`: what pays the order now. */
export function balanceOf({ payStatus, total, paid }: { payStatus: PayStatus; total: Amount; paid: Amount }): { due: Amount; back: Amount } {
  if (payStatus === 'unpaid') return { due: total, back: zero };
  return total > paid ? { due: subtract(total, paid), back: zero } : { due: zero, back: subtract(paid, total) };
}
