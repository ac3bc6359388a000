import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { returnsOf } from '#test/harness/returns.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { seedMarkets } from '../markets/index.ts';
import { editOrder } from '../orders/edit/edit-order.ts';
import { markPaid } from '../orders/pay/index.ts';
import { deliverOrder, shipOrder } from '../orders/ship/index.ts';
import { findBlockedReason, periodEnd } from './rules.ts';

let shop: TestApp;
let variant: TestVariant;
let count = 0;
let email = '';
let copy = '';
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedMarkets);
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 1_000 }] })) as [TestVariant];
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = new Date('2026-11-21T10:00:00Z');
  count += 1;
  email = `consumer-${count}@example.com`;
  copy = `acknowledge-${count}@other.example`;
});

const place = (more: Parameters<typeof placeTestOrder>[2] = {}) =>
  placeTestOrder(shop, variant, { market: 'eu', paymentMethodId: 'bankTransfer', contact: { email }, ...more });
const pay = async (order: TestOrder) => markPaid(await staffContext(shop), { order: order.orderId });
async function deliver(order: TestOrder): Promise<void> {
  const staff = await staffContext(shop);
  await shipOrder(staff, { order: order.orderId, expressName: 'Post', expressNumber: 'P1' });
  await deliverOrder(staff, { order: order.orderId });
}
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const declare = (orderNo: string, more: object = {}) => shop.client().post('/api/web/withdrawal/request', { orderNo, name: 'Ada Byron', email: copy, ...more });
const confirm = (token: string) => shop.client().post('/api/web/withdrawal/confirm', { token });
async function tokenOf(order: TestOrder, more: object = {}): Promise<string> {
  expect(await declare(order.orderNo, more)).toMatchObject({ code: 0 });
  const mails = await mailsTo(shop, email);
  return /page\/withdrawal\?confirm=([\w-]{43})/.exec(mails.findLast((mail) => mail.includes('withdrawal?confirm='))!)![1]!;
}
const form = (fields: Record<string, string>, lang = '') =>
  shop.client().send({
    method: 'POST',
    url: `${lang}/page/withdrawal`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Withdraws from an order that cannot end by itself. */
async function expectRecorded(order: TestOrder): Promise<void> {
  expect(await confirm(await tokenOf(order))).toMatchObject({ code: 0 });
  const seen = await detail(order);
  expect(seen).toMatchObject({ status: 'inProgress', refundedAmount: { amount: 0 } });
  expect(seen.timeline.at(-1)).toMatchObject({ event: 'contractWithdrawn', reason: 'Ada Byron' });
  expect(
    (await mailsTo(shop, copy)).filter((one) => one.includes('Keep this mail') && one.includes('we open a return and e-mail you the address')),
  ).toHaveLength(1);
  expect(await findBroken(shop.db.url, [])).toEqual([]);
}

describe('withdrawing from a contract', () => {
  it('of an unpaid order cancels it, once confirmed by the link that its address got, and is acknowledged with content and time', async () => {
    const order = await place();
    const token = await tokenOf(order);
    expect(await detail(order)).toMatchObject({ status: 'inProgress' });
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect(await confirm(token)).toMatchObject({ code: 0 });
    expect(await detail(order)).toMatchObject({ status: 'cancelled' });
    const [mail] = (await mailsTo(shop, copy)).filter((one) => one.includes('Keep this mail'));
    for (const words of [order.orderNo, 'Ada Byron', 'The whole order', 'November 21, 2026 at 10:00:00 AM UTC', 'The order is cancelled'])
      expect(mail).toContain(words);
    expect((await mailsTo(shop, email)).some((one) => one.includes('Keep this mail'))).toBe(true);
    expect(await confirm(token)).toMatchObject({ code: 0 });
    expect((await mailsTo(shop, copy)).filter((one) => one.includes('Keep this mail'))).toHaveLength(1);
  });

  it('of a paid order that was not sent refunds it at once, with nobody to decide', async () => {
    const order = await place();
    await pay(order);
    await confirm(await tokenOf(order));
    const seen = await detail(order);
    expect(seen).toMatchObject({ status: 'cancelled', payStatus: 'paid', refundedAmount: seen.total });
    expect(seen.timeline.map((event: { event: string }) => event.event)).toContain('contractWithdrawn');
  });

  it('of goods that arrived opens their return', async () => {
    const order = await place();
    await pay(order);
    await deliver(order);
    shop.clock.now = new Date(shop.clock.now.getTime() + 14 * dayMs);
    await confirm(await tokenOf(order));
    await mailsTo(shop, email);
    expect(await detail(order)).toMatchObject({ status: 'inProgress', products: [{ quantity: 2, returned: 2, returnable: 0 }] });
    const returns = await order.client.post('/api/web/return/list', { orderNo: order.orderNo });
    expect(returns.data.items).toMatchObject([{ applyType: 'returnRefund', status: 'pendingApproval', applyDescription: 'Withdrawal from the contract' }]);
  });

  it('of an order whose gift card was spent is written down, acknowledged and left to staff', async () => {
    const [card] = (await insertTestProduct(shop.host.database, { taxClass: 'giftCard', variants: [{ price: 2_500, onHand: 10 }] })) as [TestVariant];
    const order = await place();
    const staff = await staffContext(shop);
    await editOrder(staff, { order: order.orderId, lines: [{ sku: card.sku, quantity: 1 }], reason: '', notify: false });
    await pay(order);
    await runJobs(shop);
    const { rows } = await sql<{ id: string }>`select id from gift_card where order_no = ${order.orderNo}`.execute(shop.kysely);
    const manager = { 'x-auth': await staffToken(shop, 'manager') };
    expect(await shop.client().post(`/api/admin/gift-cards/${rows[0]!.id}/adjust`, { amount: -100, reason: 'x' }, manager)).toMatchObject({ code: 0 });
    await expectRecorded(order);
  });

  it('of an order of which a return runs is written down, acknowledged and left to staff', async () => {
    const order = await place();
    await pay(order);
    const [lineId] = await returnsOf(order).lineIds();
    expect(await returnsOf(order).apply({ applyType: 'refundOnly', lines: [{ lineId, quantity: 1 }] })).toMatchObject({ code: 0 });
    await expectRecorded(order);
  });

  it('of a part is written down and left to staff', async () => {
    const order = await place();
    await pay(order);
    await confirm(await tokenOf(order, { part: 'One of the two <b>bowls</b>' }));
    const seen = await detail(order);
    expect(seen).toMatchObject({ status: 'inProgress' });
    expect(seen.timeline.at(-1)).toMatchObject({ event: 'contractWithdrawn', reason: 'Ada Byron: One of the two <b>bowls</b>' });
  });

  it.each([
    ['of a market without the right', { market: 'us' }, 0, 'gives no such right'],
    ['after the period', {}, 16, 'are over'],
  ])('%s shows why not, at the address of the order alone', async (_, more, days, words) => {
    const order = await place(more);
    await pay(order);
    await deliver(order);
    shop.clock.now = new Date(shop.clock.now.getTime() + days * dayMs);
    await declare(order.orderNo);
    expect((await mailsTo(shop, email)).at(-1)).toContain(words);
    expect(await mailsTo(shop, copy)).toEqual([]);
  });

  it('answers the same whether or not there is such an order, and mails one order a few times an hour', async () => {
    const order = await place();
    const answers = await Promise.all([declare(order.orderNo), declare('261121-ZZZZZZ')]);
    expect(answers[0]!.text).toBe(answers[1]!.text);
    for (let more = 0; more < 6; more += 1) await declare(order.orderNo);
    expect((await mailsTo(shop, email)).filter((mail) => mail.includes('withdrawal?confirm='))).toHaveLength(5);
  });

  it('ends with its link after a week, and knows no other', async () => {
    const order = await place({ paymentMethodId: 'cashOnDelivery' });
    const token = await tokenOf(order);
    expect(await confirm('x'.repeat(43))).toMatchObject({ status: 400, code: 40 });
    shop.clock.now = new Date(shop.clock.now.getTime() + 7 * dayMs + 1_000);
    expect(await confirm(token)).toMatchObject({ status: 400, code: 40 });
    expect(await detail(order)).toMatchObject({ status: 'inProgress' });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'nobody' }, 'email'],
    ['a number that is none', { orderNo: 'x'.repeat(50) }, 'orderNo'],
  ])('rejects %s, beside the field', async (_, more, field) => {
    const answer = await declare('261121-ZZZZZZ', more);
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors)).toEqual([field]);
  });
});

describe('the page', () => {
  it('works without script: declared, linked, confirmed', async () => {
    const order = await place({ lang: 'zh' });
    const page = await shop.client().get('/zh/page/withdrawal');
    expect([page.status, page.text.includes('撤回订单')]).toEqual([200, true]);
    const sent = await form({ form: 'withdraw', orderNo: order.orderNo, name: '林书宁', email }, '/zh');
    expect([sent.status, sent.headers['location']]).toEqual([303, '/zh/page/withdrawal?said=withdraw']);
    const path = /\/zh\/page\/withdrawal\?confirm=([\w-]{43})/.exec((await mailsTo(shop, email)).at(-1)!)!;
    expect((await shop.client().get(path[0])).text).toContain('确认撤回');
    const done = await form({ form: 'confirm-withdrawal', token: path[1]! }, '/zh');
    expect([done.status, done.headers['location']]).toEqual([303, '/zh/page/withdrawal?said=withdrawn']);
    expect(await detail(order)).toMatchObject({ status: 'cancelled' });
    expect((await form({ form: 'withdraw', orderNo: '', name: '', email: '' })).status).toBe(400);
  });

  it('is led to from the foot of every page, where the law of the market asks for it', async () => {
    const foot = async (currency: string) => (await shop.client().get(`/?currency=${currency}`)).text.includes('href="/page/withdrawal"');
    expect([await foot('EUR'), await foot('USD')]).toEqual([true, false]);
  });
});

describe('the period', () => {
  it('is fourteen whole days after the day of the delivery, and has not begun before it', () => {
    const deliveredAt = new Date('2026-11-01T23:30:00Z');
    expect(periodEnd(deliveredAt)).toEqual(new Date('2026-11-16T00:00:00Z'));
    const on = (statedAt: string) => findBlockedReason({ status: 'inProgress', deliveredAt }, { hasRight: true, statedAt: new Date(statedAt) });
    expect([on('2026-11-15T23:59:59Z'), on('2026-11-16T00:00:00Z')]).toEqual([null, 'tooLate']);
    expect(findBlockedReason({ status: 'inProgress', deliveredAt: null }, { hasRight: true, statedAt: new Date('2030-01-01') })).toBeNull();
    expect(findBlockedReason({ status: 'cancelled', deliveredAt: null }, { hasRight: true, statedAt: shop.clock.now })).toBe('cancelled');
    expect(findBlockedReason({ status: 'completed', deliveredAt: null }, { hasRight: false, statedAt: shop.clock.now })).toBe('noRight');
  });
});
