/** What of a product's prices and stock is allowed, but looks like a slip. */
import type { StaffProduct } from '#shop/catalog/contract.ts';

/** A question about a variant: its struck-through price is below its price, or its stock falls below zero. */
export type Doubt = { what: 'linePriceBelowPrice' | 'stockBelowZero'; sku: string };

type Variants = { variants?: readonly Partial<Pick<StaffProduct['variants'][number], 'id' | 'sku' | 'price' | 'linePrice' | 'prices' | 'onHand'>>[] };

/** The doubts about what is to be saved; stock that was below zero before (imports bring such) and is not lowered is none. */
export function doubtsAbout({ variants = [] }: Variants, before: Variants | undefined): Doubt[] {
  return variants.flatMap(({ id, sku = '', price, linePrice, prices = [], onHand }) => {
    const isBelow = (struck: number | null | undefined, paid: number | undefined) =>
      struck !== null && struck !== undefined && paid !== undefined && struck < paid;
    const known = before?.variants?.find((one) => one.id === id)?.onHand ?? 0;
    const doubts: Doubt[] = [];
    if (isBelow(linePrice?.amount, price?.amount) || prices.some((own) => isBelow(own.linePrice, own.amount)))
      doubts.push({ what: 'linePriceBelowPrice', sku });
    if (onHand !== undefined && onHand < 0 && onHand < known) doubts.push({ what: 'stockBelowZero', sku });
    return doubts;
  });
}
