import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { receiveForm, type GuardInput } from '#kit/server/limits/form-guard.ts';
import { shopperOf } from '../accounts/index.ts';
import { findSellables } from '../catalog/index.ts';
import { inStockAlready, stockAlertLimits, type StockAlertInput } from './contract.ts';
import { insertAlert } from './store.ts';

/**
 * Takes an address that wants one mail when a variant is back in stock. The answer is the same whether or not the address waits already, has too many
 * or stopped such mails.
 * @throws notFound (404) for what is not sold, inStockAlready (409) for what can be bought now, tooMany (429)
 */
export async function requestAlert(context: Context, { sku, email, ...guard }: StockAlertInput & GuardInput): Promise<{ message: string }> {
  const { db, lang, currency, locale } = context;
  const [variant] = await findSellables(db, { lang, currency, skus: [sku] });
  if (!variant?.published || !variant.showCart) throw new ShopError(notFound);
  if (variant.available === null || variant.available > 0) throw new ShopError(inStockAlready);
  const shopper = shopperOf(context);
  await context.transaction(async (tx) => {
    if (!(await receiveForm(tx, context, { form: 'stock-alert', guard, visitor: shopper && (shopper.accountId ?? shopper.guestId) }))) return;
    const createdAt = context.now();
    await insertAlert(tx, { id: newId(createdAt.getTime()), variantId: variant.variantId, email, lang, createdAt }, stockAlertLimits.perAddress);
  });
  return { message: m.stock_alert_thanks({}, { locale }) };
}
