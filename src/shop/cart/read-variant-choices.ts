import { formatPrice } from '#kit/pure/amount.ts';
import { dot } from '#kit/pure/formats.ts';
import { isId } from '#kit/server/ids.ts';
import type { Context } from '#kit/server/context.ts';
import { findSellablesOf } from '../catalog/products/index.ts';
import type { PricedBasket } from './prices/price-basket.ts';
import type { VariantChoices } from './sections/cart-page/data.ts';

/** The variants between which a line of a basket can be changed, in their product's order; none where the basket has no such line. Null: no line is named. */
export async function readVariantChoices(context: Context, basket: PricedBasket, lineId: string | null): Promise<VariantChoices | null> {
  if (lineId === null || !isId(lineId)) return null;
  const line = basket.lines.find((one) => one.lineId === lineId);
  if (!line?.sellable.hasOthers || line.sellable.giftWrapping) return { lineId, choices: [] };
  const { currency, lang, locale } = context;
  const sold = await findSellablesOf(context.db, { productIds: [line.sellable.productId], currency, lang });
  const costsTheSame = new Set(sold.map(({ price }) => price)).size === 1;
  const choices = sold.map(({ sku, options, price, available }) => ({
    sku,
    label: [...options.map(({ value }) => value), ...(costsTheSame ? [] : [formatPrice({ amount: price, currency }, locale)])].join(dot),
    soldOut: available === 0,
  }));
  return { lineId, choices };
}
