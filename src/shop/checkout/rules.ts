/** Pure: the total of a checkout. */
import { add, subtract, zero, type Amount } from '#kit/pure/amount.ts';

/** The total before gift cards pay (docs/rules/money.md, "Totals"); `goods` is the subtotal less all discounts. */
export function totalOf({
  goods,
  shippingFee,
  tax,
  taxIncluded,
  credits,
}: {
  goods: Amount;
  shippingFee: Amount | null;
  tax: Amount;
  taxIncluded: boolean;
  credits: Amount;
}): Amount {
  return subtract(add(goods, shippingFee ?? zero, taxIncluded ? zero : tax), credits);
}
