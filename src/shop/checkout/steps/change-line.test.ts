/** The cart edited in the checkout's summary. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';

let shop: TestApp;
let bowl: TestVariant;
let scarce: TestVariant;
let client: TestClient;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  [bowl, scarce] = (await insertTestProduct(shop.host.database, {
    title: 'Bowl',
    variants: [
      { price: 2000, onHand: 500, weightGrams: 400 },
      { price: 700, onHand: 2 },
    ],
  })) as [TestVariant, TestVariant];
  client = shop.client();
});

const call = (name: string, body: object, from = client) => from.post(`/api/web/checkout/${name}`, body);
const add = (sku: string, quantity: number) => client.post('/api/web/cart/add', { sku, quantity });
const quantities = (of: { lines: { sku: string; quantity: number }[] }) => Object.fromEntries(of.lines.map(({ sku, quantity }) => [sku, quantity]));

it('changes the cart with its checkout, and the sums with both', async () => {
  await add(bowl.sku, 2);
  await add(scarce.sku, 1);
  const { slug } = (await call('create', { source: 'cart' })).data;
  await call('address', { slug, address: addresses.US });
  const { lines } = (await call('get', { slug })).data;
  const lineOf = (sku: string) => lines.find((line: any) => line.sku === sku).lineId;
  const more = (await call('line', { slug, lineId: lineOf(bowl.sku), quantity: 3 })).data;
  expect(more).toMatchObject({ subtotal: { amount: 6700 }, shippingFee: { amount: 600 }, messages: [] });
  expect(more.total.amount).toBe(6700 + 600 + more.tax.amount);
  expect(await call('line', { slug, lineId: lineOf(scarce.sku), quantity: 3 })).toMatchObject({ status: 409, code: 41, data: { available: 2 } });
  const fewer = (await call('line', { slug, lineId: lineOf(scarce.sku), quantity: 0 })).data;
  expect([quantities(fewer), fewer.messages]).toEqual([{ [bowl.sku]: 3 }, []]);
  expect(quantities((await client.post('/api/web/cart/get', {})).data)).toEqual({ [bowl.sku]: 3 });
});

it('changes what is bought at once, and leaves the cart alone', async () => {
  await add(bowl.sku, 2);
  const { slug } = (await call('create', { source: 'buyNow', sku: scarce.sku, quantity: 1 })).data;
  const [{ lineId }] = (await call('get', { slug })).data.lines;
  expect((await call('line', { slug, lineId, quantity: 2 })).data).toMatchObject({ subtotal: { amount: 1400 }, total: { amount: 1400 } });
  expect(await call('line', { slug, lineId, quantity: 3 })).toMatchObject({ status: 409, code: 41, data: { available: 2 } });
  expect(quantities((await call('get', { slug })).data)).toEqual({ [scarce.sku]: 2 });
  expect(quantities((await client.post('/api/web/cart/get', {})).data)).toEqual({ [bowl.sku]: 2 });
});

it('refuses an unknown line, another shopper, an invalid quantity, and a placed checkout', async () => {
  const source = { source: 'buyNow', sku: bowl.sku, quantity: 1 };
  const checkout = await fillCheckout(client, { source });
  const { slug } = checkout;
  const [{ lineId }] = checkout.lines;
  expect((await call('line', { slug, lineId: scarce.id, quantity: 1 })).status).toBe(404);
  expect((await call('line', { slug, lineId, quantity: 2 }, shop.client())).status).toBe(404);
  for (const quantity of [-1, 1.5, 1_000_001, '2']) expect(await call('line', { slug, lineId, quantity })).toMatchObject({ status: 400, code: 40 });
  const { orderNo } = (await submit(client, checkout)).data;
  expect(await call('line', { slug, lineId, quantity: 2 })).toMatchObject({ status: 409, code: 41, data: { orderNo } });
});

it('without script: plain forms in the summary change it', async () => {
  await add(bowl.sku, 2);
  await add(scarce.sku, 1);
  const { slug } = (await call('create', { source: 'cart' })).data;
  const { lines } = (await call('get', { slug })).data;
  const post = (fields: Record<string, string>) =>
    client.send({
      method: 'POST',
      url: `/checkout/${slug}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    });
  const lineId = lines.find((line: any) => line.sku === bowl.sku).lineId as string;
  expect(await post({ form: 'line', lineId, quantity: '5' })).toMatchObject({ status: 303, headers: { location: `/checkout/${slug}` } });
  expect(await post({ form: 'dropLine', lineId: lines.find((line: any) => line.sku === scarce.sku).lineId, quantity: '1' })).toMatchObject({ status: 303 });
  expect(quantities((await call('get', { slug })).data)).toEqual({ [bowl.sku]: 5 });
  expect((await post({ form: 'line', lineId, quantity: 'many' })).status).toBe(400);
});
