/** A provider of shipping rates of an extension: offered, bought with, and left out whenever its answer is none. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineShippingRates, type ShippingQuote } from 'vitrine/extension';
import { testContext, testShippingRates } from 'vitrine/extension/testing';
import { z } from 'zod';
import { isInTransaction } from '#kit/server/database.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

const settings = z.object({ key: z.string().default('set') });
let answer: (currency: string) => unknown;
const throwing = () => {
  throw new Error('no connection');
};
let asked: { inTransaction: boolean; parcel: unknown; aborted?: Promise<unknown> }[] = [];
const fair = (amount: number) => (currency: string) => [{ rate: 'ground', amount, currency }];

const pony = defineShippingRates({
  id: 'pony',
  title: { en: 'Pony Express' },
  rates: [
    { code: 'ground', title: { en: 'On the ground' } },
    { code: 'air', title: { en: 'By air' } },
  ],
  isReady: ({ key }: z.output<typeof settings>) => key !== '',
  quote: (_context, parcel) => {
    asked.push({ inTransaction: isInTransaction(), parcel });
    return answer(parcel.currency) as Promise<ShippingQuote[]>;
  },
});

let shop: TestApp;
let logged: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  shop = await createTestApp({
    extensions: [extensionWith('pony', { settings, shippingRates: [pony as never] })],
    extensionLimits: { sectionMs: 1_500, callMs: 1_500, jobMs: 500, transactionMs: 500, restMs: 500 },
  });
  await shop.host.database.transaction(seedCommerce);
  for (const [code, rate] of [
    ['pony-ground', 'ground'],
    ['pony-air', 'air'],
  ] as const) {
    await sql`insert into shipping_method (id, zone_id, code, texts, rule, position)
      select gen_random_uuid(), id, ${code}, ${JSON.stringify({ en: { title: code } })}::jsonb, ${JSON.stringify({ kind: 'provider', provider: 'pony', rate })}::jsonb, 9
      from shipping_zone where 'US' = any(countries)`.execute(shop.kysely);
  }
  invalidateMemoized('all');
});
beforeEach(() => {
  answer = fair(725);
  asked = [];
  invalidateMemoized('all');
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());
afterAll(() => shop.close());

async function shopper(): Promise<TestClient> {
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50, weightGrams: 300 }] })) as [TestVariant];
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 2 });
  return client;
}
const idsOf = (checkout: { shippingMethods: { id: string }[] }) => checkout.shippingMethods.map(({ id }) => id);
const get = async (client: TestClient, slug: string) => (await client.post('/api/web/checkout/get', { slug })).data;

it('keeps the contract of providers', async () => {
  await expect(testShippingRates(pony, testContext({ settings: settings.parse({}) }))).resolves.toBeUndefined();
});

it('is offered beside the other ways, charged as it was shown, and kept with the order', async () => {
  const client = await shopper();
  const checkout = await fillCheckout(client, { shipping: 'pony-ground' });
  expect(idsOf(checkout)).toEqual(['standard', 'express', 'pony-ground']);
  expect(checkout.shippingFee).toEqual({ amount: 725, currency: 'USD' });
  const placed = await submit(client, checkout);
  expect(placed.code).toBe(0);
  const order = (await client.post('/api/web/order/detail', { orderNo: placed.data.orderNo })).data;
  expect([order.shippingFee, order.total]).toEqual([checkout.shippingFee, checkout.total]);
  answer = fair(9_999);
  expect((await client.post('/api/web/checkout/get', { orderNo: placed.data.orderNo })).data.shippingFee.amount).toBe(725);
});

it('is asked once for a parcel, outside of every transaction, and learns of nobody', async () => {
  const client = await shopper();
  const checkout = await fillCheckout(client, { shipping: 'pony-ground' });
  await submit(client, checkout);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.inTransaction).toBe(false);
  expect(asked[0]!.parcel).toMatchObject({
    currency: 'USD',
    weightGrams: 600,
    subtotal: 3998,
    to: { country: 'US', province: 'CA', city: 'San Francisco', postalCode: '94103', address: '1 Market St' },
    lines: [{ quantity: 2, weightGrams: 300, total: 3998 }],
  });
  expect(JSON.stringify(asked)).not.toMatch(/Ada|Moss|4155550132|ada@example/);
});

it('holds what was shown for a quarter of an hour, then asks again and says what changed', async () => {
  const client = await shopper();
  const checkout = await fillCheckout(client, { shipping: 'pony-ground' });
  answer = fair(925);
  invalidateMemoized('all');
  expect((await get(client, checkout.slug)).shippingFee.amount).toBe(725);
  shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
  const refused = await submit(client, checkout);
  expect([refused.code, refused.reason, refused.data.shippingFee.amount, refused.data.total.amount]).toEqual([
    10,
    'totalChanged',
    925,
    checkout.total.amount + 200,
  ]);
  expect((await submit(client, { ...checkout, total: refused.data.total })).code).toBe(0);
});

it.each<[string, (currency: string) => unknown]>([
  ['throws', () => Promise.reject(new Error('no connection'))],
  ['throws at once', throwing],
  ['does not answer', () => new Promise(() => undefined)],
  ['answers nothing', () => undefined],
  ['answers one price in place of a list', (currency) => fair(725)(currency)[0]],
  ['answers no objects', () => [null, 'ground']],
  ['leaves the price out', (currency) => [{ rate: 'ground', currency }]],
  ['answers the price as a text', (currency) => [{ rate: 'ground', amount: '725', currency }]],
  ['answers below 0', fair(-1)],
  ['answers no number', fair(Number.NaN)],
  ['answers a part of a cent', fair(7.25)],
  ['answers more than anything costs', fair(Number.MAX_SAFE_INTEGER)],
  ['answers without end', fair(Number.POSITIVE_INFINITY)],
  ['answers in another currency', () => fair(725)('EUR')],
  ['answers one good price and one in another currency', (currency) => [...fair(725)(currency), { rate: 'air', amount: 900, currency: 'EUR' }]],
  ['answers a rate that it does not have', () => [{ rate: '<script>', amount: 1, currency: 'USD' }]],
  ['answers a rate twice', (currency) => [...fair(1)(currency), ...fair(2)(currency)]],
  ['answers a list without end', (currency) => Array.from({ length: 10_000 }, () => fair(1)(currency)[0])],
])('is not offered when it %s, and the rest is', async (_what, fault) => {
  answer = fault;
  const client = await shopper();
  const checkout = await fillCheckout(client);
  expect(idsOf(checkout)).toEqual(['standard', 'express']);
  const refused = await client.post('/api/web/checkout/shipping', { slug: checkout.slug, methodId: 'pony-ground' });
  expect([refused.status, refused.reason]).toEqual([409, 'shippingNotAvailable']);
  expect((await submit(client, checkout)).code).toBe(0);
});

it('places nothing when the way that was chosen has no price any more', async () => {
  const client = await shopper();
  const checkout = await fillCheckout(client, { shipping: 'pony-ground' });
  answer = () => [];
  invalidateMemoized('all');
  shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
  const refused = await submit(client, checkout);
  expect([refused.code, Object.keys(refused.data.errors)]).toEqual([40, ['shippingMethod']]);
  expect((await get(client, checkout.slug)).messages.join()).toMatch(/shipping method/i);
});

it('keeps nobody waiting for long, however many ask one that is silent', async () => {
  answer = () => new Promise(() => undefined);
  const clients = await Promise.all(Array.from({ length: 12 }, shopper));
  const estimates = await Promise.all(clients.map((client) => client.post('/api/web/cart/estimate', { country: 'US', postalCode: '94103' })));
  expect(estimates.map(({ data }) => data.shippingMethods.length)).toEqual(clients.map(() => 2));
});

it('is priced in an estimate, and follows the address', async () => {
  const client = await shopper();
  const estimate = (await client.post('/api/web/cart/estimate', { country: 'US', postalCode: '94103' })).data.shippingMethods;
  expect(estimate).toContainEqual({ id: 'pony-ground', title: 'pony-ground', price: { amount: 725, currency: 'USD' } });
  const checkout = await fillCheckout(client, { shipping: 'pony-ground' });
  answer = fair(1_200);
  const moved = await client.post('/api/web/checkout/address', { slug: checkout.slug, address: addresses.OR });
  expect(moved.data.shippingFee.amount).toBe(1_200);
  expect(asked).toHaveLength(3);
});

it('is made a method by staff, from the rates that there are, and tried', async () => {
  const headers = { 'x-auth': await staffToken(shop, 'owner') };
  const client = shop.client();
  const rates = [
    { code: 'ground', title: 'On the ground' },
    { code: 'air', title: 'By air' },
  ];
  expect((await client.get('/api/admin/shipping-providers', headers)).data.items).toEqual([{ id: 'pony', title: 'Pony Express', ready: true, rates }]);
  const zones = (await client.get('/api/admin/shipping-zones?size=100', headers)).data.items as { id: string; countries: string[] }[];
  const zone = zones.find(({ countries }) => countries.includes('DE'))!;
  const write = (rate: string) =>
    client.post(
      '/api/admin/shipping-methods',
      { zoneId: zone.id, texts: { en: { title: 'Pony' } }, rule: { kind: 'provider', provider: 'pony', rate } },
      headers,
    );
  expect(Object.keys((await write('sea')).data.errors)).toEqual(['rule.rate']);
  expect((await write('air')).data.rule).toEqual({ kind: 'provider', provider: 'pony', rate: 'air' });
  const tried = await client.post('/api/admin/shipping-zones/test', { country: 'DE', weightGrams: 500, total: 2_000, currency: 'EUR' }, headers);
  expect(tried.data.others).toContainEqual(expect.objectContaining({ id: 'pony', reason: 'notQuoted', limit: null }));
});

it('is gone with its extension: methods of it are not offered', async () => {
  const plain = await createTestApp();
  await plain.host.database.transaction(seedCommerce);
  await sql`insert into shipping_method (id, zone_id, code, texts, rule, position)
    select gen_random_uuid(), id, 'lost', '{"en":{"title":"Lost"}}', '{"kind":"provider","provider":"nobody","rate":"ground"}', 9 from shipping_zone where 'US' = any(countries)`.execute(
    plain.kysely,
  );
  const [variant] = (await insertTestProduct(plain.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  const client = plain.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
  expect(idsOf(await fillCheckout(client))).toEqual(['standard', 'express']);
  await plain.close();
});
