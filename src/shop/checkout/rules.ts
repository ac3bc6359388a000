/** Pure: the total of a checkout, and who buys. */
import { add, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import type { Contact } from '#shop/orders/contract.ts';

/** How the buyer of a checkout is known: for limits per customer and first orders. */
export function identityOf(
  { accountId }: { accountId: string | null },
  { email, countryCode, mobile }: Contact,
): { accountId: string | null; email: string | null; mobile: string | null } {
  return { accountId, email: email?.toLowerCase() ?? null, mobile: mobile === null ? null : `${countryCode ?? ''}${mobile}` };
}

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
