/** The built client against a listening shop: a user buys, staff ship, the shop's signatures are verified. */
import type { AddressInfo } from 'node:net';
import { openedBy } from '@vitrine/client/app-page';
import { verifyWebhook } from '@vitrine/client/webhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { newWebhookSecret, signatureHeader } from '#shop/webhooks/signature.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { builtClient } from '#test/harness/built-client.ts';
import { addresses } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { shopperToken, staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let url: string;
let made: Awaited<ReturnType<typeof builtClient>>;

beforeAll(async () => {
  [shop, made] = await Promise.all([createTestApp(), builtClient()]);
  await shop.host.database.transaction(seedCommerce);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(() => shop.close());

type Client = ReturnType<typeof made.createClient>;

/** Takes every step of a purchase; answers the order's number and token. */
async function buy(client: Client, sku: string) {
  const { unwrap } = made;
  unwrap(await client.POST('/cart/add', { body: { sku, quantity: 2 } }));
  const { slug } = unwrap(await client.POST('/checkout/create', { body: { source: 'cart' } }));
  unwrap(await client.POST('/checkout/contact', { body: { slug, email: 'ada@example.com' } }));
  unwrap(await client.POST('/checkout/address', { body: { slug, address: addresses.US } }));
  unwrap(await client.POST('/checkout/shipping', { body: { slug, methodId: 'standard' } }));
  const { total } = unwrap(await client.POST('/checkout/payment', { body: { slug, methodId: 'cashOnDelivery' } }));
  return unwrap(await client.POST('/checkout/submit', { body: { slug, agree: true, expectedTotal: total } }));
}

/** Makes an API key as staff do. */
async function newKey(scopes: string[]): Promise<string> {
  const { data } = await shop.client().post('/api/admin/api-keys', { title: 'Warehouse', scopes }, { 'x-auth': await staffToken(shop, 'owner') });
  return data.key;
}

it('buys as a user and hears of the parcel that a program of staff sends', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ sku: `BOWL-${newId()}`, onHand: 5 }] });
  const client = made.createClient({ url, lang: 'en', currency: 'USD' });
  await client.session.setToken(await shopperToken(shop));
  const socket = made.openSocket(client);
  const [ready, changed] = ['ready', 'order.changed'].map((type) => new Promise<unknown>((resolve) => socket.on(type, resolve)));
  expect(await ready).toMatchObject({ kind: 'user' });
  const { orderNo } = await buy(client, bowl!.sku);

  const staff = made.createAdminClient({ url, key: await newKey(['read:orders', 'write:orders']) });
  const { items } = made.unwrap(await staff.GET('/orders', { params: { query: { filter: JSON.stringify({ q: orderNo }) } } }));
  expect(items).toHaveLength(1);
  const parcel = { expressName: 'UPS', expressNumber: '1Z 999' };
  made.unwrap(await staff.POST('/orders/{id}/ship', { params: { path: { id: items[0]!.id } }, body: parcel }));
  await changed;
  socket.close();
  const order = made.unwrap(await client.POST('/order/detail', { body: { orderNo } }));
  expect(JSON.stringify(order)).toContain('1Z 999');

  const refused = await staff.GET('/customers');
  expect(refused.error?.reason).toBe('forbidden');
});

it('buys as a guest, who is known by the storage alone', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 5 }] });
  const storage = made.memoryStorage();
  const client = made.createClient({ url, storage });
  const { orderNo, orderToken } = await buy(client, bowl!.sku);
  expect(orderToken).toEqual(expect.any(String));
  const again = made.createClient({ url, storage });
  expect(made.unwrap(await again.POST('/order/detail', { body: { orderNo } })).orderNo).toBe(orderNo);
  const socket = made.openSocket(again);
  expect(await new Promise((resolve) => socket.on('ready', resolve))).toMatchObject({ kind: 'guest' });
  socket.close();
  expect((await made.createClient({ url }).POST('/order/detail', { body: { orderNo } })).error?.status).toBe(404);
});

it('tells what is left when there is too little', async () => {
  const [cup] = await insertTestProduct(shop.host.database, { variants: [{ onHand: 3 }] });
  const client = made.createClient({ url });
  await client.session.setToken(await shopperToken(shop));
  const { error } = await client.POST('/cart/add', { body: { sku: cup!.sku, quantity: 4 } });
  expect(error?.reason === 'outOfStock' && error.data?.available).toBe(3);
});

it('knows the shop by its webhooks and by the address of an app’s page', async () => {
  const [old, secret] = [newWebhookSecret(), newWebhookSecret()];
  const now = shop.clock.now.getTime();
  const body = JSON.stringify({ type: 'order.paid', timestamp: shop.clock.now.toISOString(), version: 1, data: { orderNo: '1' } });
  const timestampSeconds = Math.floor(now / 1_000);
  const signature = signatureHeader([secret, old], { id: 'msg_1', timestampSeconds, body });
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestampSeconds), 'webhook-signature': signature };
  const message = { id: 'msg_1', type: 'order.paid', version: 1, data: { orderNo: '1' } };
  expect(await verifyWebhook({ body, headers, secrets: secret, now })).toMatchObject(message);
  expect(await verifyWebhook({ body, headers: new Headers(headers), secrets: ['whsec_b3RoZXI=', old], now })).toMatchObject(message);
  for (const wrong of [
    { body: body.replace('"1"', '"2"') },
    { secrets: newWebhookSecret() },
    { headers: { ...headers, 'webhook-id': 'msg_2' } },
    { headers: { ...headers, 'webhook-timestamp': 'soon' } },
    { headers: { ...headers, 'webhook-signature': 'v1,%%% v2,abc' } },
    { headers: {} },
    { now: now + 301_000 },
  ])
    expect(await verifyWebhook({ body, headers, secrets: secret, now, ...wrong })).toBeNull();

  const owner = { 'x-auth': await staffToken(shop, 'owner') };
  const app = { title: 'Books', scopes: ['read:orders'], webhooks: [], pageUrl: 'https://books.example/page?view=day' };
  const { data } = await shop.client().post('/api/admin/apps', app, owner);
  const opened = (await shop.client().post(`/api/admin/app-pages/${data.id}/open`, {}, owner)).data as { url: string };
  const opener = { shop: 'http://localhost:3000', app: data.id, staff: expect.any(String), lang: 'en' };
  expect(await openedBy(opened.url, data.pageSecret, now)).toEqual(opener);
  expect(await openedBy(new URL(opened.url).pathname + new URL(opened.url).search, data.pageSecret, now)).toEqual(opener);
  for (const wrong of [opened.url.replace('view=day', 'view=all'), opened.url.slice(0, -1), opened.url.split('&signature')[0]!, 'https://books.example/'])
    expect(await openedBy(wrong, data.pageSecret, now)).toBeNull();
  expect(await openedBy(opened.url, 'other', now)).toBeNull();
  expect(await openedBy(opened.url, data.pageSecret, now + 61_000)).toBeNull();
});
