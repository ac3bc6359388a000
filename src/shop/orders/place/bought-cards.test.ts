// Gift cards that are sold as products: issued once their order is paid, mailed to whom the buyer chose, taken back with a refund.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { cancelByMerchant } from '#shop/orders/cancel/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { issueBoughtCards } from './issue-bought-cards.ts';

let shop: TestApp;
let card: TestVariant;
let bowl: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [card] = (await insertTestProduct(shop.host.database, { taxClass: 'giftCard', variants: [{ price: 2500, onHand: 1_000 }] })) as [TestVariant];
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1000, onHand: 1_000 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const db = () => on<Record<string, never>>(shop.host.database.reader);
type Card = { id: string; balanceAmount: number; recipientEmail: string; recipientName: string; sendAt: Date; currency: string };
const cardsOf = async (orderNo: string) =>
  (
    await sql<Card>`select id, balance_amount::int as balance_amount, recipient_email, recipient_name, send_at, currency from gift_card where order_no = ${orderNo} order by id`.execute(
      db(),
    )
  ).rows;
const deliver = (client: TestClient, slug: string, body: object) => client.post('/api/web/checkout/gift-delivery', { slug, ...body });

async function buy(quantity: number, delivery: object = {}) {
  const client = shop.client();
  const { slug } = await fillCheckout(client, { source: { source: 'buyNow', sku: card.sku, quantity }, shipping: null, payment: 'bankTransfer' });
  const { data: checkout } = await deliver(client, slug, delivery);
  const { data } = await submit(client, checkout);
  return { client, checkout, orderNo: data.orderNo as string, orderToken: data.orderToken as string };
}

describe('a gift card that is bought', () => {
  it('is neither taxed nor sent, and is issued once its order is paid', async () => {
    const { checkout, orderNo } = await buy(2);
    expect(checkout).toMatchObject({ requiresShipping: false, tax: { amount: 0 }, total: { amount: 5_000 }, sellsGiftCards: true, giftDelivery: null });
    expect(await cardsOf(orderNo)).toEqual([]);
    await markPaid(await staffContext(shop), { order: orderNo });
    await runJobs(shop);
    const cards = await cardsOf(orderNo);
    expect(cards.map(({ balanceAmount, currency }) => [balanceAmount, currency])).toEqual([
      [2_500, 'USD'],
      [2_500, 'USD'],
    ]);
    const { rows } = await sql<{ id: string }>`select id from orders where order_no = ${orderNo}`.execute(db());
    await Promise.all([1, 2].map(() => issueBoughtCards(testContext(shop), { orderId: rows[0]!.id })));
    expect(await cardsOf(orderNo)).toHaveLength(2);
  });

  it('goes to whom the buyer chose, on the day', async () => {
    const day = new Date(shop.clock.now.getTime() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
    const recipientEmail = `${newId()}@example.com`;
    const { checkout, orderNo } = await buy(1, {
      recipientEmail: recipientEmail.toUpperCase(),
      recipientName: 'Bo',
      senderName: 'Ada',
      message: 'Enjoy',
      sendOn: day,
    });
    expect(checkout.giftDelivery).toEqual({ recipientEmail, recipientName: 'Bo', senderName: 'Ada', message: 'Enjoy', sendOn: day });
    await markPaid(await staffContext(shop), { order: orderNo });
    await runJobs(shop);
    expect(await cardsOf(orderNo)).toMatchObject([{ recipientEmail, recipientName: 'Bo', sendAt: new Date(`${day}T08:00:00Z`) }]);
  });

  it('asks for an address where nobody gave one, and declines days that are over', async () => {
    const client = shop.client();
    const { data } = await client.post('/api/web/checkout/create', { source: 'buyNow', sku: card.sku, quantity: 1 });
    const { slug } = data;
    await client.post('/api/web/checkout/contact', { slug, countryCode: '+1', mobile: '4155550132' });
    const { data: checkout } = await client.post('/api/web/checkout/payment', { slug, methodId: 'bankTransfer' });
    expect(await submit(client, checkout)).toMatchObject({ status: 400, data: { errors: { recipientEmail: expect.any(String) } } });
    for (const body of [{ sendOn: '2001-01-01' }, { sendOn: '2999-01-01' }, { sendOn: 'soon' }, { recipientEmail: 'nobody' }, { message: 'x'.repeat(501) }])
      expect(await deliver(client, slug, body)).toMatchObject({ status: 400, code: 40 });
    expect((await deliver(client, slug, { recipientEmail: 'bo@example.com', sendOn: '' })).data.giftDelivery).toMatchObject({ sendOn: null });
    expect((await submit(client, checkout)).code).toBe(0);
  });

  it('is worth nothing once it is refunded, and is not refunded once it was spent', async () => {
    const { client, orderNo, orderToken } = await buy(2);
    const staff = await staffContext(shop);
    await markPaid(staff, { order: orderNo });
    await runJobs(shop);
    const [line] = (await client.post('/api/web/order/detail', { orderNo, orderToken })).data.products;
    await refundOrder(staff, { order: orderNo, lines: [{ lineId: line.lineId, quantity: 1 }], reason: 'Not wanted' });
    expect((await cardsOf(orderNo)).map(({ balanceAmount }) => balanceAmount).toSorted()).toEqual([0, 2_500]);
    await sql`update gift_card set balance_amount = balance_amount - 1 where order_no = ${orderNo} and balance_amount > 0`.execute(db());
    const refused = await shop.client().post(`/api/admin/orders/${orderNo}/cancel`, { reason: 'x' }, { 'x-auth': await staffToken(shop, 'manager') });
    expect(refused).toMatchObject({ status: 409, code: 41, reason: 'giftCardSpent' });
    await sql`update gift_card set balance_amount = balance_amount + 1 where order_no = ${orderNo} and balance_amount > 0`.execute(db());
    await cancelByMerchant(staff, { order: orderNo, reason: 'x' });
    expect((await cardsOf(orderNo)).map(({ balanceAmount }) => balanceAmount)).toEqual([0, 0]);
  });

  it('is not issued by an order that was cancelled before its job ran', async () => {
    const { orderNo } = await buy(1);
    const staff = await staffContext(shop);
    await markPaid(staff, { order: orderNo });
    await cancelByMerchant(staff, { order: orderNo, reason: 'x' });
    await runJobs(shop);
    expect(await cardsOf(orderNo)).toEqual([]);
  });

  it('is sent beside goods that are', async () => {
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: card.sku, quantity: 1 });
    await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 });
    expect(await fillCheckout(client)).toMatchObject({ requiresShipping: true, sellsGiftCards: true });
  });
});

it('leaves books that add up', async () => {
  expect(await findBroken(shop.db.url, [])).toEqual([]);
});
