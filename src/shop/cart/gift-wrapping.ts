import type { Context } from '#kit/server/context.ts';
import { findSellables } from '../catalog/index.ts';
import { readSettings } from '../settings/index.ts';
import type { GiftWrapping } from './contract.ts';
import { isForSale } from './prices/price-basket.ts';

/** The service that wraps an order, as the merchant's settings name it; null where they name none or it is no longer there. No query where they name none. */
export async function readGiftWrapping({ db, currency, lang }: Pick<Context, 'db' | 'currency' | 'lang'>): Promise<GiftWrapping | null> {
  const { shop } = await readSettings(db);
  if (shop.giftWrappingSku === '') return null;
  const found = await findSellables(db, { currency, lang, skus: [shop.giftWrappingSku] });
  const wrapping = found.find((one) => one.giftWrapping && isForSale(one) && one.available !== 0);
  return wrapping ? { sku: wrapping.sku, image: wrapping.picture, price: { amount: wrapping.price, currency } } : null;
}
