// Orders of an account: listed, searched, shown, changed; never another's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { placeOrder } from './index.ts';

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

  it('have no returns yet', async () => {
    expect((await ada!.page('/user/return')).data.pageBody).toContain('No records');
    expect(await ada!.page('/user/return/R1')).toMatchObject({ status: 404, code: 40 });
  });
});
