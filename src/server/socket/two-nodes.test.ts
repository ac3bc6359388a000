/** A change on one node is seen on a socket of the other (quality: within 200 ms). */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { announce } from '#kit/server/events/announce.ts';
import { shipOrder } from '#shop/orders/ship/index.ts';
import { createSecondNode, createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { placeTestOrder, staffContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { anotherSession, signedIn } from '#test/harness/shoppers.ts';

const limitMs = 200;

let first: TestApp;
let second: Awaited<ReturnType<typeof createSecondNode>>;
let address: string;
let variant: TestVariant;
const open = new Set<WebSocket>();

beforeAll(async () => {
  first = await createTestApp();
  second = await createSecondNode(first);
  await second.app.listen({ port: 0, host: '127.0.0.1' });
  address = `127.0.0.1:${(second.app.server.address() as AddressInfo).port}`;
  [variant] = (await insertTestProduct(first.db.database, { variants: [{ onHand: 50 }] })) as [TestVariant];
});
afterEach(() => {
  for (const socket of open) socket.terminate();
  open.clear();
});
afterAll(async () => {
  await second.close();
  await first.close();
});

type Frame = { type: string; data?: unknown };

/** A socket of the second node, ready for its guest or user. `next` answers the frame of a type and how long it took since `since`. */
async function listenOnSecond(who: { client: TestClient } | { token: string }) {
  const headers = 'client' in who ? { cookie: `guest=${who.client.cookies.get('guest')!}` } : {};
  const socket = new WebSocket(`ws://${address}/ws/message`, { headers });
  open.add(socket);
  const frames: (Frame & { at: number })[] = [];
  socket.on('message', (data) => frames.push({ ...(JSON.parse((data as Buffer).toString()) as Frame), at: performance.now() }));
  await once(socket, 'open');
  if ('token' in who) socket.send(JSON.stringify({ type: 'auth', data: { token: who.token } }));
  const next = async (type: string, since = 0) => {
    for (let waited = 0; waited < 3_000; waited += 2) {
      const found = frames.find((frame) => frame.type === type && frame.at >= since);
      if (found) return { data: found.data, tookMs: found.at - since };
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error(`no ${type}; came: ${JSON.stringify(frames)}`);
  };
  await next('ready');
  return { socket, frames, next };
}

it('cart.changed: to all tabs of the guest', async () => {
  const client = first.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
  const tabs = [await listenOnSecond({ client }), await listenOnSecond({ client })];
  // The first call of a connection is slower; what is measured is the way from commit to socket.
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
  const answered = performance.now();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
  const done = performance.now();
  for (const tab of tabs) {
    const { data, tookMs } = await tab.next('cart.changed', answered);
    expect(data).toEqual({ count: expect.any(Number) });
    expect(tookMs).toBeLessThan(done - answered + limitMs);
  }
});

it('order.changed: placed, then shipped by staff, to the guest who bought', async () => {
  const placed = await placeTestOrder(first, variant, { paymentMethodId: 'cashOnDelivery' });
  const tab = await listenOnSecond(placed);
  const staff = await staffContext(first);
  const since = performance.now();
  await shipOrder(staff, { order: placed.orderNo, expressName: 'Post', expressNumber: '1' });
  const committed = performance.now();
  const { data, tookMs } = await tab.next('order.changed', since);
  expect(data).toMatchObject({ orderNo: placed.orderNo, status: 'inProgress' });
  expect(tookMs).toBeLessThan(committed - since + limitMs);
});

it('signin.qr: to the browser that shows the code', async () => {
  const client = first.client();
  const { url, ticket } = (await client.post('/api/web/auth/qr/create', { provider: 'demo' })).data;
  const tab = await listenOnSecond({ client });
  const since = performance.now();
  await first.client().get(new URL(url).pathname);
  const answered = performance.now();
  const { data, tookMs } = await tab.next('signin.qr', since);
  expect(data).toEqual({ ticket, state: 'scanned' });
  expect(tookMs).toBeLessThan(answered - since + limitMs);
});

it('session.out: to the device that was signed out from another, with its message', async () => {
  const shopper = await signedIn(first);
  const other = await anotherSession(first, shopper.accountId);
  const [ended, remaining] = [await listenOnSecond({ token: other }), await listenOnSecond({ token: shopper.token })];
  const closed = once(ended.socket, 'close');
  const since = performance.now();
  expect((await shopper.post('/security/signout', { others: true })).code).toBe(0);
  const answered = performance.now();
  const { data, tookMs } = await ended.next('session.out', since);
  expect(data).toEqual({ code: 51, msg: 'You have been signed out on this device.' });
  expect(tookMs).toBeLessThan(answered - since + limitMs);
  expect((await closed)[0]).toBe(1008);
  expect(remaining.socket.readyState).toBe(WebSocket.OPEN);
});

it('session.out after an own sign-out: in its other tab, with code 50', async () => {
  const shopper = await signedIn(first);
  const tab = await listenOnSecond({ token: shopper.token });
  expect((await shopper.post('/auth/signout')).code).toBe(0);
  expect((await tab.next('session.out')).data).toMatchObject({ code: 50 });
});

it.each(['notice', 'return.changed'])('%s: on every device of the account, and on nobody else', async (type) => {
  const [shopper, stranger] = [await signedIn(first), await signedIn(first)];
  const devices = [await listenOnSecond(shopper), await listenOnSecond({ token: await anotherSession(first, shopper.accountId) })];
  const strange = await listenOnSecond(stranger);
  const since = performance.now();
  await first.db.database.transaction((tx) => announce(tx, { kind: 'socket', to: { accountId: shopper.accountId }, frame: { type, data: { text: 'x' } } }));
  const committed = performance.now();
  for (const device of devices) expect((await device.next(type, since)).tookMs).toBeLessThan(committed - since + limitMs);
  expect(strange.frames.map((frame) => frame.type)).toEqual(['ready']);
});
