/** What was promised when an order was placed stays with it (docs/rules/orders.md, "Shipping and delivery"). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit, type Purchase } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let bowl: TestVariant;
let shopper: SignedInShopper;
// A Thursday evening in New York, and Friday already in London and Shanghai.
const evening = new Date('2027-03-05T02:00:00Z');

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 500, weightGrams: 400 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

/** Orders at that moment, in a shop of a time zone; answers the order's number. */
async function ordered(timeZone: string, { headers, ...purchase }: Purchase = {}): Promise<string> {
  shop.clock.now = evening;
  await shop.host.database.transaction((tx) => writeSettings(tx, 'shop', { timeZone, handlingDays: 1 }, shop.clock.now));
  shopper = await signedIn(shop);
  const as = { 'x-auth': shopper.token, ...headers };
  const checkout = await fillCheckout(shopper.client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, ...purchase, headers: as });
  const placed = await submit(shopper.client, checkout, as);
  expect(placed).toMatchObject({ status: 200, code: 0 });
  return placed.data.orderNo as string;
}
const detailOf = async (orderNo: string, lang = 'en') => (await shopper.post('/order/detail', { orderNo }, { 'x-lang': lang })).data;

it.each([
  ['America/New_York', '2027-03-10', '2027-03-12', 'Mar 10–12'],
  ['UTC', '2027-03-11', '2027-03-15', 'Mar 11–15'],
  ['Asia/Shanghai', '2027-03-11', '2027-03-15', 'Mar 11–15'],
])('in %s it is counted from the day that it is there, and never again', async (timeZone, from, until, days) => {
  const orderNo = await ordered(timeZone);
  shop.clock.now = new Date('2027-03-09T10:00:00Z');
  await shop.host.database.transaction((tx) => writeSettings(tx, 'shop', { timeZone: 'UTC', handlingDays: 20 }, shop.clock.now));
  const { delivery } = (await detailOf(orderNo)).shippingMethod;
  expect({ ...delivery, text: plain(delivery.text) }).toEqual({ from, until, text: days });
});

it('is said on the thank-you page, in the account, by mail and to staff, each in its language', async () => {
  const shown = async (path: string) => (await shopper.page(path)).text.replaceAll(/<[^>]*>/g, '');
  const orderNo = await ordered('UTC', { headers: { 'x-lang': 'zh' }, payment: 'cashOnDelivery' });
  for (const path of [`/checkout/thankyou?order=${orderNo}`, `/user/order/${orderNo}`]) {
    expect(plain(await shown(path))).toContain('Arrives Mar 11–15');
    expect(await shown(`/zh-HK${path}`)).toContain('預計 3月11日–15日');
  }
  expect((await mailsTo(shop, 'ada@example.com')).at(-1)).toContain('预计 3月11日–15日送达');
  const manager = { 'x-auth': await staffToken(shop, 'manager') };
  const { shippingMethod } = (await shop.client().get(`/api/admin/orders/${orderNo}`, manager)).data;
  expect(plain(shippingMethod.delivery.text)).toBe('Mar 11–15');
});

it('is nothing where the goods are collected', async () => {
  const orderNo = await ordered('UTC', { address: addresses.HK, shipping: 'pickup', headers: { 'x-currency': 'HKD' } });
  const { shippingMethod } = await detailOf(orderNo);
  expect(Object.keys(shippingMethod)).toEqual(['id', 'title', 'pickup']);
});
