/** What a checkout comes to as an order stores it. Pure. */
import { zero, type Amount } from '#kit/pure/amount.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import { expectedUnits } from '#shop/stock/ahead/index.ts';
import type { PricedBasket } from '#shop/cart/prices/index.ts';
import type { Market } from '#shop/markets/contract.ts';
import type { CheckoutTaxes } from './checkout-taxes.ts';

type Sums = Pick<
  OrderDraft,
  | 'lines'
  | 'subtotal'
  | 'couponDiscounts'
  | 'promotionDiscounts'
  | 'shippingFee'
  | 'tax'
  | 'taxes'
  | 'taxIncluded'
  | 'credits'
  | 'creditsHeld'
  | 'giftCards'
  | 'total'
>;

/** What they are made of. */
export type ComposedSums = CheckoutTaxes &
  Pick<OrderDraft, 'credits' | 'total'> & {
    basket: PricedBasket;
    market: Pick<Market, 'taxIncluded'>;
    shippingFee: Amount | null;
    creditsHeld: Amount;
    giftCards: readonly { id: string; paid: Amount }[];
  };

/** The lines and sums of a checkout, in minor units of the basket's currency. */
export function orderSums({ basket, lineTaxes, market, ...composed }: ComposedSums): Sums {
  return {
    taxIncluded: market.taxIncluded,
    lines: basket.lines.map(({ sellable, quantity, price }, index) => ({
      variantId: sellable.variantId,
      productId: sellable.productId,
      sku: sellable.sku,
      slug: sellable.slug,
      title: sellable.title,
      options: sellable.options,
      picture: sellable.picture,
      quantity,
      price: sellable.price,
      discounts: price.discounts,
      total: price.total,
      taxAmount: lineTaxes[index]!.amount,
      taxBasisPoints: lineTaxes[index]!.basisPoints,
      weightGrams: sellable.weightGrams,
      taxClass: sellable.taxClass,
      expected: expectedUnits(sellable, quantity),
    })),
    subtotal: basket.subtotal,
    couponDiscounts: basket.couponDiscounts,
    promotionDiscounts: basket.promotionDiscounts,
    shippingFee: composed.shippingFee ?? zero,
    tax: composed.tax,
    taxes: composed.taxes,
    credits: composed.credits,
    creditsHeld: composed.creditsHeld,
    giftCards: composed.giftCards.filter(({ paid }) => paid > 0).map(({ id, paid }) => ({ cardId: id, amount: paid })),
    total: composed.total,
  };
}
