/** Exclusive free shipping keeps other offers out only where it lowers the fee (docs/rules/money.md, "Promotions and coupons"). */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { couponStaffInput, promotionInput } from '#shop/promotions/contract.ts';
import { savePromotion } from '#shop/promotions/staff/save-promotion.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let bowl: TestVariant;
let paper: TestVariant;
let made = 0;

async function save(source: 'promotion' | 'coupon', given: Record<string, unknown>): Promise<string> {
  const slug = `closing-${(made += 1)}`;
  const all = { slug, texts: { en: { title: slug } }, conditions: {}, ...given };
  const markets = await readMarkets(shop.host.database.reader);
  const input = source === 'coupon' ? couponStaffInput.parse({ code: slug, ...all }) : promotionInput.parse(all);
  await shop.host.database.transaction((tx) => savePromotion(tx, { id: null, source, input, markets, locale: 'en', now: shop.clock.now }));
  invalidateMemoized(['promotions']);
  return slug.toUpperCase();
}
const tenOff = { rule: { kind: 'percentage', basisPoints: 1_000 } };
let code: string;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 500 }] })) as [TestVariant];
  [paper] = (await insertTestProduct(shop.host.database, { variants: [{ price: 5_000, onHand: 500, requiresShipping: false }] })) as [TestVariant];
  await save('promotion', { texts: { en: { title: 'Sent free' } }, exclusive: true, rule: { kind: 'freeShipping', methods: ['standard'] } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  code = await save('coupon', tenOff);
});

async function withCart(sku: string, quantity = 1): Promise<TestClient> {
  const client = shop.client();
  expect((await client.post('/api/web/cart/add', { sku, quantity })).code).toBe(0);
  return client;
}
const use = (client: TestClient) => client.post('/api/web/cart/coupon', { code });
const choose = async (client: TestClient, slug: string, methodId: string) => (await client.post('/api/web/checkout/shipping', { slug, methodId })).data;
const words = () => `${code} isn’t used right now: This code can’t be combined with “Sent free”. It counts with another way of shipping.`;

it('counts a coupon with express that free standard shipping keeps out, and says so while that is chosen', async () => {
  const client = await withCart(bowl.sku);
  const cart = await use(client);
  expect(cart).toMatchObject({ code: 0, data: { couponCodes: [code], couponDiscounts: [], total: { amount: 2_000 }, messages: [words()] } });
  const standard = await fillCheckout(client);
  expect(standard).toMatchObject({ shippingMethod: { id: 'standard' }, shippingFee: { amount: 0 }, couponDiscounts: [], messages: [words()] });
  const fee = standard.shippingMethods.find(({ id }: { id: string }) => id === 'express').price.amount;
  const express = await choose(client, standard.slug, 'express');
  expect(express).toMatchObject({ shippingFee: { amount: fee }, couponDiscounts: [{ code, amount: { amount: 200 } }], shippingDiscounts: [], messages: [] });
  expect(express.subtotal.amount - 200 + fee + (express.taxIncluded ? 0 : express.tax.amount)).toBe(express.total.amount);
  expect(await choose(client, standard.slug, 'standard')).toMatchObject({
    shippingFee: { amount: 0 },
    couponDiscounts: [],
    shippingDiscounts: [{ title: 'Sent free' }],
  });
  await choose(client, standard.slug, 'express');
  const placed = await submit(client, (await client.post('/api/web/checkout/get', { slug: standard.slug })).data);
  const { data: order } = await client.post('/api/web/order/detail', placed.data);
  expect(order).toMatchObject({ couponDiscounts: [{ code, amount: { amount: 200 } }], total: express.total });
});

it('takes the coupon in the checkout, whichever way is chosen', async () => {
  const client = await withCart(bowl.sku);
  const { slug } = await fillCheckout(client);
  const enter = async () => (await client.post('/api/web/checkout/coupon', { slug, code })).data;
  expect(await enter()).toMatchObject({ couponCodes: [code], couponDiscounts: [], messages: [words()] });
  await choose(client, slug, 'express');
  expect(await enter()).toMatchObject({ couponDiscounts: [{ code }], messages: [] });
});

it('keeps nothing out where nothing is sent', async () => {
  const client = await withCart(paper.sku);
  expect(await use(client)).toMatchObject({ code: 0, data: { couponDiscounts: [{ code, amount: { amount: 500 } }], shippingDiscounts: [], messages: [] } });
  expect(await fillCheckout(client, { shipping: null })).toMatchObject({ couponDiscounts: [{ code }], messages: [] });
});

it('keeps it out where the shopper would pay more with it', async () => {
  // Standard shipping is free from 75 dollars on, which four bowls reach without the coupon alone, and costs six below that.
  const client = await withCart(bowl.sku, 4);
  code = await save('coupon', { rule: { kind: 'fixedAmount', amount: [{ amount: 550, currency: 'USD' }] } });
  await use(client);
  const checkout = await fillCheckout(client);
  expect(checkout).toMatchObject({ shippingFee: { amount: 0 }, couponDiscounts: [], shippingDiscounts: [] });
  const express = await choose(client, checkout.slug, 'express');
  const shown = checkout.shippingMethods.find(({ id }: { id: string }) => id === 'express');
  expect(express).toMatchObject({ shippingFee: shown.price, couponDiscounts: [{ amount: { amount: 550 } }] });
});

it('counts for staff too: with a way of the shop, and with what they agreed', async () => {
  const headers = { 'x-auth': await staffToken(shop, 'manager') };
  const draft = async (more: object) => {
    const payload = { email: 'ada@example.com', lines: [{ sku: bowl.sku, quantity: 1 }], address: addresses.US, promotions: true, note: '', ...more };
    const { data } = await shop.client().post('/api/admin/draft-orders', payload, headers);
    return data;
  };
  const discounts = [{ code }, { title: 'Old friend', percent: 50 }];
  const taken = async (more: object) => (await draft({ discounts, ...more })).discounts?.map((one: { taken?: { amount: number } }) => one.taken?.amount);
  expect(await taken({ shippingMethodId: 'standard' })).toEqual([0, 1_000]);
  expect(await taken({ shippingMethodId: 'express' })).toEqual([200, 900]);
  expect(await taken({ shippingFee: { amount: 700, currency: 'USD' } })).toEqual([200, 900]);
});

it('is found again when staff change the order', async () => {
  const client = await withCart(bowl.sku, 2);
  const { slug } = await fillCheckout(client, { payment: 'bankTransfer' });
  await choose(client, slug, 'express');
  await use(client);
  const { data } = await submit(client, (await client.post('/api/web/checkout/get', { slug })).data);
  const headers = { 'x-auth': await staffToken(shop, 'manager') };
  await runJobs(shop);
  const order = (await shop.client().get(`/api/admin/orders/${data.orderNo}`, headers)).data;
  const lines = [{ lineId: order.products[0].lineId, quantity: 1 }];
  const edited = await shop.client().post(`/api/admin/orders/${data.orderNo}/edit-quote`, { lines }, headers);
  expect(edited).toMatchObject({ code: 0, data: { couponDiscounts: [{ code, amount: { amount: 200 } }] } });
});
