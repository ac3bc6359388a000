import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { amount } from '#kit/pure/amount.ts';
import { placeTestOrder, staffContext, testContext, testDraft, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { writeSettings } from '../../settings/index.ts';
import { cancelOrder } from '../cancel/index.ts';
import { markPaid } from '../pay/index.ts';
import { deliverOrder, shipOrder } from '../ship/index.ts';
import type { OrderMailKind } from './contract-mails.ts';
import { queueMail } from './queue-mail.ts';
import { findOrder } from '../store.ts';

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

  it('name until when an unpaid order waits, in the time zone of the shop', async () => {
    const context = testContext(shop);
    const setZone = (timeZone: string) => context.transaction((tx) => writeSettings(tx, 'shop', { timeZone }, shop.clock.now));
    await setZone('Asia/Shanghai');
    await place({ lang: 'zh' });
    expect((await newMails(0))[0]).toContain('2026年11月21日 GMT+8 18:30');
    await setZone('UTC');
    const order = await paid();
    const before = (await mailsTo(shop, email)).length;
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    await queue(order, 'placed');
    expect((await newMails(before))[0]).not.toContain('Please pay by');
  });

  it('show lines that add up to the subtotal, and discounts below it', async () => {
    const discount = { title: 'Spring', amount: amount(400) };
    const draft = testDraft(variant);
    await place({ lines: [{ ...draft.lines[0]!, total: amount(3598), discounts: [discount] }], promotionDiscounts: [discount], total: amount(4098) });
    const [mail] = await newMails(0);
    for (const sum of ['$39.98', '-$4.00', '$5.00', '$40.98']) expect(mail).toContain(sum);
    expect(mail).not.toContain('$35.98');
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

  it('confirm a request to cancel, with the words of the shopper', async () => {
    const order = await paid();
    const row = (await findOrder(shop.host.database.reader, { id: order.orderId }))!;
    const before = (await mailsTo(shop, email)).length;
    await cancelOrder(testContext(shop, { kind: 'guest', guestId: row.guestId! }), { orderNo: order.orderNo, reason: 'Bought <i>twice</i>' });
    const mails = await newMails(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`You asked to cancel order ${order.orderNo}`);
    expect(mails[0]).toContain('Bought &lt;i&gt;twice&lt;/i&gt;');
  });

  it('go to whom the shop gives copies, too, without the secret of the link', async () => {
    const context = testContext(shop);
    await context.transaction((tx) => writeSettings(tx, 'mails', { copyOrdersTo: ['packing@shop.example'] }, shop.clock.now));
    const order = await place();
    const [own] = await mailsTo(shop, email);
    const [copy, ...more] = await mailsTo(shop, 'packing@shop.example');
    expect(more).toEqual([]);
    expect(own).toMatch(new RegExp(`order=${order.orderNo}#[\\w-]{20,}`));
    expect(copy).toContain(`/backoffice/orders/${order.orderId}/show`);
    expect(copy).not.toMatch(/#[\w-]{20,}/);
    await context.transaction((tx) => writeSettings(tx, 'mails', {}, shop.clock.now));
  });
});
