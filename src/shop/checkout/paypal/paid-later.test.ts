/** PayPal's button for a cart of which a part is paid once it is there: what was agreed to pays for what is there, and for nothing else. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { paypalPayer } from '#test/fakes/paypal-records.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { submit } from '#test/harness/buyers.ts';
import { insertAheadAndThere, type TestVariant } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let fake: FakePaypal;
let client: TestClient;
/** Sold ahead of stock, and one that is there. */
let kist: TestVariant;
let bowl: TestVariant;

beforeAll(async () => {
  fake = await startPaypal();
  shop = await createTestApp({ config: { payments: { stripe: null, paypal: { ...fake.account, callMs: 1_000 } } } });
  await shop.host.database.transaction(seedCommerce);
  await shop.host.database.transaction((tx) =>
    writeSettings(tx, 'payments', { chargeAhead: 'whenThere', paypal: { expressCart: true, expressCheckout: true, expressProduct: true } }, shop.clock.now),
  );
  [kist, bowl] = await insertAheadAndThere(shop.host.database, shop.clock.now);
  client = shop.client();
});
afterAll(async () => {
  await shop.close();
  await fake.close();
});

const valueOf = ({ amount }: { amount: number }) => (amount / 100).toFixed(2);
const takenFor = (orderNo: string) => [...fake.captures.values()].filter(({ custom_id: id }) => id === `${orderNo}@localhost:3000`);
const moved = async (url: string): Promise<string> => String((await client.get(new URL(url, 'http://localhost:3000').pathname)).headers['location']);
const orderOf = async (orderNo: string) => (await client.post('/api/web/order/detail', { orderNo })).data;

it('takes what is paid now, and asks at PayPal anew for the rest', async () => {
  for (const { sku } of [kist, bowl]) await client.post('/api/web/cart/add', { sku, quantity: 1 });
  const { id, returnUrl, amount } = fake.orderAt((await client.post('/api/web/checkout/paypal/begin', { of: { source: 'cart' } })).data.url);
  expect(Number(amount.value)).toBeLessThan(64);
  fake.approve(id, paypalPayer);
  const [, slug] = /\/checkout\/(\w+)/.exec(await moved(returnUrl))!;
  const checkout = (await client.post('/api/web/checkout/get', { slug })).data;
  const { orderNo, payment } = (await submit(client, checkout)).data;
  expect(await moved(payment.action.url)).toBe(`/checkout/thankyou?order=${orderNo}`);
  const first = await orderOf(orderNo);
  expect(first).toMatchObject({ payStatus: 'paid', products: [{ sku: bowl.sku }] });
  expect(takenFor(orderNo)).toMatchObject([{ amount: { value: valueOf(first.total) } }]);
  expect(fake.orders.get(id)).toMatchObject({ invoice_id: orderNo, amount: { value: valueOf(first.total) } });

  const laterNo = first.otherOrderNo as string;
  expect(await client.post('/api/web/payment/start', { orderNo: laterNo, methodId: 'paypal' })).toMatchObject({ code: 41 });
  const staff = { 'x-auth': await staffToken(shop, 'manager') };
  await shop.client().post(`/api/admin/stock/${kist.id}/adjust`, { change: 1, reason: 'received' }, staff);
  await runJob(shop, 'order.ask-for-payments');
  const started = (await client.post('/api/web/payment/start', { orderNo: laterNo, methodId: 'paypal' })).data.payment;
  const page = fake.orderAt(started.action.url);
  const second = await orderOf(laterNo);
  expect(page).toMatchObject({ invoice_id: laterNo, amount: { value: valueOf(second.total) } });
  fake.approve(page.id);
  await moved(page.returnUrl);
  expect([(await orderOf(laterNo)).payStatus, takenFor(laterNo)]).toMatchObject(['paid', [{ amount: { value: valueOf(second.total) } }]]);
  expect(first.total.amount + second.total.amount).toBe(checkout.total.amount);
});
