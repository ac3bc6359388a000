import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import type { Sellable } from '../../catalog/index.ts';
import { outOfStock } from '../../stock/contract.ts';
import { changeCart, openCallersCart } from './change-cart.ts';
import { cartFull, cartLimits, notForSale, unknownSku, type Cart } from '../contract.ts';
import { upsertLine } from '../store.ts';

/**
 * Adds units of a variant. Four statements in one transaction, three for a shopper's first.
 * @throws unknownSku (40, 404), notForSale (41), outOfStock (41 with `data.available`), cartFull (41), invalidInput (40) for too many units of one variant
 */
export async function addToCart(context: Context, { sku, quantity }: { sku: string; quantity: number }): Promise<Cart> {
  const now = context.now();
  return changeCart(
    context,
    {
      skus: [sku],
      open: (tx) => openCallersCart(context, tx),
    },
    async ({ tx, cart, items, sellables }) => {
      const sellable = findForSale(sellables, sku, context);
      const existing = items.find((item) => item.variantId === sellable.variantId);
      const wanted = (existing?.quantity ?? 0) + quantity;
      if (wanted > cartLimits.quantityPerLine)
        throw fieldError(
          'quantity',
          m.error_field_too_big({ field: fieldTitle('quantity', context.locale), max: cartLimits.quantityPerLine }, { locale: context.locale }),
        );
      if (!existing && items.length >= cartLimits.lines) throw new ShopError(cartFull);
      requireAvailable(sellable, wanted);
      const line = { variantId: sellable.variantId, sku: sellable.sku, title: sellable.title, quantity: wanted };
      const seen = { amount: sellable.price, currency: sellable.currency };
      const lineId = await upsertLine(tx, cart.id, { ...line, seenAmount: seen.amount, seenCurrency: seen.currency, now });
      cart.saved = cart.saved.filter((saved) => saved.variantId !== line.variantId);
      const written = { ...line, lineId, seen };
      return existing ? items.map((item) => (item === existing ? written : item)) : [...items, written];
    },
  );
}

/**
 * The variant of a sku, where it is sold online.
 * @throws unknownSku for an unknown or unpublished one, notForSale where the product is only shown
 */
export function findForSale(sellables: readonly Sellable[], sku: string, { locale }: Pick<Context, 'locale'>): Sellable {
  const sellable = sellables.find((one) => one.sku === sku);
  if (!sellable?.published) throw new ShopError(unknownSku, { data: { errors: { sku: m.cart_unknown_sku({}, { locale }) } } });
  if (!sellable.showCart) throw new ShopError(notForSale);
  return sellable;
}

/** @throws outOfStock with what is left */
export function requireAvailable({ available, variantId }: Sellable, wanted: number): void {
  if (available !== null && available < wanted)
    throw new ShopError(outOfStock, { params: { available }, data: { available, lines: [{ variantId, available }] } });
}
