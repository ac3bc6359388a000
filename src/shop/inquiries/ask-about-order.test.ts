/** From an order to the shop's form, with the order's number: on its page, in its mails, and as staff read what was asked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContents } from '#shop/content/edit/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let order: TestOrder;
let staff: { 'x-auth': string };
const form = {
  slug: 'support',
  texts: { en: { title: 'Write to us' } },
  fields: [{ key: 'message', kind: 'textarea', texts: { en: { label: 'Message' } }, required: true }],
  notify: ['help@moss.example'],
};
beforeAll(async () => {
  shop = await createTestApp();
  staff = { 'x-auth': await staffToken(shop, 'manager') };
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] });
  order = await placeTestOrder(shop, bowl!, { contact: { email: 'ada@example.com' }, paymentMethodId: 'bankTransfer' });
  await shop.client().post('/api/admin/inquiry-forms', form, staff);
});
afterAll(() => shop.close());

const page = async (path: string) => (await order.client.get(path)).text;
const field = (text: string) => /<input[^>]*name="order"[^>]*>/.exec(text)?.[0] ?? '';
const post = (fields: Record<string, string>) =>
  order.client.send({
    method: 'POST',
    url: '/inquiry/support',
    payload: new URLSearchParams({ form: 'inquiry', slug: 'support', ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('who asks about an order', () => {
  it('is led from its page and its mails to the form, which has its number', async () => {
    const thanks = `/checkout/thankyou?order=${order.orderNo}`;
    // Without a page about contact, the form for feedback.
    expect(await page(thanks)).toContain(`href="/page/feedback?order=${order.orderNo}"`);
    expect(await page(`/page/feedback?order=${order.orderNo}`)).toMatch(new RegExp(`<textarea[^>]*name="text"[^>]*>\\s*Order ${order.orderNo}`));
    await shop.host.database.transaction((tx) => createContents(tx, [{ kind: 'page', slug: 'contact', texts: { en: { title: 'Contact' } } }], shop.clock.now));
    await expect.poll(() => page(thanks)).toContain(`href="/page/contact?order=${order.orderNo}"`);
    expect(await shop.client().post(`/api/admin/orders/${order.orderId}/resend`, { mail: 'placed' }, staff)).toMatchObject({ code: 0 });
    await runJobs(shop);
    const mail = (await mailsTo(shop, 'ada@example.com'))
      .at(-1)!
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    expect(mail).toContain(`http://localhost:3000/page/contact?order=${order.orderNo}`);
    expect(mail).toContain('Ask about this order');
  });

  it('finds its number in the form, and what is no number in none', async () => {
    expect(field(await page(`/inquiry/support?order=${order.orderNo}`))).toContain(`value="${order.orderNo}"`);
    for (const wrong of ['', '?order=', '?order=a%20b', '?order=%3Cb%3E', `?order=${'1'.repeat(21)}`])
      expect(field(await page(`/inquiry/support${wrong}`))).toBe('');
  });

  it('sends it along without script, also after a mistake, and staff read which order it is', async () => {
    const wrong = await post({ order: order.orderNo, 'fields.message': '' });
    expect(wrong.status).toBe(400);
    expect(field(wrong.text)).toContain(`value="${order.orderNo}"`);
    expect((await post({ order: 'no number', 'fields.message': 'Hello' })).text).toMatch(/id="inquiry-support-order-error"[^>]*class="mt/);
    expect((await post({ order: order.orderNo, 'fields.message': 'Where is it?' })).status).toBe(303);
    const { items } = (await shop.client().get('/api/admin/inquiries', staff)).data as { items: { orderNo: string | null }[] };
    expect(items.map(({ orderNo }) => orderNo)).toEqual([order.orderNo]);
    expect((await shop.client().get(`/api/admin/orders/${items[0]!.orderNo}`, staff)).data).toMatchObject({ orderNo: order.orderNo });
    await runJobs(shop);
    expect((await mailsTo(shop, 'help@moss.example')).at(-1)).toContain(order.orderNo);
    const none = await shop.client().post('/api/web/inquiry/submit', { slug: 'support', order: '', fields: { message: 'Hello' } });
    expect(none).toMatchObject({ code: 0 });
  });
});
