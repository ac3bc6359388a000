/** Returns by plain forms, on a guest's order page. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import type { TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let order: TestOrder;
let line: string;
beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 1000 }] })) as [TestVariant];
});
afterAll(() => shop.close());
beforeEach(async () => {
  order = await orderAt(shop, variant, 'delivered', { quantity: 2 });
  [line] = (await returnsOf(order).lineIds()) as [string];
});

const page = () => `/checkout/thankyou?order=${order.orderNo}`;
const post = (fields: Record<string, string>, client: TestClient = order.client) =>
  client.send({
    method: 'POST',
    url: page(),
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
  });
const ask = (more: Record<string, string> = {}) =>
  post({ form: 'return', applyType: 'returnRefund', [`line.${line}`]: '1', reason: 'size', words: 'Too small', ...more });
const returns = async () => (await order.client.post('/api/web/return/list', { orderNo: order.orderNo })).data.items;

it('are asked for, given a parcel and taken back without a script', async () => {
  expect((await order.client.get(page())).text).toContain(`name="line.${line}"`);
  const asked = await ask();
  expect(asked).toMatchObject({ status: 303, headers: { location: `/checkout/thankyou?order=${order.orderNo}#order-returns` } });
  const [made] = await returns();
  expect(made).toMatchObject({ applyType: 'returnRefund', lines: [{ quantity: 1 }], applyDescription: 'It doesn’t fit – Too small' });
  const { returnNo } = made;
  // It stands on the page, which a script has not made.
  expect((await order.client.get(page())).text).toContain(returnNo);

  const manager = { 'x-auth': await staffToken(shop, 'manager') };
  await shop.client().post(`/api/admin/returns/${returnNo}/approve`, {}, manager);
  const refused = await post({ form: 'return-parcel', returnNo, logisticsCompany: 'Cormorant', logisticsNumber: ' ' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('value="Cormorant"');
  expect((await post({ form: 'return-parcel', returnNo, logisticsCompany: 'Cormorant', logisticsNumber: 'CM-9' })).status).toBe(303);
  expect((await returns())[0]).toMatchObject({ logisticsNumber: 'CM-9' });
});

it('have their label, and the order its invoice, without a script', async () => {
  await ask();
  const [{ returnNo }] = await returns();
  expect((await post({ form: 'return-label', returnNo })).status).toBe(409);
  await shop.client().post(`/api/admin/returns/${returnNo}/approve`, {}, { 'x-auth': await staffToken(shop, 'manager') });
  const { text } = await order.client.get(page());
  expect(text).toContain('value="return-label"');
  expect(text).toContain('value="invoice"');
  for (const [fields, title] of [
    [{ form: 'return-label', returnNo }, `Return label ${returnNo}`],
    [{ form: 'invoice' }, 'Invoice'],
  ] as const) {
    const { status, headers } = await post(fields);
    expect([status, headers['location']]).toEqual([303, expect.stringMatching(/^\/document\?key=[\w-]{43}$/)]);
    expect((await shop.client().get(String(headers['location']))).text).toContain(`<title>${title}`);
    // Another visitor has neither.
    expect((await post(fields, shop.client())).status).toBe(404);
  }
});

it('are taken back', async () => {
  await ask();
  const [{ returnNo }] = await returns();
  expect((await post({ form: 'return-cancel', returnNo })).status).toBe(303);
  expect((await returns())[0]).toMatchObject({ status: 'cancelled' });
  const twice = await post({ form: 'return-cancel', returnNo });
  expect([twice.status, twice.text.includes('href="/cart"')]).toEqual([409, true]);
});

it.each([
  ['nothing chosen', () => ({ [`line.${line}`]: '0' }), /Choose at least one/],
  ['no reason', () => ({ reason: '' }), /Choose a reason|Please choose/],
  ['another reason without a word', () => ({ reason: 'other', words: '' }), /./],
  ['more than was bought', () => ({ [`line.${line}`]: '3' }), /./],
  ['half a piece', () => ({ [`line.${line}`]: '0.5' }), /./],
  ['a huge number', () => ({ [`line.${line}`]: '1e9' }), /./],
  ['a line of nobody', () => ({ 'line.nothing': '1' }), /./],
  ['a reason that is not offered', () => ({ reason: 'toString' }), /./],
  ['a kind that is not there', () => ({ applyType: 'gift' }), /./],
])('%s: is said on the page, and what was written stays', async (_what, change, message) => {
  const answer = await ask({ words: 'Far too <small>', ...change() });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).toMatch(message);
  expect(answer.text).toContain('role="alert"');
  expect(await returns()).toEqual([]);
});

it("nothing for another shopper's order, which looks as if it were not there", async () => {
  const stranger = shop.client();
  expect((await stranger.get(page())).text).not.toContain(`name="line.${line}"`);
  expect((await post({ form: 'return', applyType: 'returnRefund', [`line.${line}`]: '1', reason: 'size', words: '' }, stranger)).status).toBe(404);
  expect(await returns()).toEqual([]);
});
