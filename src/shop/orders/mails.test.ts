import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, staffContext, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { cancelOrder, deliverOrder, markPaid, shipOrder } from './index.ts';
import type { OrderMailKind } from './job-kinds.ts';
import { queueMail } from './queue-mail.ts';
import { findOrder } from './store.ts';

let shop: TestApp;
let variant: TestVariant;
let count = 0;
let email = '';

beforeAll(async () => {
  shop = await createTestApp();
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 100 }] })) as [TestVariant];
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = new Date('2026-11-21T10:00:00Z');
  count += 1;
  email = `reader-${count}@example.com`;
});

const place = (more: Parameters<typeof placeTestOrder>[2] = {}) => placeTestOrder(shop, variant, { contact: { email }, ...more });
const paid = async (more: Parameters<typeof placeTestOrder>[2] = {}) => {
  const order = await place({ paymentMethodId: 'bankTransfer', ...more });
  await markPaid(await staffContext(shop), { order: order.orderId });
  return order;
};
const queue = (order: TestOrder, kind: OrderMailKind) => {
  const context = testContext(shop);
  return context.transaction((tx) => queueMail(tx, context, { orderId: order.orderId, kind }));
};
/** What came since, by subject. */
async function newMails(before: number): Promise<string[]> {
  return (await mailsTo(shop, email)).slice(before);
}

describe('mails about an order', () => {
  it('remind of a payment in the language of the order, with the end of the window', async () => {
    const order = await place({ lang: 'zh' });
    const before = (await mailsTo(shop, email)).length;
    await queue(order, 'paymentReminder');
    const [mail, ...more] = await newMails(before);
    expect(more).toEqual([]);
    expect(mail).toContain('尚未付款');
    expect(mail).toContain('2026年11月21日 UTC 10:30');
  });

  it('remind nobody who has paid meanwhile', async () => {
    const order = await paid();
    const before = (await mailsTo(shop, email)).length;
    await queue(order, 'paymentReminder');
    expect(await newMails(before)).toEqual([]);
  });

  it('say that something has arrived', async () => {
    const order = await paid();
    const staff = await staffContext(shop);
    await shipOrder(staff, { order: order.orderId, expressName: 'Post', expressNumber: 'P1' });
    const before = (await mailsTo(shop, email)).length;
    await deliverOrder(staff, { order: order.orderId });
    const mails = await newMails(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`Order ${order.orderNo} has arrived`);
  });

  it('hold in writing that somebody asked to cancel, with what they wrote', async () => {
    const order = await paid();
    const row = (await findOrder(shop.host.database.reader, { id: order.orderId }))!;
    const before = (await mailsTo(shop, email)).length;
    await cancelOrder(testContext(shop, { kind: 'guest', guestId: row.guestId! }), { orderNo: order.orderNo, reason: 'Bought <i>twice</i>' });
    const mails = await newMails(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`You asked to cancel order ${order.orderNo}`);
    expect(mails[0]).toContain('Bought &lt;i&gt;twice&lt;/i&gt;');
  });
});
