/** The way that is chosen by itself, and when each arrives (docs/rules/orders.md, "Shipping and delivery"). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';

let shop: TestApp;
let bowl: TestVariant;
let client: TestClient;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 500, weightGrams: 400 }] })) as [TestVariant];
  client = shop.client();
});
afterAll(() => shop.close());

const call = (name: string, body: object) => client.post(`/api/web/checkout/${name}`, body);
const begun = async () => (await call('create', { source: 'buyNow', sku: bowl.sku, quantity: 1 })).data.slug as string;

it('chooses the cheapest way to an address, until the shopper does', async () => {
  const slug = await begun();
  const at = async (address: object) => (await call('address', { slug, address })).data;
  expect(await at(addresses.US)).toMatchObject({ shippingMethod: { id: 'standard' }, shippingFee: { amount: 600 }, total: { amount: 1999 + 600 + 145 } });
  const express = { shippingMethod: { id: 'express' }, messages: [] };
  expect((await call('shipping', { slug, methodId: 'express' })).data).toMatchObject(express);
  expect(await at({ ...addresses.US, apartment: '5' })).toMatchObject(express);
});

it('chooses by price, and of two that cost the same the quicker', async () => {
  await sql`update shipping_method set rule = '{"kind":"flat","amount":600}' where code = 'express'`.execute(shop.kysely);
  await shop.host.database.transaction((tx) => invalidateTags(tx, ['shipping']));
  await expect
    .poll(async () => (await call('address', { slug: await begun(), address: addresses.US })).data)
    .toMatchObject({ shippingMethod: { id: 'express' }, shippingFee: { amount: 600 } });
  await sql`update shipping_method set rule = '{"kind":"flat","amount":1400}' where code = 'express'`.execute(shop.kysely);
  await shop.host.database.transaction((tx) => invalidateTags(tx, ['shipping']));
  await expect.poll(async () => (await call('address', { slug: await begun(), address: addresses.US })).data.shippingMethod.id).toBe('standard');
});

it('says on which days each way arrives, counted from now', async () => {
  const now = shop.clock.now;
  // A Friday.
  shop.clock.now = new Date('2027-03-05T10:00:00Z');
  const { shippingMethods } = (await call('address', { slug: await begun(), address: addresses.US })).data;
  expect(shippingMethods).toMatchObject([
    { id: 'standard', delivery: { from: '2027-03-11', until: '2027-03-15', text: expect.stringMatching(/^Mar\s11–15$/) } },
    { id: 'express', delivery: { from: '2027-03-09', until: '2027-03-10' } },
  ]);
  shop.clock.now = now;
});
