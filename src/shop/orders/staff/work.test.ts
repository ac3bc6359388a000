// Work with orders besides their states: tags, filters, the address, mails, many at once, a return that staff open.
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { orderLimits } from '#shop/orders/contract.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt } from '#test/harness/returns.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let support: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  support = { 'x-auth': await staffToken(shop, 'support') };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 400 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const act = (order: Pick<TestOrder, 'orderNo'>, action: string, body: object) =>
  shop.client().post(`/api/admin/orders/${order.orderNo}/${action}`, body, support);
const find = async (filter: object): Promise<string[]> => {
  const answer = await shop.client().get(`/api/admin/orders?sort=placedAt&filter=${encodeURIComponent(JSON.stringify(filter))}`, support);
  expect(answer).toMatchObject({ code: 0 });
  return answer.data.items.map(({ orderNo }: { orderNo: string }) => orderNo);
};
const place = (more: Parameters<typeof placeTestOrder>[2] = {}) => placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer', ...more });
const audited = async (order: TestOrder, action: string) =>
  (await sql<{ detail: unknown }>`select detail from staff_action where subject = ${order.orderNo} and action = ${action}`.execute(shop.kysely)).rows;

it('keeps tags of staff, which its shopper never sees, and finds by them', async () => {
  const order = await place();
  const tag = `Wholesale ${newId().slice(-6)}`;
  expect(await act(order, 'tags', { tags: [` ${tag} `, 'vip', 'vip'] })).toMatchObject({ code: 0, data: { tags: [tag, 'vip'] } });
  expect(await find({ tag })).toEqual([order.orderNo]);
  expect(await find({ tag: tag.slice(0, -1) })).toEqual([]);
  expect(await act(order, 'tags', { tags: ['vip'] })).toMatchObject({ code: 0, data: { tags: ['vip'] } });
  expect(await find({ tag })).toEqual([]);
  for (const tags of [[''], ['x'.repeat(61)], Array.from({ length: 51 }, (_, index) => `t${index}`), 'gift', ['a\nb']])
    expect(await act(order, 'tags', { tags })).toMatchObject({ status: 400, code: 40 });
  expect(await act({ orderNo: 'nothing' }, 'tags', { tags: [] })).toMatchObject({ status: 404 });
  expect((await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).text).not.toContain('vip');
});

it('finds by days of the shop, market, amount and way of paying', async () => {
  const email = `${newId()}@shop.example`;
  const first = await place({ contact: { email } });
  await sql`update orders set placed_at = '2026-03-05T23:30:00Z', market = 'eu', currency = 'EUR' where id = ${first.orderId}`.execute(shop.kysely);
  const second = await place({ contact: { email }, quantity: 5 });
  await sql`update orders set placed_at = '2026-03-07T00:00:00Z' where id = ${second.orderId}`.execute(shop.kysely);
  expect(await find({ q: email, from: '2026-03-05', to: '2026-03-05' })).toEqual([first.orderNo]);
  expect(await find({ q: email, from: '2026-03-05', to: '2026-03-06' })).toEqual([first.orderNo]);
  expect(await find({ q: email, from: '2026-03-06' })).toEqual([second.orderNo]);
  expect(await find({ q: email, to: '2026-03-07' })).toEqual([first.orderNo, second.orderNo]);
  expect(await find({ q: email, market: 'eu' })).toEqual([first.orderNo]);
  expect(await find({ q: email, currency: 'USD' })).toEqual([second.orderNo]);
  expect(await find({ q: email, minTotal: 5_000 })).toEqual([second.orderNo]);
  expect(await find({ q: email, maxTotal: 5_000 })).toEqual([first.orderNo]);
  expect(await find({ q: email, paymentMethod: 'bankTransfer' })).toHaveLength(2);
  expect(await find({ q: email, paymentMethod: 'sandbox' })).toEqual([]);
  for (const wrong of [{ from: '2026-02-30' }, { from: 'yesterday' }, { minTotal: -1 }, { minTotal: '5' }, { place: 'x' }])
    expect(await shop.client().get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify(wrong))}`, support)).toMatchObject({ status: 400 });
});

it('changes the address before anything is sent, and says what would cost something else', async () => {
  const order = await orderAt(shop, variant, 'paid');
  const before = (await shop.client().get(`/api/admin/orders/${order.orderNo}`, support)).data;
  const address = { ...before.address, address: '2 Difference Way', city: 'Oakland' };
  const changed = await act(order, 'address', { address });
  expect(changed).toMatchObject({ code: 0, data: { address: { address: '2 Difference Way', city: 'Oakland' }, total: before.total, tax: before.tax } });
  // What was agreed on may be no tariff: a way costs the same to another house of the same town.
  expect(changed.data.notices.map(({ field }: { field: string }) => field)).toEqual(['tax']);
  expect(changed.data.timeline.at(-1)).toMatchObject({ event: 'addressChanged', actor: { kind: 'staff' } });
  expect(await audited(order, 'order.address')).toHaveLength(1);
  const abroad = { ...address, country: 'DE', province: '', city: 'Berlin', postalCode: '10115', countryCode: '+49', phone: '3012345678' };
  const sent = await act(order, 'address', { address: abroad });
  expect(sent).toMatchObject({ code: 0, data: { total: before.total, shippingFee: before.shippingFee, notices: expect.any(Array) } });
  expect(sent.data.notices.map(({ field }: { field: string }) => field)).toContain('shippingFee');
  expect(await act(order, 'address', { address: { ...abroad, postalCode: 'nowhere' } })).toMatchObject({
    status: 400,
    data: { errors: { 'address.postalCode': expect.any(String) } },
  });
  expect(await act(order, 'address', { address: { ...abroad, country: 'AQ' } })).toMatchObject({
    status: 400,
    data: { errors: { 'address.country': expect.any(String) } },
  });
  const gone = await orderAt(shop, variant, 'shipped');
  expect(await act(gone, 'address', { address })).toMatchObject({ status: 409, code: 41 });
});

it('sends a mail once more, if it fits the order', async () => {
  const order = await orderAt(shop, variant, 'unpaid');
  expect(await act(order, 'resend', { mail: 'paymentReceived' })).toMatchObject({ status: 409, code: 41 });
  expect(await act(order, 'resend', { mail: 'nonsense' })).toMatchObject({ status: 400, data: { errors: { mail: 'please Select Mail' } } });
  await runJobs(shop, { about: order.orderId });
  const mails = async () => (await readdir(shop.host.config.mailDir)).filter((name) => name.includes(`placed-${order.orderNo}`)).length;
  const before = await mails();
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  for (const mail of ['placed', 'order.placed']) {
    expect(await act(order, 'resend', { mail })).toMatchObject({ code: 0 });
    await runJobs(shop, { about: order.orderId });
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  }
  expect((await mails()) - before).toBe(2);
});

it('tags and sends many at once, and names those that cannot be sent', async () => {
  const [paid, unpaid] = [await orderAt(shop, variant, 'paid'), await orderAt(shop, variant, 'unpaid')];
  const bulk = (body: object) => shop.client().post('/api/admin/orders/bulk', body, support);
  expect(await bulk({ ids: [paid.orderId, unpaid.orderId, newId()], addTags: ['packed'] })).toMatchObject({
    code: 0,
    data: { changed: 2, failed: [{ msg: expect.any(String) }] },
  });
  expect(await bulk({ ids: [paid.orderId, unpaid.orderId], ship: true })).toMatchObject({ code: 0, data: { changed: 1, failed: [{ id: unpaid.orderId }] } });
  expect(await bulk({ ids: [paid.orderId], removeTags: ['packed'] })).toMatchObject({ code: 0, data: { changed: 1 } });
  expect((await shop.client().get(`/api/admin/orders/${paid.orderNo}`, support)).data).toMatchObject({ tags: [], shipments: [{ lines: [{ quantity: 2 }] }] });
  for (const wrong of [{ ids: [] }, { ids: [paid.orderId] }, { ids: Array.from({ length: 101 }, () => newId()), ship: true }])
    expect(await bulk(wrong)).toMatchObject({ status: 400 });
});

it('neither sends nor tags an order that has no room for the tags', async () => {
  const order = await orderAt(shop, variant, 'paid');
  expect(await act(order, 'tags', { tags: Array.from({ length: orderLimits.tagsPerOrder }, (_, index) => `tag-${index}`) })).toMatchObject({ code: 0 });
  const changed = await shop.client().post('/api/admin/orders/bulk', { ids: [order.orderId], addTags: ['one-more'], ship: true }, support);
  expect(changed).toMatchObject({ code: 0, data: { changed: 0, failed: [{ id: order.orderId }] } });
  expect((await shop.client().get(`/api/admin/orders/${order.orderNo}`, support)).data.shipments).toEqual([]);
});

it('shows the newest events of each order of a page, however many another one has', async () => {
  const [long, other] = [await place(), await place()];
  const tag = `Long ${newId().slice(-6)}`;
  await act(long, 'tags', { tags: [tag] });
  await act(other, 'tags', { tags: [tag] });
  const insert = (order: TestOrder, { event, count }: { event: string; count: number }) =>
    sql`insert into order_event (id, order_id, event, actor_kind, at)
      select gen_random_uuid(), ${order.orderId}, ${event}, 'shopper', ${shop.clock.now} from generate_series(1, ${count}::int)`.execute(shop.kysely);
  await insert(long, { event: 'paymentFailed', count: 2_100 });
  await insert(other, { event: 'cancelRequested', count: 1 });
  const asked = `/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ tag }))}`;
  const { items } = (await shop.client().get(asked, support)).data;
  const timelines = Object.fromEntries(items.map(({ orderNo, timeline }: { orderNo: string; timeline: { event: string }[] }) => [orderNo, timeline]));
  expect([timelines[long.orderNo].length, timelines[other.orderNo].at(-1)]).toMatchObject([500, { event: 'cancelRequested' }]);
});

it('opens a return for the shopper, who sees it', async () => {
  const order = await orderAt(shop, variant, 'delivered');
  const [line] = (await shop.client().get(`/api/admin/orders/${order.orderNo}`, support)).data.products;
  const opened = await act(order, 'open-return', { lines: [{ lineId: line.lineId, quantity: 1 }], applyType: 'returnRefund' });
  expect(opened).toMatchObject({
    code: 0,
    data: { orderId: order.orderId, applyType: 'returnRefund', timeline: [{ event: 'applied', actor: { kind: 'staff' } }] },
  });
  expect((await order.client.post('/api/web/return/list', { orderNo: order.orderNo })).data.items).toMatchObject([{ returnNo: opened.data.returnNo }]);
  const log = await shop.client().get('/api/admin/audit?filter={"action":"order.open-return"}', { 'x-auth': await staffToken(shop, 'owner') });
  expect(log.data.items[0]).toMatchObject({ subject: order.orderNo, name: order.orderNo, detail: { returnNo: opened.data.returnNo } });
  expect(await act(order, 'open-return', { lines: [{ lineId: line.lineId, quantity: 2 }], applyType: 'returnRefund' })).toMatchObject({
    status: 409,
    code: 41,
  });
  expect(await act(order, 'open-return', { lines: [], applyType: 'returnRefund' })).toMatchObject({ status: 400 });
});
