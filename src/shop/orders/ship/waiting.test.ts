// Orders that wait for stock: what is there goes out, what comes goes to the oldest, a changed date is mailed, and all of it can be given up.
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let staff: Record<string, string>;
/** Sold ahead of stock, and one that is there. */
let kist: TestVariant;
let bowl: TestVariant;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date('2026-11-26T10:00:00Z');
  staff = { 'x-auth': await staffToken(shop, 'manager') };
  const ahead = { as: 'preorder', expectedOn: '2027-01-12', limit: 20 } as const;
  const made = await insertTestProduct(shop.host.database, {
    variants: [
      { price: 6400, onHand: 0, ahead },
      { price: 2000, onHand: 50 },
    ],
  });
  [kist, bowl] = made as [TestVariant, TestVariant];
});

const admin = (path: string, body: object = {}) => shop.client().post(`/api/admin${path}`, body, staff);
const orderOf = async (orderNo: string) => (await shop.client().get(`/api/admin/orders/${orderNo}`, staff)).data;
const linesOf = async (orderNo: string) =>
  (await orderOf(orderNo)).products.map((line: any) => [line.sku === kist.sku ? 'kist' : 'bowl', line.sendable, line.expected?.quantity ?? 0]);
const receive = (variant: TestVariant, change: number) => admin(`/stock/${variant.id}/adjust`, { change, reason: 'received' });
const waiting = async (waits: string) =>
  (await shop.client().get(`/api/admin/orders?size=100&filter=${encodeURIComponent(JSON.stringify({ waits }))}`, staff)).data.items.map(
    (one: any) => one.orderNo,
  );
const mailsOf = async (orderNo: string) => {
  await runJobs(shop);
  const names = (await readdir(shop.host.config.mailDir).catch(() => [])).filter((name) => name.includes(orderNo));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(`${shop.host.config.mailDir}/${name}`, 'utf8') })));
};

async function fill(client: TestClient, wanted: readonly [TestVariant, number][], more: object = {}) {
  for (const [{ sku }, quantity] of wanted) await client.post('/api/web/cart/add', { sku, quantity });
  return fillCheckout(client, more);
}
const place = (client: TestClient, { slug, total, expected }: any) =>
  client.post('/api/web/checkout/submit', { slug, agree: true, expectedTotal: total, expectedUntil: expected?.until ?? null });

/** A paid order; a minute passes, so that orders have an order. */
async function buy(wanted: readonly [TestVariant, number][], { paid = true } = {}) {
  const client = shop.client();
  const { data, ...answer } = await place(client, await fill(client, wanted));
  if (!data?.orderNo) throw new Error(`not placed: ${answer.text}`);
  if (paid) await admin(`/orders/${data.orderNo}/mark-paid`);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  return { orderNo: data.orderNo as string, own: { orderNo: data.orderNo, orderToken: data.orderToken }, client };
}

describe('an order that waits in part', () => {
  it('says so everywhere before it is placed, and what is charged', async () => {
    const client = shop.client();
    const checkout = await fill(client, [
      [kist, 2],
      [bowl, 1],
    ]);
    expect(checkout.lines.map((line: any) => line.expected)).toEqual([{ as: 'preorder', expectedOn: '2027-01-12', quantity: 2 }, null]);
    expect(checkout.expected.until).toBe('2027-01-12');
    expect(checkout.expected.texts.join(' ')).toContain('in stock now');
    expect(checkout.expected.texts.join(' ')).toContain('You pay for the whole order now');
    const [cart] = (await client.post('/api/web/cart/get')).data.lines;
    expect(cart.expected).toMatchObject({ quantity: 2 });
    // Something is sent at once: its days are those of today.
    expect(checkout.shippingMethod.delivery.from.slice(0, 4)).toBe('2026');
  });

  it('counts delivery from the expected day where nothing is there', async () => {
    const checkout = await fill(shop.client(), [[kist, 1]]);
    expect(checkout.shippingMethod.delivery.from > '2027-01-12').toBe(true);
    const { orderNo } = await buy([[kist, 1]]);
    expect((await orderOf(orderNo)).shippingMethod.delivery.from > '2027-01-12').toBe(true);
  });

  it('ships what is there, waits for the rest, and is done once that has come', async () => {
    const { orderNo } = await buy([
      [kist, 2],
      [bowl, 1],
    ]);
    expect(await linesOf(orderNo)).toEqual([
      ['kist', 0, 2],
      ['bowl', 1, 0],
    ]);
    expect(await waiting('stock')).toContain(orderNo);
    expect(await waiting('ship')).toContain(orderNo);
    const tooMuch = await admin(`/orders/${orderNo}/ship`, { lines: [{ lineId: (await orderOf(orderNo)).products[0].lineId, quantity: 1 }] });
    expect(tooMuch).toMatchObject({ status: 409, reason: 'orderAwaitsStock' });
    expect((await admin(`/orders/${orderNo}/ship`)).code).toBe(0);
    const [shipped] = (await mailsOf(orderNo)).filter(({ name }) => name.includes('shipped'));
    expect(shipped!.text).toContain('Still to come');
    expect(shipped!.text).toContain('January 12, 2027');
    expect(await waiting('ship')).not.toContain(orderNo);
    expect(await admin(`/orders/${orderNo}/ship`)).toMatchObject({ status: 409 });
    await receive(kist, 1);
    expect(await linesOf(orderNo)).toEqual([
      ['kist', 1, 1],
      ['bowl', 0, 0],
    ]);
    await receive(kist, 4);
    expect(await waiting('arrived')).toContain(orderNo);
    expect(await waiting('stock')).not.toContain(orderNo);
    expect((await admin(`/orders/${orderNo}/ship`)).data).toMatchObject({ products: [{ shipped: 2 }, { shipped: 1 }] });
    expect((await orderOf(orderNo)).shipments).toHaveLength(2);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});

describe('goods that come', () => {
  it('go to the oldest orders first, and those of a cancelled order to the next', async () => {
    const [first, second, third] = [await buy([[kist, 2]]), await buy([[kist, 1]]), await buy([[kist, 3]])];
    await receive(kist, 3);
    expect([await linesOf(first.orderNo), await linesOf(second.orderNo), await linesOf(third.orderNo)]).toEqual([
      [['kist', 2, 0]],
      [['kist', 1, 0]],
      [['kist', 0, 3]],
    ]);
    expect(await waiting('ship')).not.toContain(third.orderNo);
    await admin(`/orders/${first.orderNo}/cancel`, { reason: 'asked by telephone' });
    expect(await linesOf(third.orderNo)).toEqual([['kist', 2, 1]]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('are for sale again once nobody waits', async () => {
    await buy([[kist, 1]]);
    await receive(kist, 3);
    const { data } = await shop.client().get(`/api/web/product/detail?slug=${kist.slug}&sku=${kist.sku}`);
    expect(data.variants[0]).toMatchObject({ expected: null, available: 22 });
  });

  it('are not taken from who was promised stock: one unit is there, the second waits', async () => {
    await receive(kist, 1);
    const checkout = await fill(shop.client(), [[kist, 2]]);
    expect(checkout.lines[0].expected).toMatchObject({ quantity: 1 });
    const { orderNo } = await buy([[kist, 2]]);
    expect(await linesOf(orderNo)).toEqual([['kist', 1, 1]]);
  });
});

describe('a moved day', () => {
  it('is mailed once to each order that waits, and to no other', async () => {
    const [waits, served] = [await buy([[kist, 1]]), await buy([[bowl, 1]])];
    const move = (expectedOn: string) => admin('/stock/ahead', { skus: [kist.sku], ahead: { as: 'preorder', expectedOn, limit: 20 } });
    await mailsOf(waits.orderNo);
    expect((await move('2027-02-02')).code).toBe(0);
    const moved = (await mailsOf(waits.orderNo)).filter(({ name }) => name.includes('expectedDayMoved'));
    expect(moved).toHaveLength(1);
    expect(moved[0]!.text).toContain('February 2, 2027');
    expect((await mailsOf(served.orderNo)).filter(({ name }) => name.includes('expectedDayMoved'))).toEqual([]);
    const order = (await waits.client.post('/api/web/order/detail', waits.own)).data;
    expect(order.products[0].expected).toEqual({ as: 'preorder', expectedOn: '2027-02-02', quantity: 1 });
    expect(order.timeline.map((event: any) => event.event)).toContain('expectedDayMoved');
    // The same day again, and another limit, are no news.
    await move('2027-02-02');
    await admin('/stock/ahead', { skus: [kist.sku], ahead: { as: 'preorder', expectedOn: '2027-02-02', limit: 0 } });
    expect((await mailsOf(waits.orderNo)).filter(({ name }) => name.includes('expectedDayMoved'))).toHaveLength(1);
  });

  it('goes by unsaid where the goods have come', async () => {
    const { orderNo } = await buy([[kist, 1]]);
    await receive(kist, 1);
    await admin('/stock/ahead', { skus: [kist.sku], ahead: { as: 'preorder', expectedOn: '2027-03-03' } });
    expect((await mailsOf(orderNo)).filter(({ name }) => name.includes('expectedDayMoved'))).toEqual([]);
  });
});

describe('selling ahead that is switched off while orders wait', () => {
  it('sells no more; who waits keeps the day, and gets the goods', async () => {
    const { orderNo } = await buy([[kist, 1]]);
    await admin('/stock/ahead', { skus: [kist.sku], ahead: null });
    expect(await shop.client().post('/api/web/cart/add', { sku: kist.sku, quantity: 1 })).toMatchObject({ status: 409, reason: 'outOfStock' });
    expect((await orderOf(orderNo)).products[0].expected).toMatchObject({ expectedOn: '2027-01-12' });
    await receive(kist, 1);
    expect((await admin(`/orders/${orderNo}/ship`)).code).toBe(0);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('keeps a date that has passed in the orders whose buyers know it', async () => {
    const { orderNo } = await buy([[kist, 1]]);
    shop.clock.now = new Date('2027-01-14T10:00:00Z');
    await sql`update stock_level set ahead_ended = true where variant_id = ${kist.id}`.execute(shop.kysely);
    staff = { 'x-auth': await staffToken(shop, 'manager') };
    expect((await orderOf(orderNo)).products[0].expected).toMatchObject({ expectedOn: '2027-01-12', quantity: 1 });
  });
});

describe('what waits and is given up', () => {
  it('is refunded in full with its order: the shopper asks, staff agree', async () => {
    const { orderNo, own, client } = await buy([[kist, 2]]);
    const asked = await client.post('/api/web/order/cancel', { ...own, reason: 'too late for me' });
    expect(asked.data.status).toBe('pendingCancellation');
    await admin(`/orders/${orderNo}/cancel-approve`);
    const order = await orderOf(orderNo);
    expect(order).toMatchObject({ status: 'cancelled', refundedAmount: order.total });
    expect(await waiting('stock')).not.toContain(orderNo);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('is refunded by line once the rest was sent, and never sent then', async () => {
    const { orderNo, own, client } = await buy([
      [kist, 2],
      [bowl, 1],
    ]);
    await admin(`/orders/${orderNo}/ship`);
    const [line] = (await orderOf(orderNo)).products;
    const applied = await client.post('/api/web/return/apply', {
      ...own,
      lines: [{ lineId: line.lineId, quantity: 2 }],
      applyType: 'refundOnly',
      applyDescription: 'it comes too late',
      images: [],
    });
    expect(applied.code).toBe(0);
    for (const step of ['approve', 'refund']) expect((await admin(`/returns/${applied.data.returnNo}/${step}`)).code).toBe(0);
    await runJobs(shop);
    const order = await orderOf(orderNo);
    // With its tax.
    expect(order.refundedAmount.amount).toBe(13_728);
    expect(order.products[0]).toMatchObject({ expected: null, sendable: 0 });
    await receive(kist, 5);
    expect(await admin(`/orders/${orderNo}/ship`)).toMatchObject({ status: 409 });
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});

describe('a checkout and what changes meanwhile', () => {
  it('asks again where something ships later than was shown, and places nothing', async () => {
    const client = shop.client();
    await receive(kist, 1);
    const checkout = await fill(client, [[kist, 1]]);
    expect(checkout.expected).toBeNull();
    await buy([[kist, 1]]);
    const refused = await place(client, checkout);
    expect(refused).toMatchObject({ status: 409, code: 10, reason: 'expectedDayChanged', data: { kind: 'expectedChanged', expectedUntil: '2027-01-12' } });
    const again = (await client.post('/api/web/checkout/get', { slug: checkout.slug })).data;
    expect(again.expected.until).toBe('2027-01-12');
    expect((await place(client, again)).code).toBe(0);
  });

  it('gives the last unit of the limit to one of two shoppers', async () => {
    await admin('/stock/ahead', { skus: [kist.sku], ahead: { as: 'preorder', expectedOn: '2027-01-12', limit: 1 } });
    const [ada, ben] = [shop.client(), shop.client()];
    const checkouts = [await fill(ada, [[kist, 1]]), await fill(ben, [[kist, 1]])];
    const answers = await Promise.all([place(ada, checkouts[0]), place(ben, checkouts[1])]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 41]);
    expect(answers.find(({ code }) => code === 41)).toMatchObject({ status: 409, reason: 'outOfStock', data: { available: 0 } });
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('takes a coupon and a gift card for a mixed cart, and gives all of it back', async () => {
    const client = shop.client();
    const card = await admin('/gift-cards', { amount: 3000, currency: 'USD', note: 'Lost parcel', expiresAt: null });
    const coupon = { slug: 'ahead-ten', code: 'AHEAD10', texts: { en: { title: 'Ten' } }, rule: { kind: 'percentage', basisPoints: 1_000 }, conditions: {} };
    expect((await admin('/coupons', coupon)).code).toBe(0);
    const checkout = await fill(client, [
      [kist, 1],
      [bowl, 1],
    ]);
    await client.post('/api/web/checkout/coupon', { slug: checkout.slug, code: coupon.code });
    const paid = (await client.post('/api/web/checkout/gift-card', { slug: checkout.slug, code: card.data.code })).data;
    expect([paid.couponDiscounts[0].amount.amount, paid.giftCardsAmount.amount, paid.expected.until]).toEqual([840, 3000, '2027-01-12']);
    const { data } = await place(client, paid);
    await admin(`/orders/${data.orderNo}/mark-paid`);
    await admin(`/orders/${data.orderNo}/cancel`, { reason: 'never mind' });
    const order = await orderOf(data.orderNo);
    expect([order.status, order.giftCardsReturned.amount, order.refundedAmount.amount]).toEqual(['cancelled', 3000, order.total.amount]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});

describe('staff who change an order', () => {
  it('may add units that wait, and take them out again', async () => {
    const { orderNo } = await buy([[bowl, 1]], { paid: false });
    const edit = (lines: object[]) => admin(`/orders/${orderNo}/edit`, { lines, reason: 'by telephone', notify: false });
    expect((await edit([{ sku: kist.sku, quantity: 3 }])).code).toBe(0);
    expect(await linesOf(orderNo)).toEqual([
      ['bowl', 1, 0],
      ['kist', 0, 3],
    ]);
    const line = (await orderOf(orderNo)).products[1];
    expect((await edit([{ lineId: line.lineId, quantity: 1 }])).code).toBe(0);
    expect(await linesOf(orderNo)).toEqual([
      ['bowl', 1, 0],
      ['kist', 0, 1],
    ]);
    expect((await edit([{ lineId: line.lineId, quantity: 2 }])).code).toBe(0);
    expect(await linesOf(orderNo)).toEqual([
      ['bowl', 1, 0],
      ['kist', 0, 2],
    ]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});
