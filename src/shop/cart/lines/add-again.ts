import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Sellable } from '../../catalog/index.ts';
import { changeCart, openCallersCart } from './change-cart.ts';
import { cartLimits, type Cart } from '../contract.ts';
import { isForSale, type BasketItem } from '../prices/price-basket.ts';
import { upsertLine } from '../store.ts';

/** Pieces of a variant that were bought before; `title` is what they were called then. */
export type BoughtBefore = { variantId: string; title: string; quantity: number };

/**
 * Puts things that were bought before into the cart, as many as there are now; what cannot be added is left out, and the
 * cart's `messages` say first what and why. `added` counts the units that were added. `isTopUp`: only what the cart has fewer of, so that doing it
 * again changes nothing. One transaction.
 */
export async function addAgain(
  context: Context,
  bought: readonly BoughtBefore[],
  { isTopUp = false }: { isTopUp?: boolean } = {},
): Promise<Cart & { added: number }> {
  const now = context.now();
  const messages: string[] = [];
  let added = 0;
  const cart = await changeCart(
    context,
    {
      variantIds: bought.map((one) => one.variantId),
      open: (tx) => openCallersCart(context, tx),
    },
    async ({ tx, cart: storedCart, items, sellables }) => {
      const next: BasketItem[] = [...items];
      for (const one of bought) {
        const index = next.findIndex((item) => item.variantId === one.variantId);
        const inCart = next[index]?.quantity ?? 0;
        const sellable = sellables.find((found) => found.variantId === one.variantId);
        const quantity = isTopUp ? one.quantity - inCart : one.quantity;
        if (quantity <= 0) continue;
        const { units, why } = unitsToAdd({ ...one, quantity }, { sellable, inCart, isFull: index < 0 && next.length >= cartLimits.lines }, context.locale);
        if (why) messages.push(why);
        if (!sellable || units === 0) continue;
        const { sku, title, price, currency, variantId } = sellable;
        const line = { variantId, sku, title, quantity: inCart + units };
        const lineId = await upsertLine(tx, storedCart.id, { ...line, seenAmount: price, seenCurrency: currency, now });
        const written: BasketItem = { ...line, lineId, seen: { amount: price, currency } };
        if (index < 0) next.push(written);
        else next[index] = written;
        storedCart.saved = storedCart.saved.filter((saved) => saved.variantId !== variantId);
        added += units;
      }
      return next;
    },
  );
  return { ...cart, messages: [...messages, ...cart.messages], added };
}

/** How many units can be added, and why where those are fewer than wanted. */
export function unitsToAdd(
  { title, quantity }: BoughtBefore,
  { sellable, inCart, isFull }: { sellable: Pick<Sellable, 'published' | 'showCart' | 'available'> | undefined; inCart: number; isFull: boolean },
  locale: Locale,
): { units: number; why: string | null } {
  if (!sellable || !isForSale(sellable)) return { units: 0, why: m.cart_again_gone({ title }, { locale }) };
  if (isFull) return { units: 0, why: m.cart_again_full({ title }, { locale }) };
  const most = Math.min(sellable.available ?? cartLimits.quantityPerLine, cartLimits.quantityPerLine);
  const units = Math.min(quantity, Math.max(0, most - inCart));
  if (units === quantity) return { units, why: null };
  if (most === 0) return { units: 0, why: m.cart_again_none({ title }, { locale }) };
  if (units === 0) return { units, why: m.cart_again_all_there({ title }, { locale }) };
  return { units, why: m.cart_again_fewer({ title, pieces: units, wanted: quantity }, { locale }) };
}
