// Orders of an account: listed, searched, shown, changed; never another's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { countOrders, placeOrder } from '../index.ts';
import { approveCancellation, rejectCancellation } from '../cancel/index.ts';
import { markPaid } from '../pay/index.ts';
import { shipOrder } from '../ship/index.ts';
import { recentOrders } from './index.ts';

let shop: TestApp;
let bowl: TestVariant;
let [ada, bob]: SignedInShopper[] = [];
beforeAll(async () => {
  shop = await createTestApp();
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ sku: 'BOWL-1', onHand: 1000 }] })) as [TestVariant];
  [ada, bob] = [await signedIn(shop), await signedIn(shop)];
});
afterAll(() => shop.close());

async function order({ accountId }: SignedInShopper, more: Parameters<typeof testDraft>[1] = {}): Promise<string> {
  const context = testContext(shop, { kind: 'user', accountId, sessionId: accountId });
  const draft = testDraft(bowl, { ...more, shopper: { accountId, guestId: null } });
  return (await context.transaction((tx) => placeOrder(tx, context, draft))).orderNo;
}

describe('the orders of an account', () => {
  it('are listed on their page, with a way to pay, and found by state, number and product', async () => {
    const first = await order(ada!);
    const second = await order(ada!);
    expect((await ada!.post('/order/cancel', { orderNo: first, reason: '' })).data.status).toBe('cancelled');
    const page = await ada!.page('/user/order');
    expect(page.status).toBe(200);
    expect(page.data.pageBody).toContain(first);
    expect(page.data.pageBody).toContain(second);
    expect(page.data.pageBody).toMatch(/href="\/checkout\/c-[\da-f-]+"/);
    const cancelled = (await ada!.page('/zh/user/order?status=cancelled')).data.pageBody;
    expect(cancelled).toContain(first);
    expect(cancelled).not.toContain(second);
    expect(cancelled).toContain('已取消');
    const unpaid = (await ada!.page('/user/order?status=inProgress&payStatus=unpaid')).data.pageBody;
    expect(unpaid).toContain(second);
    expect(unpaid).not.toContain(first);
    expect((await ada!.page(`/user/order?q=${second.toLowerCase()}`)).data.pageBody).toContain(second);
    expect((await ada!.page('/user/order?q=BOWL-1')).data.pageBody).toContain(second);
    const nothing = (await ada!.page('/user/order?q=%25')).data.pageBody;
    expect(nothing).toContain('No records');
    expect(nothing).not.toContain(second);
    // What is no state of an order is left out.
    expect((await ada!.page('/user/order?status=gone&page=x')).data.pageBody).toContain(second);
    expect((await bob!.page('/user/order')).data.pageBody).toContain('No records');
  });

  it('say in short until when they can be paid, or what a change added to them', async () => {
    const dora = await signedIn(shop);
    const orderNo = await order(dora, { paymentMethodId: 'bankTransfer' });
    const payBy = async () => (await recentOrders(testContext(shop), { accountId: dora.accountId, most: 1 }))[0]!.payBy;
    expect(await payBy()).toMatch(/Z$/);
    await markPaid(await staffContext(shop), { order: orderNo });
    expect(await payBy()).toBeNull();
    const [{ lineId, quantity }] = (await dora.post('/order/detail', { orderNo })).data.products;
    const manager = { 'x-auth': await staffToken(shop, 'manager') };
    expect(await shop.client().post(`/api/admin/orders/${orderNo}/edit`, { lines: [{ lineId, quantity: quantity + 1 }] }, manager)).toMatchObject({ code: 0 });
    expect(await payBy()).toMatch(/Z$/);
  });

  it('are counted and listed by what is to be done next: every order in one list', async () => {
    const cleo = await signedIn(shop);
    const staff = await staffContext(shop);
    const paid = async () => {
      const orderNo = await order(cleo, { paymentMethodId: 'bankTransfer' });
      await markPaid(staff, { order: orderNo });
      return orderNo;
    };
    const parcel = { expressName: 'UPS', expressNumber: '1Z' };
    const unpaid = await order(cleo);
    const atTheDoor = await order(cleo, { paymentMethodId: 'cashOnDelivery' });
    const waiting = await paid();
    const parted = await paid();
    const [{ lineId }] = (await cleo.post('/order/detail', { orderNo: parted })).data.products;
    await shipOrder(staff, { order: parted, ...parcel, lines: [{ lineId, quantity: 1 }] });
    const sent = await paid();
    await shipOrder(staff, { order: sent, ...parcel, trackingUrl: 'https://track.example/1Z' });
    const done = await paid();
    await shipOrder(staff, { order: done, ...parcel });
    await cleo.post('/order/confirm', { orderNo: done });
    const cancelled = await order(cleo);
    const asked = await paid();
    for (const orderNo of [cancelled, asked]) await cleo.post('/order/cancel', { orderNo, reason: 'Twice' });

    const views = {
      toPay: [unpaid],
      toShip: [waiting, atTheDoor, asked],
      toReceive: [sent, parted],
      completed: [done],
      cancelled: [cancelled],
    };
    for (const [view, expected] of Object.entries(views)) {
      const { data } = await cleo.post('/order/list', { view });
      expect({ view, listed: data.items.map((item: any) => item.orderNo).sort() }).toEqual({ view, listed: [...expected].sort() });
      const { pageBody } = (await cleo.page(`/user/order?view=${view}`)).data;
      for (const orderNo of Object.values(views).flat()) expect(pageBody.includes(orderNo), `${orderNo} in ${view}`).toBe(expected.includes(orderNo));
    }
    const stranger = await signedIn(shop);
    for (const view of Object.keys(views)) expect([view, (await stranger.post('/order/list', { view })).data.items]).toEqual([view, []]);
    expect(await countOrders(testContext(shop), cleo.accountId)).toEqual({ all: 8, toPay: 1, toShip: 3, toReceive: 2, completed: 1, cancelled: 1 });
    expect((await cleo.page('/user/order?view=toReceive')).data.pageBody).toContain('https://track.example/1Z');
    expect(await cleo.post('/order/list', { view: 'all' })).toMatchObject({ status: 400, code: 40 });
    expect((await cleo.page('/user/order?view=nonsense')).data.pageBody).toContain(done);
  });

  it('order status and pay status are shown as text, in each language', async () => {
    const dan = await signedIn(shop);
    const orderNo = await order(dan, { paymentMethodId: 'bankTransfer' });
    const staff = await staffContext(shop);
    const says = async (en: string, zh: string, hk: string) => {
      for (const [prefix, words] of [
        ['', en],
        ['/zh', zh],
        ['/zh-HK', hk],
      ] as const)
        for (const path of ['/user/order', `/user/order/${orderNo}`])
          for (const word of words.split('|')) expect((await dan.page(prefix + path)).data.pageBody, `${prefix}${path}`).toContain(`>${word}</span>`);
    };
    await says('Unpaid', '待付款', '待付款');
    // What is to be paid for stands before the way of the order.
    const unpaid = (await dan.page(`/user/order/${orderNo}`)).data.pageBody;
    const places = ['href="/checkout/', 'Progress', 'id="order-summary"'].map((part) => unpaid.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    await markPaid(staff, { order: orderNo });
    await says('Preparing', '待发货', '待寄出');
    await dan.post('/order/cancel', { orderNo, reason: 'Twice' });
    await says('Cancellation requested', '取消待确认', '取消待確認');
    await rejectCancellation(staff, { order: orderNo, reason: 'Packed already' });
    expect((await dan.page(`/user/order/${orderNo}`)).data.pageBody).toContain('Packed already');
    await shipOrder(staff, { order: orderNo, expressName: 'UPS', expressNumber: '1Z' });
    expect(await dan.post('/order/cancel', { orderNo, reason: '' })).toMatchObject({ code: 41, msg: expect.stringContaining('already on its way') });
    await dan.post('/order/confirm', { orderNo });
    await says('Completed', '已完成', '已完成');
    const other = await order(dan, { paymentMethodId: 'bankTransfer' });
    await markPaid(staff, { order: other });
    await dan.post('/order/cancel', { orderNo: other, reason: '' });
    await approveCancellation(staff, { order: other });
    const ended = (await dan.page(`/user/order/${other}`)).data.pageBody;
    for (const words of ['Cancelled', 'Your cancellation was approved.', 'the way you paid']) expect(ended).toContain(words);
  });

  it('are shown to their account alone: another’s, a guest’s and a missing one are the same', async () => {
    const mine = await order(ada!);
    const guests = await placeTestOrder(shop, bowl);
    const shown = await ada!.page(`/user/order/${mine}`);
    expect(shown.status).toBe(200);
    expect(shown.data.pageBody).toContain(mine);
    expect(shown.data.pageBody).toContain('1 Analytical Way');
    for (const orderNo of [mine, guests.orderNo, '261121-000000']) {
      const refused = await bob!.page(`/user/order/${orderNo}`);
      expect(refused).toMatchObject({ status: 404, code: 40 });
      expect(refused.text).not.toContain('Analytical');
      for (const path of ['/order/detail', '/order/cancel', '/order/confirm'])
        expect(await bob!.post(path, { orderNo, reason: '' })).toMatchObject({ status: 404, code: 40 });
    }
    expect((await ada!.post('/order/detail', { orderNo: mine })).data).toMatchObject({ orderNo: mine, status: 'inProgress' });
    expect(await shop.client().get(`/user/order/${mine}?request=route`)).toMatchObject({ status: 401, code: 50 });
  });

  it('are written down in the log of the account', async () => {
    const orderNo = await order(ada!);
    await ada!.post('/order/cancel', { orderNo, reason: '' });
    const kinds = (await ada!.post('/log/list', {})).data.items.filter((entry: any) => entry.detail.orderNo === orderNo).map((entry: any) => entry.kind);
    expect(kinds.sort()).toEqual(['orderCancelled', 'orderPlaced']);
  });
});
