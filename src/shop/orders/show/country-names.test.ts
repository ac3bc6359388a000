/** A country has one name for one reader, whatever language is in the address (docs/decisions/1105-a-country-has-one-name.md). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { staffContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

it.each([
  ['de', 'Deutschland'],
  ['ja', 'ドイツ'],
  ['zh-TW', '德國'],
  ['en', 'Germany'],
])('calls it the same in the list of countries, the checkout, the order and the invoice (%s)', async (lang, name) => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 2000, onHand: 5, weightGrams: 400 }] });
  const client = shop.client();
  const headers = { 'x-lang': lang };
  const { slug } = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl!.sku, quantity: 1 }, address: addresses.DE, headers });
  const checkout = (await client.post('/api/web/checkout/billing', { slug, company: 'Moss' }, headers)).data;
  const { orderNo } = (await submit(client, checkout, headers)).data;
  const order = (await client.post('/api/web/order/detail', { orderNo }, headers)).data;
  const placed = (await client.post('/api/web/checkout/get', { orderNo }, headers)).data;
  const { items } = (await client.get(`/api/web/checkout/countries?lang=${lang}`)).data;
  expect(items).toContainEqual(expect.objectContaining({ country: 'DE', title: name }));
  for (const shown of [checkout, order, placed]) {
    expect(shown.addressLines).toContain(name);
    expect(shown.billing.lines).toContain(name);
  }
  await markPaid(await staffContext(shop), { order: orderNo });
  const { url } = (await client.post('/api/web/order/invoice', { orderNo }, headers)).data;
  expect((await shop.app.inject({ method: 'GET', url: url.replace('http://localhost:3000', '') })).body).toContain(`${name}<`);
});
