import { browserStorage, createClient, type DataOfCall, type ShopPaths } from '@vitrine/client';

export const shop = createClient({ url: import.meta.env['VITE_SHOP'] ?? 'http://localhost:3000', storage: browserStorage(), lang: 'en' });

export type Product = DataOfCall<ShopPaths, '/product/list', 'get'>['items'][number];
export type Cart = DataOfCall<ShopPaths, '/cart/get', 'post'>;
export type Checkout = DataOfCall<ShopPaths, '/checkout/get', 'post'>;

/** An amount is in minor units: how many there are in one, Intl knows. */
export function format({ amount, currency }: { amount: number; currency: string }): string {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency });
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
}
