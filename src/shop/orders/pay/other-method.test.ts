/** A payment method with traits that no other has: its provider and a line of the list are enough for it to be bought with. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { addProviders } from '../../payments/providers.ts';
import { orderFigures, recentOrders } from '../account/index.ts';
import { deliverOrder, shipOrder } from '../ship/index.ts';
import { expireUnpaidOrders, markPaid } from './index.ts';

/** Goods first, then an invoice that is paid by transfer: sent unpaid as cash on delivery is, with instructions as a bank transfer has them. */
const onAccount: PaymentProvider = {
  id: 'onAccount',
  traits: { capturedLater: true, shipsBeforePayment: true },
  windowMs: null,
  title: () => 'On account',
  note: () => 'Pay when the goods are with you.',
  orderNote: () => 'Please pay within 14 days.',
  instructions: ({ orderNo }) => [{ title: 'Reference', value: `INV ${orderNo}` }],
  offered: () => true,
  start: async (_context, attempt) => ({ state: 'pending', action: { type: 'none' }, providerReference: attempt.providerReference }),
  confirm: async () => null,
  refund: async () => ({ state: 'succeeded' }),
  handleWebhook: async () => null,
};

let shop: TestApp;
let remove: () => void;

beforeAll(async () => {
  remove = addProviders([{ ...onAccount, pages: [], isReady: async () => true }]);
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(async () => {
  remove();
  await shop.close();
});

async function buy() {
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
  const checkout = await fillCheckout(client, { payment: 'onAccount' });
  const { orderNo } = (await submit(client, checkout)).data;
  return { checkout, orderNo, detail: async () => (await client.post('/api/web/order/detail', { orderNo })).data };
}

it('is among the methods by which staff find orders', async () => {
  const staff = { 'x-auth': await staffToken(shop, 'support') };
  const { items, total } = (await shop.client().get('/api/admin/payment-methods?size=100', staff)).data;
  expect(items).toContainEqual({ id: 'onAccount', title: 'On account' });
  expect(items).toHaveLength(total);
});

it('offers the method, says what it means, and asks for the money in its own language', async () => {
  const { checkout, orderNo, detail } = await buy();
  expect(checkout.paymentMethod).toEqual({ id: 'onAccount', title: 'On account', note: 'Pay when the goods are with you.' });
  const order = await detail();
  expect(order.payment).toEqual({
    methodId: 'onAccount',
    title: 'On account',
    state: 'pending',
    dueAt: null,
    instructions: [{ title: 'Reference', value: `INV ${orderNo}` }],
    note: 'Please pay within 14 days.',
    capturedLater: true,
    shipsBeforePayment: true,
  });
  expect(order.actions).toEqual(['cancel']);
});

it('sends the goods first, and takes the money when staff say that it came', async () => {
  const { orderNo, detail } = await buy();
  const staff = await staffContext(shop);
  shop.clock.now = new Date(shop.clock.now.getTime() + 30 * 24 * 3_600_000);
  await expireUnpaidOrders(testContext(shop));
  // Without a carrier: the contract lets staff send goods by their own hands.
  await shipOrder(staff, { order: orderNo });
  await deliverOrder(staff, { order: orderNo });
  expect(await detail()).toMatchObject({ status: 'inProgress', payStatus: 'unpaid', payment: { state: 'pending' }, actions: ['confirm'] });
  await markPaid(staff, { order: orderNo });
  await runJobs(shop);
  expect(await detail()).toMatchObject({ payStatus: 'paid', payment: { state: 'captured', instructions: [], note: '' } });
  await expectMoneyHolds(shop);
});

it('waits to be sent, not to be paid, in the lists of shopper and staff', async () => {
  const ada = await signedIn(shop);
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  const headers = { 'x-auth': ada.token };
  await ada.post('/cart/add', { sku: variant.sku, quantity: 1 });
  const { orderNo } = (await submit(ada.client, await fillCheckout(ada.client, { payment: 'onAccount', headers }), headers)).data;
  const view = async (name: string) => (await ada.post('/order/list', { view: name })).data.items.map((order: { orderNo: string }) => order.orderNo);
  expect([await view('toPay'), await view('toShip')]).toEqual([[], [orderNo]]);
  expect(await recentOrders(testContext(shop), { accountId: ada.accountId, most: 5 })).toMatchObject([{ orderNo, standing: 'payOnDelivery' }]);
  expect(await orderFigures(shop.host.database.reader, ada.accountId)).toMatchObject({ unpaid: 0 });
});
