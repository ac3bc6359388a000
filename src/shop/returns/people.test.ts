/** Who owns a return, permissions, credits, pictures, notifications and stored data. */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { changeCredits, readBalance } from '#shop/credits/index.ts';
import { placeOrder } from '#shop/orders/index.ts';
import type { OrderDraft } from '#shop/orders/contract.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { testContext, testDraft, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { bring, orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { returnsStillOpen } from './contract.ts';
import { returnPersonalData } from './store-personal.ts';

let shop: TestApp;
let variant: TestVariant;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 1000 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const runAction = (returnNo: string, action: string, body: object = {}, as = manager) =>
  shop.client().post(`/api/admin/returns/${returnNo}/${action}`, body, as);
const balanceOf = async (shopper: SignedInShopper) => (await readBalance(shop.host.database.reader, shopper.accountId)).amount;

/** A delivered order of an account. */
async function orderOf(
  shopper: SignedInShopper,
  more: Partial<OrderDraft> & { quantity?: number } = {},
): Promise<{ orderNo: string; orderId: string; lineId: string }> {
  const context = testContext(shop);
  const draft = testDraft(variant, { paymentMethodId: 'bankTransfer', ...more, shopper: { accountId: shopper.accountId, guestId: null } });
  const placed = await context.transaction((tx) => placeOrder(tx, context, draft));
  if (draft.total > 0) await bring(shop, placed.orderId, 'delivered');
  const { data } = await shopper.post('/order/detail', { orderNo: placed.orderNo });
  return { orderNo: placed.orderNo, orderId: placed.orderId, lineId: data.products[0].lineId };
}
const applyFor = (shopper: SignedInShopper, { orderNo, lineId }: { orderNo: string; lineId: string }, more: object = {}) =>
  shopper.post('/return/apply', { orderNo, lines: [{ lineId, quantity: 1 }], applyType: 'returnRefund', applyDescription: 'Too small', ...more });

describe('whose it is', () => {
  let order: TestOrder;
  let returnNo: string;
  beforeEach(async () => {
    order = await orderAt(shop, variant, 'delivered');
    const [lineId] = await returnsOf(order).lineIds();
    returnNo = (await returnsOf(order).apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] })).data.returnNo;
  });

  it("a guest's, by the cookie of the browser or by the order's token", async () => {
    const elsewhere = shop.client();
    const { orderNo, orderToken } = order;
    const detail = await elsewhere.post('/api/web/return/detail', { returnNo, orderToken });
    expect(detail).toMatchObject({ code: 0, data: { returnNo, orderNo } });
    expect((await elsewhere.post('/api/web/return/list', { orderNo, orderToken })).data).toMatchObject({ total: 1, items: [{ returnNo }] });
    expect((await order.client.post('/api/web/return/list', {})).data.items.map((item: { returnNo: string }) => item.returnNo)).toEqual([returnNo]);
    const lines = [{ lineId: detail.data.lines[0].lineId, quantity: 1 }];
    expect((await elsewhere.post('/api/web/return/quote', { orderNo, orderToken, lines, applyType: 'returnRefund' })).data.refundAmount.amount).toBe(2499);
    expect((await elsewhere.post('/api/web/return/cancel', { returnNo, orderToken })).data).toMatchObject({ status: 'cancelled' });
  });

  it("not others': a missing one and another shopper's are the same 404, and nothing changes", async () => {
    const stranger = shop.client();
    const other = await signedIn(shop);
    const bodies: [string, object][] = [
      ['detail', { returnNo }],
      ['cancel', { returnNo }],
      ['logistics', { returnNo, logisticsCompany: 'A', logisticsNumber: 'B' }],
      ['list', { orderNo: order.orderNo }],
      ['detail', { returnNo: 'R261121-000000' }],
      ['detail', { returnNo, orderToken: 'x'.repeat(43) }],
    ];
    for (const [path, body] of bodies) {
      const asked = [await stranger.post(`/api/web/return/${path}`, body), await other.post(`/return/${path}`, body)];
      const missing = await stranger.post('/api/web/return/detail', { returnNo: 'R000000-ZZZZZZ' });
      for (const answer of asked) expect([path, answer.status, answer.text]).toEqual([path, 404, missing.text]);
    }
    expect((await returnsOf(order).detail(returnNo)).data).toMatchObject({ status: 'pendingApproval' });
    expect(await stranger.post('/api/web/return/list', {})).toMatchObject({ status: 401, code: 50 });
    expect((await other.post('/return/list', {})).data).toMatchObject({ total: 0, items: [] });
  });

  it('staff find it by number, name, e-mail and sku, and support does what happens at the door', async () => {
    const list = async (filter: object, more = '', as = manager) =>
      shop.client().get(`/api/admin/returns?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`, as);
    const numbers = async (filter: object, more = '') => (await list(filter, more)).data.items.map((item: { returnNo: string }) => item.returnNo);
    expect(await numbers({ q: returnNo.slice(2) })).toEqual([returnNo]);
    expect(await numbers({ q: order.orderNo.toLowerCase() })).toEqual([returnNo]);
    expect(await numbers({ orderNo: order.orderNo, status: 'pendingApproval', auditStatus: 'pendingApproval', applyType: 'returnRefund' })).toEqual([returnNo]);
    for (const q of ['ada byron', 'ada@example', variant.sku]) expect(await numbers({ q }, '&size=100')).toContain(returnNo);
    expect(await numbers({ q: '100%_' })).toEqual([]);
    expect(await numbers({ orderNo: order.orderNo, status: 'completed' })).toEqual([]);
    for (const wrong of ['?sort=secret', '?filter={"status":"lost"}', '?page=0'])
      expect((await shop.client().get(`/api/admin/returns${wrong}`, manager)).status).toBe(400);
    const read = await shop.client().get(`/api/admin/returns/${returnNo}`, manager);
    expect(read.headers['etag']).toMatch(/^"/);
    expect(read.data).toMatchObject({ customer: { name: 'Ada Byron', email: 'ada@example.com' }, actions: ['approve', 'refuse'] });
    expect(await shop.client().get('/api/admin/returns/nothing', manager)).toMatchObject({ status: 404, code: 40 });
    const support = { 'x-auth': await staffToken(shop, 'support') };
    const editor = { 'x-auth': await staffToken(shop, 'editor') };
    expect((await list({}, '', editor)).status).toBe(403);
    expect((await runAction(returnNo, 'approve', {}, support)).status).toBe(403);
    const key = { ...manager, 'idempotency-key': `approve-${returnNo}` };
    const first = await runAction(returnNo, 'approve', {}, key);
    expect((await runAction(returnNo, 'approve', {}, key)).text).toBe(first.text);
    expect((await shop.client().get(`/api/admin/returns/${returnNo}`, support)).data.actions).toEqual(['receive', 'reject-goods']);
    const received = await runAction(returnNo, 'receive', { restock: false }, support);
    expect(
      received.data.timeline.map((entry: { event: string; actor: { kind: string; name: string } }) => [entry.event, entry.actor.kind, entry.actor.name]),
    ).toEqual([
      ['applied', 'shopper', ''],
      ['approved', 'staff', 'manager'],
      ['received', 'staff', 'support'],
      ['refunded', 'staff', 'support'],
    ]);
    const audit = await sql<{ action: string }>`select action from staff_action where subject = ${returnNo} order by at, id`.execute(shop.kysely);
    expect(audit.rows.map((row) => row.action).toSorted()).toEqual(['return.approve', 'return.receive']);
  });
});

describe('credits', () => {
  const paidWith = { credits: amount(1500), creditsHeld: amount(1500), total: amount(2998) };
  const give = (accountId: string, of: number) => {
    const context = testContext(shop);
    return context.transaction((tx) => changeCredits(tx, context, { accountId, amount: amount(of), reason: 'granted' }));
  };

  it('that an order used are refunded as credits, in proportion, and all of them with the last unit', async () => {
    const ada = await signedIn(shop);
    await give(ada.accountId, 2000);
    const order = await orderOf(ada, paidWith);
    expect(await balanceOf(ada)).toBe(500);
    const lines = [{ lineId: order.lineId, quantity: 1 }];
    expect((await ada.post('/return/quote', { orderNo: order.orderNo, lines, applyType: 'returnRefund' })).data).toMatchObject({
      refundAmount: { amount: 1999 },
      refundCredits: { amount: 667 },
    });
    const received: number[][] = [];
    for (let unit = 0; unit < 2; unit += 1) {
      const { returnNo } = (await applyFor(ada, order)).data;
      await runAction(returnNo, 'approve');
      const { data } = await runAction(returnNo, 'receive', { restock: true });
      received.push([data.refundAmount.amount, data.refundedCredits.amount]);
    }
    expect(received).toEqual([
      [1999, 667],
      [2499, 833],
    ]);
    expect(await balanceOf(ada)).toBe(2000);
    expect((await ada.post('/order/detail', { orderNo: order.orderNo })).data).toMatchObject({
      refundedAmount: { amount: 2998 },
      creditsReturned: { amount: 1500 },
    });
  });

  it('are where the money goes when the shopper chose so, and no provider is asked', async () => {
    const ada = await signedIn(shop);
    const order = await orderOf(ada);
    const { returnNo } = (await applyFor(ada, order, { refundTo: 'credits' })).data;
    await runAction(returnNo, 'approve');
    expect((await runAction(returnNo, 'receive', { restock: false })).data).toMatchObject({
      refundTo: 'credits',
      refundAmount: { amount: 1999 },
      status: 'completed',
    });
    expect(await balanceOf(ada)).toBe(1999);
    const seen = (await ada.post('/order/detail', { orderNo: order.orderNo })).data;
    expect(seen).toMatchObject({ refundedAmount: { amount: 1999 }, refunds: [{ amount: { amount: 1999 }, lines: [{ quantity: 1 }] }] });
    const entries = await sql<{ reason: string; amount: number }>`select reason, amount from credit_entry where account_id = ${ada.accountId}`.execute(
      shop.kysely,
    );
    expect(entries.rows).toEqual([{ reason: 'refunded', amount: 1999 }]);
  });

  it('pay an order whole and come back whole', async () => {
    const ada = await signedIn(shop);
    await give(ada.accountId, 4498);
    const order = await orderOf(ada, { credits: amount(4498), creditsHeld: amount(4498), total: amount(0), paymentMethodId: null });
    const { returnNo } = (await applyFor(ada, order, { applyType: 'refundOnly', lines: [{ lineId: order.lineId, quantity: 2 }] })).data;
    await runAction(returnNo, 'approve');
    expect((await runAction(returnNo, 'refund')).data).toMatchObject({ refundAmount: { amount: 4498 }, refundedCredits: { amount: 4498 } });
    expect(await balanceOf(ada)).toBe(4498);
    expect((await ada.post('/order/detail', { orderNo: order.orderNo })).data).toMatchObject({ status: 'cancelled' });
  });
});

describe('pictures', () => {
  const upload = async (client: TestClient, token: string, purpose = 'return') => {
    const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#5b6b4a' } })
      .jpeg()
      .toBuffer();
    const part = (name: string, more: string, value: Buffer) => [
      Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
      value,
      Buffer.from('\r\n'),
    ];
    const payload = Buffer.concat([
      ...part('file', '; filename="a.jpg"\r\nContent-Type: image/jpeg', file),
      ...part('purpose', '', Buffer.from(purpose)),
      Buffer.from('--edge--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=edge', 'x-auth': token };
    return (await client.send({ method: 'POST', url: '/api/web/upload', payload, headers })).data.id as string;
  };

  it('are shown with the return, and are its sender’s and sent for returns', async () => {
    const ada = await signedIn(shop);
    const eve = await signedIn(shop);
    const order = await orderOf(ada);
    const [mine, review, hers] = [await upload(ada.client, ada.token), await upload(ada.client, ada.token, 'review'), await upload(eve.client, eve.token)];
    for (const id of [review, hers])
      expect(await applyFor(ada, order, { images: [id] })).toMatchObject({ status: 400, data: { errors: { images: expect.any(String) } } });
    const applied = await applyFor(ada, order, { images: [mine, mine] });
    expect(applied.data.images).toMatchObject([{ id: mine, url: expect.stringMatching(new RegExp(`^/api/web/upload/${mine}/[^/]+/1200\\.jpg$`)) }]);
    // Its owner and staff get its address; the id alone does not give access.
    const [asOwner, asStaff] = [
      applied.data.images[0].url,
      (await shop.client().get(`/api/admin/returns/${applied.data.returnNo}`, manager)).data.images[0].url,
    ];
    for (const url of [asOwner, asStaff])
      expect(await shop.app.inject({ url })).toMatchObject({
        statusCode: 200,
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
      });
    expect((await shop.app.inject({ url: `/media/${mine}/1200.jpg` })).statusCode).toBe(404);
    expect(await applyFor(ada, order, { images: [mine] })).toMatchObject({ status: 400 });
  });
});

describe('notifications and stored data', () => {
  it('notices and the log name each step, and an account with running returns is not deleted', async () => {
    const ada = await signedIn(shop);
    const order = await orderOf(ada);
    await ada.post('/order/confirm', { orderNo: order.orderNo });
    const { returnNo } = (await applyFor(ada, order, { applyDescription: 'My own words' })).data;
    await runAction(returnNo, 'approve');
    const [part] = returnPersonalData;
    const owner = { accountId: ada.accountId, email: ada.email };
    const blockedReason = await shop.host.database.transaction((tx) => part!.blockedReason!(tx, owner, { byStaff: false }));
    expect(blockedReason?.say('en')).toBe(`You have a return of order ${order.orderNo} that is still open. You can delete your account once it’s closed.`);
    expect(new ShopError(returnsStillOpen, { params: { count: 2, orders: 'A, B', byStaff: false } }).say('en')).toContain('2 returns that are still open, of order A, B.');
    const forStaff = await shop.host.database.transaction((tx) => part!.blockedReason!(tx, owner, { byStaff: true }));
    expect(forStaff?.say('en')).toBe(`This customer has a return of order ${order.orderNo} that is still open. It has to be closed first.`);
    await runAction(returnNo, 'receive', { restock: false });
    const { items } = (await ada.post('/notice/list', {})).data;
    expect(items.map((item: { kind: string; text: string; path: string }) => [item.kind, item.path])).toEqual([
      ['returnRefunded', `/user/return/${returnNo}`],
      ['returnApproved', `/user/return/${returnNo}`],
      ['returnApplied', `/user/return/${returnNo}`],
    ]);
    expect(items[0].text).toBe(`$19.99 of return ${returnNo} was refunded.`);
    expect((await ada.post('/log/list', {})).data.items.map((entry: { kind: string }) => entry.kind)).toContain('returnApplied');
    const exported = await part!.read(shop.host.database.reader, owner, { after: '', most: 10 }, testContext(shop));
    expect(exported.map(({ row }) => row)).toMatchObject([{ returnNo, applyDescription: 'My own words', lines: [{ quantity: 1 }] }]);
    expect(await shop.host.database.transaction((tx) => part!.blockedReason!(tx, owner, { byStaff: false }))).toBeNull();
    await shop.host.database.transaction((tx) => part!.erase(tx, owner, testContext(shop)));
    const after = await sql<{
      words: string;
    }>`select apply_description || (select reason from return_event e where e.return_id = r.id and event = 'applied') as words
      from order_return r where return_no = ${returnNo}`.execute(shop.kysely);
    expect(after.rows).toEqual([{ words: '' }]);
  });

  it('a guest’s return is the account’s once the order is', async () => {
    const order = await orderAt(shop, variant, 'delivered', { contact: { email: 'joins@example.com' } });
    const [lineId] = await returnsOf(order).lineIds();
    const { returnNo } = (await returnsOf(order).apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] })).data;
    const ada = await signedIn(shop, { email: 'joins@example.com' });
    await sql`update orders set account_id = ${ada.accountId}, guest_id = null where order_no = ${order.orderNo}`.execute(shop.kysely);
    expect((await ada.post('/return/list', {})).data.items).toMatchObject([{ returnNo }]);
    expect(await returnsOf(order).detail(returnNo)).toMatchObject({ status: 404 });
  });
});
