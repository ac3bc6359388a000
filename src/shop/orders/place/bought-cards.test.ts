// Gift cards that are sold as products: issued once their order is paid, mailed to whom the buyer chose, taken back with a refund.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from '#kit/pure/formats.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { cancelByMerchant } from '#shop/orders/cancel/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { mailTo } from '#test/harness/mails.ts';
import { staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { sendGiftCards } from '../../gift-cards/send-cards.ts';
import { issueBoughtCards } from './issue-bought-cards.ts';

let shop: TestApp;
let card: TestVariant;
let largeCard: TestVariant;
let bowl: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  const variants = [2_500, 4_000].map((price) => ({ price, onHand: 1_000 }));
  [card, largeCard] = (await insertTestProduct(shop.host.database, { taxClass: 'giftCard', variants })) as [TestVariant, TestVariant];
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1000, onHand: 1_000 }] })) as [TestVariant];
});
afterAll(() => shop.close());

type Card = { id: string; balanceAmount: number; recipientEmail: string; recipientName: string; sendAt: Date; currency: string };
const cardsOf = async (orderNo: string) =>
  (
    await sql<Card>`select id, balance_amount::int as balance_amount, recipient_email, recipient_name, send_at, currency from gift_card where order_no = ${orderNo} order by id`.execute(
      shop.kysely,
    )
  ).rows;
const deliver = (client: TestClient, slug: string, body: object) => client.post('/api/web/checkout/gift-delivery', { slug, ...body });

async function begin(quantity: number, delivery: object = {}) {
  const client = shop.client();
  const { slug } = await fillCheckout(client, { source: { source: 'buyNow', sku: card.sku, quantity }, shipping: null, payment: 'bankTransfer' });
  const { data: checkout } = await deliver(client, slug, delivery);
  return { client, slug, checkout };
}

async function buy(quantity: number, delivery: object = {}) {
  const { client, checkout } = await begin(quantity, delivery);
  const { data } = await submit(client, checkout);
  return { client, checkout, orderNo: data.orderNo as string, orderToken: data.orderToken as string };
}

const read = async (orderNo: string) => (await shop.client().get(`/api/admin/orders/${orderNo}`, { 'x-auth': await staffToken(shop, 'manager') })).data;
const act = async (orderNo: string, action: string, body: object = {}) =>
  shop.client().post(`/api/admin/orders/${orderNo}/${action}`, body, { 'x-auth': await staffToken(shop, 'manager') });
const worths = async (orderNo: string) => (await cardsOf(orderNo)).map(({ balanceAmount }) => balanceAmount).toSorted((a, b) => a - b);
/** Has the line of an order changed to so many cards. */
const editTo = async (orderNo: string, quantity: number) => act(orderNo, 'edit', { lines: [{ lineId: (await read(orderNo)).products[0].lineId, quantity }] });
async function buyPaid(quantity: number, delivery: object = {}) {
  const bought = await buy(quantity, delivery);
  expect(await act(bought.orderNo, 'mark-paid')).toMatchObject({ code: 0 });
  await runJobs(shop);
  return bought;
}
/** Takes something of the first card of an order, so that it is no longer untouched. */
async function touchCard(orderNo: string): Promise<void> {
  const [first] = await cardsOf(orderNo);
  const headers = { 'x-auth': await staffToken(shop, 'manager') };
  expect(await shop.client().post(`/api/admin/gift-cards/${first!.id}/adjust`, { amount: -100, reason: 'x' }, headers)).toMatchObject({ code: 0 });
}
const dayMs = 24 * 3_600_000;
const inDays = (days: number) => new Date(shop.clock.now.getTime() + days * dayMs);

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
    const { rows } = await sql<{ id: string }>`select id from orders where order_no = ${orderNo}`.execute(shop.kysely);
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

  it('says to its buyer, to staff and in the mail who gets it and when, and never its code', async () => {
    const sendOn = inDays(5).toISOString().slice(0, 10);
    const email = `${newId()}@example.com`;
    const delivery = { recipientEmail: `${newId()}@example.com`, recipientName: 'Bo', senderName: 'Ada', message: 'Enjoy,\nBo', sendOn };
    const { client, slug, checkout } = await begin(1, delivery);
    const { orderNo, orderToken } = (await submit(client, (await client.post('/api/web/checkout/contact', { slug, email })).data ?? checkout)).data;
    const seen = async () => (await client.post('/api/web/order/detail', { orderNo, orderToken })).data.giftDelivery;
    expect(await seen()).toEqual({ ...delivery, mailedAt: null });
    expect((await read(orderNo)).giftDelivery).toEqual({ ...delivery, mailedAt: null });
    const page = (await client.get(`/checkout/thankyou?order=${orderNo}`)).text;
    for (const shown of ['Bo', delivery.recipientEmail, 'Enjoy,\nBo', 'From Ada', `We e-mail the code on ${formatDay(sendOn, 'en')}.`])
      expect(page).toContain(shown);
    await runJobs(shop);
    const mail = await mailTo(shop, email);
    expect(mail).toContain(`The gift card goes to Bo, ${delivery.recipientEmail}. We e-mail the code on ${formatDay(sendOn, 'en')}.`);
    expect(mail).toContain('Message on the gift card: Enjoy');
    await markPaid(await staffContext(shop), { order: orderNo });
    await runJobs(shop);
    await sendGiftCards({ ...testContext(shop), now: () => inDays(6) });
    await runJobs(shop);
    expect(await seen()).toEqual({ ...delivery, mailedAt: inDays(6).toISOString() });
    const [, code = ''] = /Its code is ((?:\w{4}-){3}\w{4})/.exec(await mailTo(shop, delivery.recipientEmail))!;
    const { text } = await client.post('/api/web/order/detail', { orderNo, orderToken });
    expect([text.includes(code), JSON.stringify(await read(orderNo)).includes(code)]).toEqual([false, false]);
  });

  it('goes to the buyer where nobody else is named; an order of goods names nobody', async () => {
    const { client, orderNo, orderToken } = await buy(1);
    const { giftDelivery } = (await client.post('/api/web/order/detail', { orderNo, orderToken })).data;
    expect(giftDelivery).toEqual({ recipientName: '', recipientEmail: 'ada@example.com', senderName: '', message: '', sendOn: null, mailedAt: null });
    const other = shop.client();
    const bought = (await submit(other, await fillCheckout(other, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } }))).data;
    expect((await other.post('/api/web/order/detail', bought)).data.giftDelivery).toBeNull();
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
    await sql`update gift_card set balance_amount = balance_amount - 1 where order_no = ${orderNo} and balance_amount > 0`.execute(shop.kysely);
    const refused = await shop.client().post(`/api/admin/orders/${orderNo}/cancel`, { reason: 'x' }, { 'x-auth': await staffToken(shop, 'manager') });
    expect(refused).toMatchObject({ status: 409, code: 41, reason: 'giftCardSpent' });
    await sql`update gift_card set balance_amount = balance_amount + 1 where order_no = ${orderNo} and balance_amount > 0`.execute(shop.kysely);
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

describe('gift cards of an order that staff change', () => {
  it('lose their worth with units that are taken out, and are issued for added units once those are paid', async () => {
    const { client, orderNo } = await buyPaid(3);
    expect(await editTo(orderNo, 1)).toMatchObject({ code: 0, data: { total: { amount: 2_500 }, refundedAmount: { amount: 5_000 } } });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([0, 0, 2_500]);
    expect(await editTo(orderNo, 2)).toMatchObject({ code: 0, data: { due: { amount: 2_500 } } });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([0, 0, 2_500]);
    expect(await act(orderNo, 'mark-paid')).toMatchObject({ code: 0 });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([0, 0, 2_500, 2_500]);
    expect(await editTo(orderNo, 3)).toMatchObject({ code: 0, data: { due: { amount: 2_500 } } });
    const started = await client.post('/api/web/payment/start', { orderNo, methodId: 'sandbox' });
    const payload = new URLSearchParams({ card: '4242424242424242' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await client.send({ method: 'POST', url: started.data.payment.action.url, payload, headers });
    expect(await read(orderNo)).toMatchObject({ due: { amount: 0 } });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([0, 0, 2_500, 2_500, 2_500]);
  });

  it('that were spent are not taken out', async () => {
    const { orderNo } = await buyPaid(2);
    await touchCard(orderNo);
    expect(await editTo(orderNo, 1)).toMatchObject({ code: 0 });
    expect(await worths(orderNo)).toEqual([0, 2_400]);
    const before = await read(orderNo);
    const instead = [
      { lineId: before.products[0].lineId, quantity: 0 },
      { sku: largeCard.sku, quantity: 1 },
    ];
    expect(await act(orderNo, 'edit', { lines: instead })).toMatchObject({ status: 409, code: 41, reason: 'giftCardSpent' });
    expect(await read(orderNo)).toEqual(before);
    expect(await worths(orderNo)).toEqual([0, 2_400]);
  });

  it('wait for what is due', async () => {
    const { orderNo } = await buy(1);
    expect(await act(orderNo, 'mark-paid')).toMatchObject({ code: 0 });
    expect(await editTo(orderNo, 3)).toMatchObject({ code: 0, data: { due: { amount: 5_000 } } });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([]);
    expect(await editTo(orderNo, 1)).toMatchObject({ code: 0, data: { due: { amount: 0 } } });
    await runJobs(shop);
    expect(await worths(orderNo)).toEqual([2_500]);
  });
});

it('takes untouched cards back with a refund of all by amount, and leaves those that were spent', async () => {
  const { orderNo } = await buyPaid(2);
  await touchCard(orderNo);
  expect(await act(orderNo, 'refund', { amount: 2_500, reason: 'x' })).toMatchObject({ code: 0, data: { status: 'inProgress' } });
  expect(await worths(orderNo)).toEqual([2_400, 2_500]);
  expect(await act(orderNo, 'refund', { amount: 2_500, reason: 'x' })).toMatchObject({ code: 0, data: { status: 'cancelled' } });
  expect(await worths(orderNo)).toEqual([0, 2_400]);
});

describe('the code of a card that was bought', () => {
  const sent = async (orderNo: string) =>
    (await sql<{ sentAt: Date | null }>`select sent_at from gift_card where order_no = ${orderNo}`.execute(shop.kysely)).rows;
  const buyForLater = () => buyPaid(1, { recipientEmail: `${newId()}@example.com`, sendOn: inDays(5).toISOString().slice(0, 10) });
  const sendLater = () => sendGiftCards({ ...testContext(shop), now: () => inDays(6) });

  it('is not mailed once the card is worth nothing', async () => {
    const { orderNo } = await buyForLater();
    await cancelByMerchant(await staffContext(shop), { order: orderNo, reason: 'x' });
    await sendLater();
    expect(await sent(orderNo)).toEqual([{ sentAt: null }]);
    expect(await cardsOf(orderNo)).toMatchObject([{ sendAt: null }]);
  });

  it('waits while staff hold the order', async () => {
    const { orderNo } = await buyForLater();
    expect(await act(orderNo, 'hold', { note: 'Whose card?' })).toMatchObject({ code: 0 });
    await sendLater();
    expect(await sent(orderNo)).toEqual([{ sentAt: null }]);
    expect(await act(orderNo, 'release')).toMatchObject({ code: 0 });
    await sendLater();
    expect(await sent(orderNo)).toEqual([{ sentAt: expect.any(Date) }]);
  });

  it('waits while a cancellation is to be decided on', async () => {
    const { client, orderNo, orderToken } = await buyForLater();
    expect(await client.post('/api/web/order/cancel', { orderNo, orderToken })).toMatchObject({ code: 0 });
    await sendLater();
    expect(await sent(orderNo)).toEqual([{ sentAt: null }]);
    expect(await act(orderNo, 'cancel-reject', { reason: 'x' })).toMatchObject({ code: 0 });
    await sendLater();
    expect(await sent(orderNo)).toEqual([{ sentAt: expect.any(Date) }]);
  });

  it('is mailed to nobody where the order has no address; staff can have it shown', async () => {
    const client = shop.client();
    await client.post('/api/web/cart/add', { sku: bowl.sku, quantity: 1 });
    const { slug } = await fillCheckout(client, { payment: 'bankTransfer' });
    const { data: checkout } = await client.post('/api/web/checkout/contact', { slug, countryCode: '+1', mobile: '4155550132' });
    const { orderNo } = (await submit(client, checkout)).data;
    expect(await act(orderNo, 'edit', { lines: [{ sku: card.sku, quantity: 1 }] })).toMatchObject({ code: 0 });
    expect(await act(orderNo, 'mark-paid')).toMatchObject({ code: 0 });
    await runJobs(shop);
    await sendLater();
    const [issued] = await cardsOf(orderNo);
    expect(issued).toMatchObject({ recipientEmail: null, sendAt: null });
    expect(await sent(orderNo)).toEqual([{ sentAt: null }]);
    const shown = await shop.client().post(`/api/admin/gift-cards/${issued!.id}/code`, {}, { 'x-auth': await staffToken(shop, 'manager') });
    expect(shown).toMatchObject({ code: 0, data: { code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/), balance: { amount: 2_500 } } });
  });
});

it('leaves books that add up', async () => {
  expect(await findBroken(shop.db.url, [])).toEqual([]);
});
