/** Pure: tax and total of a checkout, and who buys. */
import { add, share, subtract, taxWithin, zero, type Amount } from '#kit/pure/amount.ts';

/** How the buyer of a checkout is known: for limits per customer and first orders. */
export function identityOf(
  { accountId }: { accountId: string | null },
  { email, countryCode, mobile }: { email: string | null; countryCode: string | null; mobile: string | null },
): { accountId: string | null; email: string | null; mobile: string | null } {
  return { accountId, email: email?.toLowerCase() ?? null, mobile: mobile === null ? null : `${countryCode ?? ''}${mobile}` };
}

/** What tax is taken of: a line's total after discounts, or the shipping fee. */
export type Taxable = { total: Amount; basisPoints: number };

/**
 * Tax of lines and shipping, rounded half away from zero once per line (domain rules, "Money"). Where prices hold the tax
 * it is the part contained, else what is added.
 */
export function taxOf(taxables: readonly Taxable[], prices: { taxIncluded: boolean }): { parts: Amount[]; tax: Amount } {
  const parts = taxables.map(({ total, basisPoints }) => (prices.taxIncluded ? taxWithin(total, basisPoints) : share(total, basisPoints)));
  return { parts, tax: add(...parts) };
}

/** The total (contract, section 9 "Totals"); `goods` is the subtotal less all discounts. */
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
