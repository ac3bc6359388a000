/** Tax by rate, as invoices must show it. Pure. */
import type { Order } from '../orders/contract.ts';

/** What falls under one rate, in minor units: net and the tax on it. `basisPoints` is null for tax that stands on no line: that on shipping. */
export type TaxOfRate = { basisPoints: number | null; net: number; tax: number };

/** The taxes of an order by rate, as stored with it, else counted from its lines; together they are the order's tax. Nothing where no tax is due. */
export function taxesByRate(
  order: Pick<Order, 'products' | 'tax' | 'taxes' | 'taxIncluded'>,
  lineTaxes: readonly { basisPoints: number; amount: number }[],
): TaxOfRate[] {
  if (order.tax.amount === 0) return [];
  if (order.taxes.length > 0) return order.taxes.map(({ basisPoints, base, amount }) => ({ basisPoints, net: base.amount, tax: amount.amount }));
  const rates = new Map<number, { net: number; tax: number }>();
  order.products.forEach((line, index) => {
    const { basisPoints = 0, amount: tax = 0 } = lineTaxes[index] ?? {};
    const known = rates.get(basisPoints) ?? { net: 0, tax: 0 };
    rates.set(basisPoints, { net: known.net + line.total.amount - (order.taxIncluded ? tax : 0), tax: known.tax + tax });
  });
  const byRate: TaxOfRate[] = [...rates].map(([basisPoints, sums]) => ({ basisPoints, ...sums })).toSorted((a, b) => b.basisPoints! - a.basisPoints!);
  const rest = order.tax.amount - byRate.reduce((sum, { tax }) => sum + tax, 0);
  return rest === 0 ? byRate : [...byRate, { basisPoints: null, net: 0, tax: rest }];
}
