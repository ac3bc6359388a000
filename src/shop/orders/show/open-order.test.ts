/** The mailed order link without script: the page that it leads to, and the plain form that opens the order. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enforceRetention } from '#kit/server/privacy/retention.ts';
import { systemContext } from '#kit/server/context.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { ordersSlice } from '../index.ts';

const dayMs = 24 * 3_600_000;
let shop: TestApp;
let order: { orderNo: string; orderToken: string; slug: string; sku: string };
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  const [bowl] = await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] });
  const buyer = shop.client();
  const checkout = await fillCheckout(buyer, { source: { source: 'buyNow', sku: bowl!.sku, quantity: 1 }, payment: 'sandbox' });
  const { orderNo, orderToken } = (await submit(buyer, checkout)).data;
  order = { orderNo, orderToken, slug: checkout.slug, sku: bowl!.sku };
});
afterAll(() => shop.close());

const pathOf = (orderNo = order.orderNo) => `/checkout/thankyou?order=${orderNo}`;
const linkOf = () => `http://localhost:3000${pathOf()}#${order.orderToken}`;
const open = (from: TestClient, link: string, { orderNo = order.orderNo, headers = {} }: { orderNo?: string; headers?: Record<string, string> } = {}) =>
  from.send({
    method: 'POST',
    url: pathOf(orderNo),
    payload: new URLSearchParams({ form: 'open', link }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000', ...headers },
  });

it('asks a browser that knows nothing for the link, and shows the order for it', async () => {
  const stranger = shop.client();
  const before = await stranger.get(pathOf());
  expect(before).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
  expect(before.text).toContain('name="link"');
  expect(before.text).not.toContain('Bowl');
  const opened = await open(stranger, ` ${linkOf()}\n`);
  expect(opened).toMatchObject({ status: 303, headers: { location: pathOf(), 'cache-control': 'private, no-store' } });
  expect(String(opened.headers['set-cookie'])).toMatch(/^guest=[^;]+;.*HttpOnly; SameSite=Lax/);
  expect(String(opened.headers['set-cookie'])).not.toContain(order.orderToken);
  const after = await stranger.get(pathOf());
  expect(after.text).toContain('Bowl');
  expect(after.text).not.toContain('name="link"');
  expect(after.text).not.toContain(order.orderToken);
});

it('takes the secret part alone, and a browser that is a guest already stays the same guest', async () => {
  const guest = shop.client();
  expect((await open(guest, order.orderToken)).status).toBe(303);
  const secret = guest.cookies.get('guest');
  expect((await open(guest, order.orderToken)).status).toBe(303);
  expect(guest.cookies.get('guest')).toBe(secret);
});

it('rejects a wrong link with the same message whether or not there is such an order', async () => {
  const stranger = shop.client();
  const wrong = await open(stranger, `${pathOf()}#${'x'.repeat(43)}`);
  const unknown = await open(stranger, linkOf(), { orderNo: 'V0000000000' });
  for (const answer of [wrong, unknown]) {
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This link doesn’t open the order.');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect((await open(stranger, '')).status).toBe(400);
  expect((await stranger.get(pathOf())).text).not.toContain('Bowl');
});

it('takes nothing from another site', async () => {
  const stranger = shop.client();
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await open(stranger, linkOf(), { headers })).status).toBe(403);
  expect((await stranger.get(pathOf())).text).not.toContain('Bowl');
});

it('opens this order alone, to this browser alone, with the way to pay it', async () => {
  const [opened, other] = [shop.client(), shop.client()];
  await open(opened, linkOf());
  expect((await opened.post('/api/web/order/detail', { orderNo: order.orderNo })).code).toBe(0);
  expect((await opened.get(`/checkout/${order.slug}`)).text).toContain('value="pay"');
  expect((await other.post('/api/web/cart/add', { sku: order.sku, quantity: 1 })).code).toBe(0);
  expect((await other.post('/api/web/order/detail', { orderNo: order.orderNo })).status).toBe(404);
  expect((await other.get(`/checkout/${order.slug}`)).text).not.toContain('value="pay"');
});

it('closes after a day, and is forgotten then', async () => {
  const stranger = shop.client();
  await open(stranger, linkOf());
  const begun = shop.clock.now;
  const detail = () => stranger.post('/api/web/order/detail', { orderNo: order.orderNo });
  shop.clock.now = new Date(begun.getTime() + dayMs - 1);
  expect((await detail()).code).toBe(0);
  shop.clock.now = new Date(begun.getTime() + dayMs + 1);
  expect((await detail()).status).toBe(404);
  const context = systemContext(shop.host, { name: 'test', now: () => shop.clock.now });
  await enforceRetention(context, ordersSlice.retention!);
  const { rows } = await sql`select 1 from order_viewer`.execute(shop.kysely);
  expect(rows).toEqual([]);
  shop.clock.now = begun;
});
