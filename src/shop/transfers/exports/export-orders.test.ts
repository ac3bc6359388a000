// Orders as CSV: their sums are those of the orders.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseDecimal } from '#kit/pure/amount.ts';

import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { orderLimits } from '#shop/orders/contract.ts';
import { promotionInput } from '#shop/promotions/contract.ts';
import { savePromotion } from '#shop/promotions/staff/save-promotion.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

it('names each reduction once, though lines have shares of it', async () => {
  const markets = await readMarkets(shop.host.database.reader);
  const input = promotionInput.parse({ slug: 'fifth', texts: { en: { title: 'Fifth' } }, rule: { kind: 'percentage', basisPoints: 2_000 } });
  await shop.host.database.transaction((tx) => savePromotion(tx, { id: null, source: 'promotion', input, markets, locale: 'en', now: shop.clock.now }));
  invalidateMemoized(['promotions']);
  const client = shop.client();
  for (const { sku } of await insertTestProduct(shop.host.database, { variants: [{ price: 2_000 }, { price: 3_335 }] }))
    await client.post('/api/web/cart/add', { sku, quantity: 1 });
  const { data } = await submit(client, await fillCheckout(client));
  const filter = encodeURIComponent(JSON.stringify({ q: data.orderNo }));
  const headers = { 'x-auth': await staffToken(shop, 'manager') };
  const { body } = await shop.app.inject({ url: `/api/admin/exports/orders.csv?filter=${filter}`, headers });
  const [heading, first] = parse(body, { bom: true }) as [string[], string[]];
  const sum = (title: string) => parseDecimal(first[heading.indexOf(title)]!, 'USD')!;
  expect(sum('Discount Amount')).toBe(1_067);
  expect(sum('Subtotal') - sum('Discount Amount') + sum('Shipping') + sum('Taxes')).toBe(sum('Total'));
});

it('takes the ids of as many orders as can be chosen at once', async () => {
  const [product] = await insertTestProduct(shop.host.database, { variants: [{ price: 2_000 }] });
  const client = shop.client();
  const { data } = await submit(client, await fillCheckout(client, { source: { source: 'buyNow', sku: product!.sku, quantity: 1 } }));
  const headers = { 'x-auth': await staffToken(shop, 'manager') };
  const { id } = (await client.get(`/api/admin/orders/${data.orderNo}`, headers)).data;
  const ids = [id, ...Array.from({ length: orderLimits.mostAtOnce - 1 }, () => crypto.randomUUID())];
  const { statusCode, body } = await shop.app.inject({ url: `/api/admin/exports/orders.csv?filter=${encodeURIComponent(JSON.stringify({ ids }))}`, headers });
  expect(statusCode).toBe(200);
  expect(parse(body, { bom: true })).toHaveLength(2);
});
