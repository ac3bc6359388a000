/** What of a product's prices and stock is allowed, but looks like a slip. */
import type { StaffProduct } from '#shop/catalog/contract.ts';
import { nameIn } from './variants-of.ts';

/** A question about a variant: its struck-through price is below its price, or its stock falls below zero. `name` says which it is. */
export type Doubt = { what: 'linePriceBelowPrice' | 'stockBelowZero'; name: string };

type Variant = Partial<Pick<StaffProduct['variants'][number], 'id' | 'sku' | 'options' | 'price' | 'linePrice' | 'prices' | 'onHand'>>;
type Product = Partial<Pick<StaffProduct, 'texts' | 'options'>> & { variants?: readonly Variant[] };

/**
 * The doubts about what is to be saved. Stock that was below zero before (imports bring such) and is not lowered is none, nor is that of a new variant,
 * which the shop does not take.
 */
export function doubtsAbout(product: Product, before: Product | undefined): Doubt[] {
  return (product.variants ?? []).flatMap((variant) => {
    const { id, price, linePrice, prices = [], onHand } = variant;
    const name = nameOf(variant, product);
    const isBelow = (struck: number | null | undefined, paid: number | undefined) =>
      struck !== null && struck !== undefined && paid !== undefined && struck < paid;
    const known = before?.variants?.find((one) => id !== undefined && one.id === id)?.onHand;
    const doubts: Doubt[] = [];
    if (isBelow(linePrice?.amount, price?.amount) || prices.some((own) => isBelow(own.linePrice, own.amount)))
      doubts.push({ what: 'linePriceBelowPrice', name });
    if (onHand !== undefined && known !== undefined && onHand < 0 && onHand < known) doubts.push({ what: 'stockBelowZero', name });
    return doubts;
  });
}

// A new variant may have no SKU yet: it is known by its choices, an only one by the product.
function nameOf({ sku, options: chosen = {} }: Variant, { texts, options = [] }: Product): string {
  const choices = options.map(({ key, choices: all }) => nameIn(all.find((choice) => choice.key === chosen[key])?.texts));
  return sku || choices.filter(Boolean).join(' / ') || nameIn(texts);
}
