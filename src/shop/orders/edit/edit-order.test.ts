// Lines of an order that staff change before it is sent: its sums, its stock, and what is then to be paid or goes back.
import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { changeCredits, readBalance } from '#shop/credits/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { couponStaffInput } from '#shop/promotions/contract.ts';
import { savePromotion } from '#shop/promotions/staff/save-promotion.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let mug: TestVariant;
let bowl: TestVariant;
let rare: TestVariant;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  const variants = [
    { price: 2_000, onHand: 10_000 },
    { price: 3_333, onHand: 10_000 },
    { price: 500, onHand: 2 },
  ];
  [mug, bowl, rare] = (await insertTestProduct(shop.host.database, { variants })) as [TestVariant, TestVariant, TestVariant];
});
afterAll(() => shop.close());

type Bought = { orderNo: string; client: TestClient; headers: Record<string, string> };

/** Two mugs and a bowl, bought as a shopper buys them. */
async function buy({
  payment = 'bankTransfer',
  coupon,
  headers = {},
  client = shop.client(),
}: { payment?: string; coupon?: string; headers?: Record<string, string>; client?: TestClient } = {}): Promise<Bought> {
  for (const [variant, quantity] of [
    [mug, 2],
    [bowl, 1],
  ] as const)
    await client.post('/api/web/cart/add', { sku: variant.sku, quantity }, headers);
  if (coupon) await client.post('/api/web/cart/coupon', { code: coupon }, headers);
  const { data } = await submit(client, await fillCheckout(client, { payment, headers }), headers);
  return { orderNo: data.orderNo, client, headers };
}
const act = (order: Pick<Bought, 'orderNo'>, action: string, body: object = {}): Promise<ApiAnswer> =>
  shop.client().post(`/api/admin/orders/${order.orderNo}/${action}`, body, manager);
async function paid(more: Parameters<typeof buy>[0] = {}): Promise<Bought> {
  const order = await buy(more);
  expect(await act(order, 'mark-paid')).toMatchObject({ code: 0 });
  return order;
}
/** An order as staff see it, its lines in the order in which they were put on sale. */
async function read({ orderNo }: Pick<Bought, 'orderNo'>): Promise<any> {
  const { data } = await shop.client().get(`/api/admin/orders/${orderNo}`, manager);
  const rank = ({ sku }: { sku: string }) => [mug.sku, bowl.sku, rare.sku].indexOf(sku);
  return { ...data, products: data.products.toSorted((a: { sku: string }, b: { sku: string }) => rank(a) - rank(b)) };
}
const seen = async ({ orderNo, client, headers }: Bought) => (await client.post('/api/web/order/detail', { orderNo }, headers)).data;
const edit = (order: Pick<Bought, 'orderNo'>, lines: object[], more: object = {}) => act(order, 'edit', { lines, ...more });
const reserved = async (variant: TestVariant) =>
  (await sql<{ reserved: number }>`select reserved from stock_level where variant_id = ${variant.id}`.execute(shop.kysely)).rows[0]!.reserved;
const mails = async (name: string) => (await readdir(shop.host.config.mailDir)).filter((one) => one.includes(name)).sort();
const balanced = ({ paymentAmount, refundedAmount, due, total }: any) => {
  expect(paymentAmount.amount - refundedAmount.amount + due.amount).toBe(total.amount);
};
/** What today's report of payments has received by method. */
async function received(): Promise<Record<string, any>> {
  const { data } = await shop.client().get('/api/admin/reports/payments?days=1', manager);
  return Object.fromEntries(data.rows.map((row: any) => [row.id, row.received.amount]));
}
async function expectWhole(): Promise<void> {
  await expectMoneyHolds(shop);
  expect(await findBroken(shop.db.url)).toEqual([]);
}

it('lowers a paid order: lines, sums, stock; the difference goes back, and its shopper has a mail', async () => {
  const order = await paid();
  const before = await read(order);
  const [mugs, bowls] = before.products;
  const held = await reserved(mug);
  const quote = await act(order, 'edit-quote', { lines: [{ lineId: mugs.lineId, quantity: 1 }] });
  const changed = await edit(order, [{ lineId: mugs.lineId, quantity: 1 }], { reason: 'One is broken' });
  expect(changed).toMatchObject({ code: 0, data: { payStatus: 'paid', subtotal: { amount: 5_333 }, due: { amount: 0 }, refundState: 'none' } });
  expect((await read(order)).products).toMatchObject([
    { lineId: mugs.lineId, quantity: 1 },
    { lineId: bowls.lineId, quantity: 1 },
  ]);
  expect(quote).toMatchObject({ code: 0 });
  expect(quote.data).toMatchObject({ total: changed.data.total, due: { amount: 0 }, back: changed.data.refundedAmount });
  expect(changed.data.refundedAmount.amount).toBe(before.total.amount - changed.data.total.amount);
  expect(changed.data.tax.amount).toBeLessThan(before.tax.amount);
  balanced(changed.data);
  expect(changed.data.timeline.at(-1)).toMatchObject({ event: 'edited', reason: 'One is broken', actor: { kind: 'staff' } });
  expect(await reserved(mug)).toBe(held - 1);
  const { rows } = await sql<{ detail: any }>`select detail from staff_action where subject = ${order.orderNo} and action = 'order.edit'`.execute(shop.kysely);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.detail.changes).toMatchObject({ total: { before: before.total.amount, after: changed.data.total.amount } });
  await runJobs(shop);
  const [mail] = await mails(`edited-${order.orderNo}`);
  expect(await readFile(`${shop.host.config.mailDir}/${mail}`, 'utf8')).toContain('One is broken');
  await expectWhole();
});

it('raises a paid order: the rest is due, is paid by the link, and nothing is sent before; a refund of all comes from both payments', async () => {
  const none = await received();
  const order = await paid();
  const before = await read(order);
  const changed = await edit(order, [
    { sku: bowl.sku, quantity: 1 },
    { sku: rare.sku, quantity: 2 },
  ]);
  const bankTransfer = none.bankTransfer + before.total.amount;
  expect(await received()).toEqual({ ...none, bankTransfer });
  expect(changed).toMatchObject({ code: 0, data: { payStatus: 'paid', products: [{ quantity: 2 }, { quantity: 2 }, { sku: rare.sku, quantity: 2 }] } });
  const due = changed.data.total.amount - before.total.amount;
  expect(changed.data.due.amount).toBe(due);
  balanced(changed.data);
  expect(await reserved(rare)).toBe(2);
  expect(await act(order, 'ship')).toMatchObject({ status: 409, code: 41 });
  const shopper = await seen(order);
  expect(shopper).toMatchObject({ due: { amount: due }, actions: expect.arrayContaining(['pay']) });
  const page = await order.client.post('/api/web/checkout/get', { orderNo: order.orderNo });
  expect(page.data).toMatchObject({ payable: true, due: { amount: due }, total: changed.data.total, lines: [{}, { quantity: 2 }, { quantity: 2 }] });
  expect(page.data.paymentMethods.map(({ id }: { id: string }) => id)).not.toContain('cashOnDelivery');
  expect(await order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId: 'cashOnDelivery' })).toMatchObject({ status: 409, code: 41 });
  await payBySandbox(order);
  expect(await read(order)).toMatchObject({ due: { amount: 0 }, paymentAmount: changed.data.total, payStatus: 'paid' });
  expect(await received()).toEqual({ ...none, bankTransfer, sandbox: (none.sandbox ?? 0) + due });
  await expectWhole();
  expect(await act(order, 'cancel', { reason: 'No longer wanted' })).toMatchObject({
    code: 0,
    data: { status: 'cancelled', refundedAmount: changed.data.total },
  });
  await runJobs(shop);
  expect((await read(order)).refunds).toHaveLength(2);
  await expectWhole();
});

it('cancels a raised order whose rest was not paid: what was paid goes back, and it counts as refunded in full', async () => {
  const order = await paid();
  const before = await read(order);
  expect(await edit(order, [{ sku: bowl.sku, quantity: 1 }])).toMatchObject({ code: 0, data: { payStatus: 'paid' } });
  const cancelled = await act(order, 'cancel', { reason: 'No longer wanted' });
  expect(cancelled).toMatchObject({
    code: 0,
    data: { status: 'cancelled', due: { amount: 0 }, paymentAmount: before.total, refundedAmount: before.total, refundState: 'full' },
  });
  const filter = encodeURIComponent(JSON.stringify({ q: order.orderNo, refundState: 'full' }));
  const full = await shop.client().get(`/api/admin/orders?filter=${filter}`, manager);
  expect(full.data.items).toMatchObject([{ orderNo: order.orderNo }]);
  await expectWhole();
});

const fillIn = (order: Bought, url: string) =>
  order.client.send({
    method: 'POST',
    url,
    payload: new URLSearchParams({ card: '4242424242424242' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

async function payBySandbox(order: Bought): Promise<void> {
  const started = await order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId: 'sandbox' });
  expect(started).toMatchObject({ code: 0, data: { payment: { action: { type: 'redirect' } } } });
  await fillIn(order, started.data.payment.action.url);
}

it('has an unpaid order wait for its new total; what was begun at the old one does not pay it', async () => {
  const order = await buy({ payment: 'sandbox' });
  const started = await order.client.post('/api/web/payment/start', { orderNo: order.orderNo, methodId: 'sandbox' });
  const [mugs, bowls] = (await read(order)).products;
  const changed = await edit(order, [
    { lineId: mugs.lineId, quantity: 3 },
    { lineId: bowls.lineId, quantity: 0 },
  ]);
  expect(changed).toMatchObject({ code: 0, data: { payStatus: 'unpaid', subtotal: { amount: 6_000 }, products: [{ quantity: 3 }] } });
  expect(changed.data.due).toEqual(changed.data.total);
  await fillIn(order, started.data.payment.action.url);
  expect(await read(order)).toMatchObject({ payStatus: 'unpaid' });
  await payBySandbox(order);
  expect(await read(order)).toMatchObject({ payStatus: 'paid', due: { amount: 0 } });
  await runJobs(shop);
  await expectWhole();
});

it('reckons a coupon of the order anew, though it has run out for everybody else', async () => {
  const markets = await readMarkets(shop.host.database.reader);
  const code = 'EDIT-TEN';
  const input = couponStaffInput.parse({
    code,
    slug: 'edit-ten',
    texts: { en: { title: 'Ten' } },
    rule: { kind: 'percentage', basisPoints: 1_000 },
    conditions: { minSubtotal: [{ amount: 5_000, currency: 'USD' }] },
    totalLimit: 1,
    perCustomerLimit: 1,
  });
  await shop.host.database.transaction((tx) => savePromotion(tx, { id: null, source: 'coupon', input, markets, locale: 'en', now: shop.clock.now }));
  invalidateMemoized(['promotions']);
  const order = await paid({ coupon: code });
  const [mugs, bowls] = (await read(order)).products;
  const more = await edit(order, [{ lineId: mugs.lineId, quantity: 4 }]);
  expect(more.data).toMatchObject({ subtotal: { amount: 11_333 }, couponDiscounts: [{ code, amount: { amount: 1_133 } }] });
  const below = await edit(order, [{ lineId: mugs.lineId, quantity: 0 }]);
  expect(below.data).toMatchObject({ subtotal: { amount: 3_333 }, couponDiscounts: [], products: [{ lineId: bowls.lineId }] });
  balanced(below.data);
  await runJobs(shop);
  await expectWhole();
});

it('gives credits back that an order no longer needs', async () => {
  const ada = await signedIn(shop);
  const context = testContext(shop);
  await context.transaction((tx) => changeCredits(tx, context, { accountId: ada.accountId, amount: amount(6_000), reason: 'granted' }));
  const headers = { 'x-auth': ada.token };
  for (const [variant, quantity] of [
    [mug, 2],
    [bowl, 1],
  ] as const)
    await ada.client.post('/api/web/cart/add', { sku: variant.sku, quantity }, headers);
  const checkout = await fillCheckout(ada.client, { payment: 'bankTransfer', headers });
  const used = (await ada.post('/checkout/credits', { slug: checkout.slug, use: true })).data;
  const order = { orderNo: (await submit(ada.client, used, headers)).data.orderNo };
  const [mugs] = (await read(order)).products;
  const changed = await edit(order, [{ lineId: mugs.lineId, quantity: 0 }]);
  expect(changed).toMatchObject({ code: 0 });
  expect(changed.data).toMatchObject({ total: { amount: 0 }, payStatus: 'paid', due: { amount: 0 } });
  expect(changed.data.credits.amount).toBeLessThan(6_000);
  expect((await readBalance(shop.host.database.reader, ada.accountId)).amount).toBe(6_000 - changed.data.credits.amount);
  await runJobs(shop);
  await expectWhole();
});

it('refuses what makes no sense, and leaves the order as it was', async () => {
  const order = await paid();
  const before = await read(order);
  const [mugs, bowls] = before.products;
  const none = [mugs, bowls].map(({ lineId }: { lineId: string }) => ({ lineId, quantity: 0 }));
  expect(await edit(order, none)).toMatchObject({ status: 400, data: { errors: { lines: expect.any(String) } } });
  expect(await edit(order, [{ sku: 'NO-SUCH', quantity: 1 }])).toMatchObject({ status: 400, data: { errors: { 'lines.0.sku': expect.any(String) } } });
  expect(await edit(order, [{ lineId: order.orderNo, quantity: 1 }])).toMatchObject({ status: 400 });
  for (const lines of [[], [{ lineId: mugs.lineId, quantity: -1 }], [{ sku: mug.sku, quantity: 0 }], [{ quantity: 1 }]])
    expect(await edit(order, lines)).toMatchObject({ status: 400, code: 40 });
  expect(await edit(order, [{ sku: rare.sku, quantity: 3 }])).toMatchObject({ status: 409, code: 41, data: { available: expect.any(Number) } });
  expect(await edit({ orderNo: 'nothing' }, [{ lineId: mugs.lineId, quantity: 1 }])).toMatchObject({ status: 404 });
  expect(await read(order)).toEqual(before);
  expect(before.editable).toBe(true);
  expect(await act(order, 'ship')).toMatchObject({ code: 0, data: { editable: false } });
  expect(await edit(order, [{ lineId: mugs.lineId, quantity: 1 }])).toMatchObject({ status: 409, code: 41 });
  const cancelled = await buy();
  await act(cancelled, 'cancel', { reason: 'No longer made' });
  expect(await edit(cancelled, [{ sku: mug.sku, quantity: 1 }])).toMatchObject({ status: 409, code: 41 });
  const refunded = await paid();
  await act(refunded, 'refund', { amount: 100, reason: 'A scratch' });
  expect(await edit(refunded, [{ sku: mug.sku, quantity: 1 }])).toMatchObject({ status: 409, code: 41 });
});

it('balances after any edits, payments and a cancellation: paid less what went back and with what is due is the total', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('quantity' as const), at: fc.nat(3), quantity: fc.integer({ min: 0, max: 6 }) }),
    fc.record({ kind: fc.constant('add' as const), at: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.constant({ kind: 'pay' as const }),
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 2, maxLength: 6 }), fc.boolean(), async (isPaid, steps, isCancelled) => {
      const order = isPaid ? await paid() : await buy();
      for (const one of steps) {
        const { products, due } = await read(order);
        if (one.kind === 'quantity') await edit(order, [{ lineId: products[one.at % products.length].lineId, quantity: one.quantity }]);
        else if (one.kind === 'add') await edit(order, [{ sku: [mug, bowl][one.at]!.sku, quantity: one.quantity }]);
        else if (due.amount > 0) await act(order, 'mark-paid');
        balanced(await read(order));
      }
      if (isCancelled) await act(order, 'cancel', { reason: 'No longer wanted' });
      const { paymentAmount, refundedAmount, total, due } = await read(order);
      expect(paymentAmount.amount - refundedAmount.amount).toBe(isCancelled ? 0 : total.amount - due.amount);
      expect(await findBroken(shop.db.url)).toEqual([]);
    }),
    { numRuns: runsOf(16) },
  );
});
