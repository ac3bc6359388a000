import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

async function cartOf(onHand = 5) {
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{ price: 1_500, onHand }] });
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 5 }] });
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: cup!.sku, quantity: 2 });
  const { data } = await client.post('/api/web/cart/add', { sku: bowl!.sku, quantity: 1 });
  return { client, cup: cup!, bowl: bowl!, cart: data };
}

it('puts a line aside, out of all sums, and back as it was', async () => {
  const { client, cart, cup } = await cartOf();
  const aside = (await client.post('/api/web/cart/save', { lineId: cart.lines[0].lineId })).data;
  expect(aside).toMatchObject({ count: 1, subtotal: { amount: 2_000 }, saved: [{ sku: cup.sku, quantity: 2, total: { amount: 3_000 } }] });
  expect(aside.lines).toHaveLength(1);
  expect((await client.post('/api/web/cart/get')).data).toEqual(aside);
  expect((await client.post('/api/web/cart/restore', { lineId: aside.saved[0].lineId })).data).toMatchObject({
    count: 3,
    subtotal: cart.subtotal,
    saved: [],
  });
});

it('is bought without what was put aside, which stays', async () => {
  const { client, cart, cup } = await cartOf();
  await client.post('/api/web/cart/save', { lineId: cart.lines[0].lineId });
  const placed = await submit(client, await fillCheckout(client));
  expect(placed.code).toBe(0);
  expect((await client.post('/api/web/cart/get')).data).toMatchObject({ lines: [], count: 0, saved: [{ sku: cup.sku }] });
});

it('looks at the stock again before it puts a line back', async () => {
  const { client, cart, cup } = await cartOf(2);
  const { data: aside } = await client.post('/api/web/cart/save', { lineId: cart.lines[0].lineId });
  const other = shop.client();
  await other.post('/api/web/cart/add', { sku: cup.sku, quantity: 1 });
  expect((await submit(other, await fillCheckout(other))).code).toBe(0);
  expect((await client.post('/api/web/cart/get')).data.saved).toMatchObject([{ purchasable: false, available: 1 }]);
  expect(await client.post('/api/web/cart/restore', { lineId: aside.saved[0].lineId })).toMatchObject({ status: 409, code: 41, data: { available: 1 } });
});

it('takes one more of it into the cart, and lets it be removed', async () => {
  const { client, cart, cup } = await cartOf();
  await client.post('/api/web/cart/save', { lineId: cart.lines[0].lineId });
  expect((await client.post('/api/web/cart/add', { sku: cup.sku, quantity: 1 })).data).toMatchObject({ count: 2, saved: [] });
  await client.post('/api/web/cart/save', { lineId: cart.lines[1].lineId });
  expect((await client.post('/api/web/cart/remove', { lineIds: [cart.lines[1].lineId] })).data).toMatchObject({ count: 1, saved: [] });
});

it("does not touch anybody else's lines", async () => {
  const { cart } = await cartOf();
  const other = await cartOf();
  for (const path of ['save', 'restore'])
    expect(await other.client.post(`/api/web/cart/${path}`, { lineId: cart.lines[0].lineId })).toMatchObject({ status: 404, code: 40 });
});
