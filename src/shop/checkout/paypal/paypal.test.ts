/** PayPal's button: from the cart to PayPal, back with an address, and the order that uses what was agreed to, against a fake of PayPal. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type ApiAnswer, type TestApp, type TestClient } from '#test/harness/app.ts';
import { submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { paypalPayer, startPaypal, type FakePaypal, type PaypalPayer } from '#test/fakes/paypal.ts';

let shop: TestApp;
let fake: FakePaypal;
let variant: TestVariant;
let client: TestClient;
const minute = 60_000;

beforeAll(async () => {
  fake = await startPaypal();
  shop = await createTestApp({ config: { payments: { stripe: null, paypal: { ...fake.account, callMs: 1_000 } } } });
  await shop.host.database.transaction(seedCommerce);
});
afterAll(async () => {
  await shop.close();
  await fake.close();
});
beforeEach(async () => {
  fake.fail(null);
  Object.assign(fake.next, { capture: 'COMPLETED', refund: 'COMPLETED', amount: null, page: null });
  await wanted({ expressCart: true, expressCheckout: true, expressProduct: true });
  [variant] = (await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] })) as [TestVariant];
  client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 2 });
});

const wanted = (paypal: object) => shop.host.database.transaction((tx) => writeSettings(tx, 'payments', { paypal }, shop.clock.now));
const cart = { source: 'cart' };
const begin = (of: object = cart, from = client): Promise<ApiAnswer> => from.post('/api/web/checkout/paypal/begin', { of });
const read = async (slug: string, from = client) => (await from.post('/api/web/checkout/get', { slug })).data;
const slugIn = (location: string) => /\/checkout\/(\w+)/.exec(location)![1]!;
const moved = async (path: string, from = client): Promise<string> => {
  const answer = await from.get(path);
  expect(answer.status).toBe(303);
  return answer.headers['location'] as string;
};

/** Presses the button, agrees at PayPal, and comes back. */
async function agree(payer: PaypalPayer = paypalPayer, of: object = cart): Promise<{ paypalOrder: string; back: string; location: string; slug: string }> {
  const { data } = await begin(of);
  const { id, returnUrl } = fake.orderAt(data.url);
  fake.approve(id, payer);
  const back = new URL(returnUrl).pathname;
  const location = await moved(`${back}?token=${id}&PayerID=X`);
  return { paypalOrder: id, back, location, slug: slugIn(location) };
}
const order = async (orderNo: string) => (await client.post('/api/web/order/detail', { orderNo })).data;
const approvals = async (): Promise<string[]> =>
  (await sql<{ state: string }>`select state from payment_approval order by created_at, id`.execute(on<Record<string, never>>(shop.host.database.reader))).rows.map(
    ({ state }) => state,
  );

describe('who agrees at PayPal', () => {
  it('comes back to a checkout that is filled in, and the order takes the money without a second way to PayPal', async () => {
    const { paypalOrder, location, slug } = await agree();
    expect(fake.orders.get(paypalOrder)).toMatchObject({ experience: { shipping_preference: 'GET_FROM_FILE', user_action: 'CONTINUE' }, capture: null });
    expect(location).toBe(`/checkout/${slug}?step=shipping#step-shipping`);
    const checkout = await read(slug);
    expect(checkout).toMatchObject({
      contact: { email: 'ada@example.com' },
      address: { country: 'US', province: 'CA', city: 'San Francisco', firstName: 'Ada King', lastName: 'Lovelace', address: '1 Market St', apartment: 'Apt 4', phone: '4155550132' },
      paymentMethod: { id: 'paypal', note: expect.stringContaining('agreed') },
    });
    const placed = await submit(client, checkout);
    expect(placed).toMatchObject({ code: 0, data: { payment: { state: 'requiresAction', action: { type: 'redirect' } } } });
    const { orderNo, payment } = placed.data;
    expect(payment.action.url).toMatch(/^http:\/\/localhost:3000\/payment\/return\/paypal\//);
    expect(await moved(new URL(payment.action.url).pathname)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(await order(orderNo)).toMatchObject({ payStatus: 'paid', paymentAmount: checkout.total });
    expect(fake.captureOf(paypalOrder)).toMatchObject({ custom_id: `${orderNo}@localhost:3000`, amount: { value: (checkout.total.amount / 100).toFixed(2) } });
    expect([...fake.orders.values()].filter((one) => one.invoice_id === orderNo)).toHaveLength(1);
    expect(await approvals()).toEqual(['used']);
  });
});
