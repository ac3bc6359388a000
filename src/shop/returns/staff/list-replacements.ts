import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { findSellables } from '../../catalog/index.ts';
import { findSellablesOf } from '../../catalog/products/index.ts';
import { findOrderIdForStaff } from '../../orders/index.ts';
import { readReturnable } from '../../orders/returns/index.ts';
import { availableOf } from '../../stock/index.ts';
import { returnLimits, type Replacement } from '../contract.ts';
import { isReplacement } from '../rules.ts';

/**
 * The variants of the product of an order's line, as staff choose what an exchange sends, in the order of the product: those that cost something
 * else too, with the difference, but not `exchangeable`. None where the product is not sold any more: then it is exchanged for the same.
 * @throws notFound (404)
 */
export async function listReplacements(context: Context, { order, lineId }: { order: string; lineId: string }): Promise<{ items: Replacement[] }> {
  const of = await readReturnable(context, await findOrderIdForStaff(context.db, { order }));
  const line = of.lines.find(({ id }) => id === lineId);
  if (!line) throw new ShopError(notFound);
  const { currency } = of.order;
  const seen = { currency, lang: context.lang };
  const [bought] = line.variantId === null ? [] : await findSellables(context.db, { ...seen, variantIds: [line.variantId] });
  const productId = bought?.productId ?? line.productId;
  const variants = productId === null ? [] : await findSellablesOf(context.db, { ...seen, productIds: [productId] });
  return {
    items: variants.slice(0, returnLimits.replacements).map((variant) => {
      // What is expected one day cannot be sent in place of what has come back.
      const available = availableOf({ ...variant, ahead: null });
      const base = variant.price === bought?.price ? bought.price : line.priceAmount;
      return {
        sku: variant.sku,
        options: variant.options,
        available,
        price: { amount: variant.price, currency },
        difference: { amount: variant.price - base, currency },
        exchangeable: isReplacement(variant, { line, bought }),
      };
    }),
  };
}
