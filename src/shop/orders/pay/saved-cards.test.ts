/** Cards that accounts keep at Stripe: saved by paying, paid with again, taken away. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { readAccount } from '#shop/accounts/index.ts';
import { eraseAccount } from '#shop/security/index.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { placeTestOrder, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { stripeCards } from '#test/fakes/stripe-cards.ts';
import { startStripe } from '#test/fakes/stripe.ts';
import type { FakeStripe, StripeIntent } from '#test/fakes/stripe-types.ts';

let shop: TestApp;
let stripe: FakeStripe;
let variant: TestVariant;
let ada: SignedInShopper;

async function setUp(settings: object): Promise<void> {
  const context = testContext(shop);
  await context.transaction((tx) => writeSettings(tx, 'payments', { stripe: settings }, context.now()));
}

beforeAll(async () => {
  stripe = await startStripe();
  shop = await createTestApp({ config: { payments: { stripe: { ...stripe.config, callMs: 5_000 }, paypal: null } } });
  await shop.host.database.transaction(seedCommerce);
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.server.fault = null;
  stripe.bankUrl = null;
  shop.host.config.payments = { stripe: { ...stripe.config, callMs: 5_000 }, paypal: null };
  await setUp({ savedCards: true });
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
  ada = await signedIn(shop);
});

const own = (shopper: SignedInShopper) => ({ 'x-auth': shopper.token });
const intentOf = (orderNo: string): StripeIntent => [...stripe.intents.values()].findLast((intent) => intent.metadata['orderNo'] === orderNo)!;
const bring = (body: string) =>
  shop.client().send({
    method: 'POST',
    url: '/api/web/payment/webhook/stripe',
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(body, { at: shop.clock.now }) },
  });
const cardsOf = async (shopper = ada): Promise<any[]> => (await shopper.post('/payment/cards')).data.items;
const detail = async (orderNo: string, shopper = ada) => (await shopper.post('/order/detail', { orderNo })).data;

async function checkOut(payment: string, shopper = ada) {
  await shopper.post('/cart/add', { sku: variant.sku, quantity: 1 });
  return fillCheckout(shopper.client, { payment, headers: own(shopper) });
}

/** Orders and pays with a card that is to be kept. */
async function payAndKeep(shopper = ada, number: string = stripeCards.good): Promise<string> {
  const checkout = await checkOut('stripe', shopper);
  expect(checkout.savesCards).toBe(true);
  const placed = await shopper.post('/checkout/submit', { slug: checkout.slug, agree: true, expectedTotal: checkout.total, saveCard: true });
  await bring(stripe.pay(intentOf(placed.data.orderNo).id, { number }).body);
  await runJobs(shop, { only: ['payment.card-kept'] });
  return placed.data.orderNo;
}

/** Orders with the one saved card. */
async function payWithIt(shopper = ada) {
  const [card] = await cardsOf(shopper);
  const checkout = await checkOut(`card:${card.id}`, shopper);
  return { card, checkout, placed: await submit(shopper.client, checkout, own(shopper)) };
}

const goBack = async (url: string) => (await shop.client().get(new URL(url, 'http://localhost:3000').pathname)).headers['location'];

describe('a card is saved', () => {
  it('when its owner wants it, once it has paid', async () => {
    const orderNo = await payAndKeep();
    expect(intentOf(orderNo)).toMatchObject({
      customer: expect.stringMatching(/^cus_/),
      payment_method_options: { card: { setup_future_usage: 'on_session' } },
    });
    const [card, ...others] = await cardsOf();
    expect(card).toEqual({
      id: expect.any(String),
      brand: 'visa',
      title: 'Visa ending in 4242',
      lastDigits: '4242',
      expiryMonth: 4,
      expiryYear: 2044,
      isExpired: false,
    });
    expect(others).toEqual([]);
    // Stripe learns an id and nothing else.
    expect([...stripe.customers.values()].at(-1)).toMatchObject({ metadata: { 'metadata[accountId]': ada.accountId } });
    expect(JSON.stringify([...stripe.customers.values()])).not.toContain('@');
  });

  it('once, however often its payment is reported, and by one customer for both of two cards', async () => {
    const orderNo = await payAndKeep();
    await bring(stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')!.body);
    const second = await payAndKeep();
    expect(await cardsOf()).toHaveLength(2);
    expect(intentOf(second).customer).toBe(intentOf(orderNo).customer);
  });

  it('by nobody who did not ask for it, nor by a guest, nor where the merchant keeps none', async () => {
    const checkout = await checkOut('stripe');
    const { orderNo } = (await submit(ada.client, checkout, own(ada))).data;
    expect(intentOf(orderNo).customer).toBeNull();
    const guest = await placeTestOrder(shop, variant, { paymentMethodId: 'stripe' });
    expect(await guest.client.post('/api/web/payment/start', { orderNo: guest.orderNo, methodId: 'stripe', saveCard: true })).toMatchObject({ code: 0 });
    expect(intentOf(guest.orderNo).customer).toBeNull();
    await setUp({ savedCards: false });
    const later = await checkOut('stripe');
    expect(later.savesCards).toBe(false);
    const placed = await ada.post('/checkout/submit', { slug: later.slug, agree: true, expectedTotal: later.total, saveCard: true });
    expect(intentOf(placed.data.orderNo).customer).toBeNull();
  });

  it('or not, while the order is paid all the same where Stripe knows its customer no more', async () => {
    await payAndKeep();
    stripe.customers.clear();
    const checkout = await checkOut('stripe');
    const placed = await ada.post('/checkout/submit', { slug: checkout.slug, agree: true, expectedTotal: checkout.total, saveCard: true });
    expect(placed).toMatchObject({ code: 0, data: { payment: { state: 'requiresAction', action: { type: 'client' } } } });
    expect(intentOf(placed.data.orderNo).customer).toBeNull();
  });
});

describe('a saved card pays', () => {
  it('at the checkout, where it comes before the other ways of paying', async () => {
    await payAndKeep();
    const { card, checkout, placed } = await payWithIt();
    expect(checkout.paymentMethods[0]).toEqual({ id: `card:${card.id}`, title: 'Visa ending in 4242', note: 'Expires 04/2044' });
    const { orderNo, payment } = placed.data;
    expect(payment).toMatchObject({ state: 'requiresAction', action: { type: 'redirect', url: expect.stringContaining('/payment/return/stripe/') } });
    expect(await goBack(payment.action.url)).toBe(`/checkout/thankyou?order=${orderNo}`);
    expect(await detail(orderNo)).toMatchObject({ payStatus: 'paid' });
    expect(intentOf(orderNo).amount).toBe(checkout.total.amount);
  });

  it('after its bank has asked for its owner, and not when that refuses', async () => {
    await payAndKeep(ada, stripeCards.secure);
    for (const [outcome, payStatus] of [
      ['yes', 'paid'],
      ['no', 'unpaid'],
    ] as const) {
      const { placed } = await payWithIt();
      const { orderNo, payment } = placed.data;
      expect(payment.action.url).toMatch(new RegExp(`^${stripe.server.url}/secure/pi_`));
      const answered = await fetch(payment.action.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) });
      const back = await goBack(answered.headers.get('location')!);
      expect(back).toMatch(outcome === 'yes' ? /\/checkout\/thankyou/ : /\/checkout\/(?!thankyou)/);
      expect(await detail(orderNo)).toMatchObject({ payStatus });
    }
  });

  it('only where Stripe itself sends its owner', async () => {
    await payAndKeep(ada, stripeCards.secure);
    stripe.bankUrl = 'https://bank.example/steal';
    const { placed } = await payWithIt();
    expect(placed.data.payment.action).toMatchObject({ type: 'client', url: expect.stringContaining('/payment/stripe/') });
  });

  it('not when it is declined: another way pays the same order', async () => {
    await payAndKeep(ada, stripeCards.declined);
    const { placed } = await payWithIt();
    const { orderNo, payment } = placed.data;
    expect(await goBack(payment.action.url)).toMatch(/\/checkout\/(?!thankyou)/);
    expect(await detail(orderNo)).toMatchObject({ payStatus: 'unpaid', payment: { state: 'failed' } });
    const again = await ada.post('/payment/start', { orderNo, methodId: 'stripe' });
    await bring(stripe.pay(intentOf(orderNo).id).body);
    expect(again.data.payment.action.type).toBe('client');
    expect(await detail(orderNo)).toMatchObject({ payStatus: 'paid' });
  });

  it.each([
    ['before the answer', async () => undefined],
    ['and the answer never comes', () => new Promise((later) => setTimeout(later, 6_000))],
  ])('its order where Stripe reports it %s', async (_when, wait) => {
    await payAndKeep();
    stripe.hold = async (path) => {
      if (!path.endsWith('/confirm')) return;
      await bring(stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')!.body);
      await wait();
    };
    const { placed } = await payWithIt();
    stripe.hold = null;
    const { orderNo } = placed.data;
    expect(await detail(orderNo)).toMatchObject({ payStatus: 'paid', refundedAmount: { amount: 0 } });
    expect([...stripe.refunds.values()].filter(({ payment_intent: of }) => of === intentOf(orderNo).id)).toEqual([]);
    // Who comes back to pay again has paid.
    expect((await ada.post('/payment/start', { orderNo, methodId: 'stripe' })).data.payment).toMatchObject({ state: 'captured' });
  });

  it('nothing where its order was cancelled while Stripe was asked', async () => {
    await payAndKeep();
    const [card] = await cardsOf();
    const checkout = await checkOut(`card:${card.id}`);
    stripe.hold = async (path) => {
      if (!path.endsWith('/payment_intents')) return;
      stripe.hold = null;
      const { orderNo } = (
        await shop.rows<{ orderNo: string }>(sql`select order_no from orders where account_id = ${ada.accountId} order by id desc limit 1`)
      )[0]!;
      await ada.post('/order/cancel', { orderNo });
    };
    const { orderNo, payment } = (await submit(ada.client, checkout, own(ada))).data;
    expect(payment.action).toEqual({ type: 'none' });
    expect(intentOf(orderNo).status).toBe('canceled');
    expect(await detail(orderNo)).toMatchObject({ status: 'cancelled', payStatus: 'unpaid' });
  });

  it('once, though the order is sent twice', async () => {
    await payAndKeep();
    const { checkout, placed } = await payWithIt();
    const again = await submit(ada.client, checkout, own(ada));
    expect(again.data.orderNo).toBe(placed.data.orderNo);
    await goBack(again.data.payment.action.url);
    expect([...stripe.intents.values()].filter((intent) => intent.metadata['orderNo'] === placed.data.orderNo)).toHaveLength(1);
    expect(await detail(placed.data.orderNo)).toMatchObject({ payStatus: 'paid' });
  });

  it('not where it is gone at Stripe: another is entered, and it is offered no more', async () => {
    await payAndKeep();
    for (const { id } of stripe.methods.values()) if (stripe.methods.get(id)!.customer) stripe.methods.set(id, { ...stripe.methods.get(id)!, customer: null });
    const { placed } = await payWithIt();
    expect(placed.data.payment.action).toMatchObject({ type: 'client' });
    await runJobs(shop, { only: ['payment.card-changed'] });
    expect(await cardsOf()).toEqual([]);
  });

  it('neither expired, nor with other keys, nor where the merchant keeps none', async () => {
    await payAndKeep();
    const methods = async () => (await checkOut('stripe')).paymentMethods.map(({ id }: { id: string }) => id.split(':')[0]);
    expect(await methods()).toContain('card');
    await setUp({ savedCards: false });
    expect(await methods()).not.toContain('card');
    expect(await cardsOf()).toHaveLength(1);
    await setUp({ savedCards: true });
    shop.host.config.payments.stripe = { ...stripe.config, secretKey: stripe.config.secretKey.replace('test', 'live') };
    expect(await methods()).not.toContain('card');
    shop.host.config.payments.stripe = { ...stripe.config };
    await shop.host.database.transaction((tx) => sql`update saved_card set expiry_year = 2020`.execute(on(tx)));
    expect(await methods()).not.toContain('card');
    expect(await cardsOf()).toMatchObject([{ isExpired: true }]);
  });
});

describe("another shopper's card", () => {
  it('neither pays nor is taken away nor seen: it is as one that is not there', async () => {
    await payAndKeep();
    const [card] = await cardsOf();
    const eve = await signedIn(shop);
    expect(await cardsOf(eve)).toEqual([]);
    for (const cardId of [card.id, '00000000-0000-7000-8000-000000000000', 'nonsense'])
      expect(await eve.post('/payment/cards/remove', { cardId })).toMatchObject({ status: 404, code: 40 });
    const checkout = await checkOut('stripe', eve);
    for (const id of [card.id, '00000000-0000-7000-8000-000000000000'])
      expect(await eve.post('/checkout/payment', { slug: checkout.slug, methodId: `card:${id}` })).toMatchObject({ status: 409, code: 40 });
    const { orderNo } = (await submit(eve.client, checkout, own(eve))).data;
    expect(await eve.post('/payment/start', { orderNo, methodId: `card:${card.id}` })).toMatchObject({ status: 409, code: 41 });
    expect(await shop.client().post('/api/web/payment/cards')).toMatchObject({ code: 50 });
    expect(await cardsOf()).toHaveLength(1);
  });
});

describe('a saved card goes', () => {
  it('when its owner takes it away, at Stripe as well', async () => {
    await payAndKeep();
    const [card] = await cardsOf();
    const [method] = [...stripe.methods.values()].filter(({ customer }) => customer !== null).slice(-1);
    expect(await ada.post('/payment/cards/remove', { cardId: card.id })).toMatchObject({ code: 0, data: { items: [] } });
    await runJobs(shop, { only: ['payment.card-removed'] });
    expect(stripe.methods.get(method!.id)).toMatchObject({ customer: null });
    expect(await ada.post('/payment/cards/remove', { cardId: card.id })).toMatchObject({ status: 404 });
  });

  it('when Stripe reports that it was taken away there; a new date is taken over', async () => {
    await payAndKeep();
    const method = [...stripe.methods.values()].findLast(({ customer }) => customer !== null)!;
    await bring(stripe.renew(method.id, { exp_month: 9, exp_year: 2049 }).body);
    await runJobs(shop, { only: ['payment.card-changed'] });
    expect(await cardsOf()).toMatchObject([{ expiryMonth: 9, expiryYear: 2049 }]);
    await bring(stripe.detach(method.id).body);
    await runJobs(shop, { only: ['payment.card-changed'] });
    expect(await cardsOf()).toEqual([]);
    // A card of another shop that uses the account.
    stripe.methods.set('pm_other', { ...method, id: 'pm_other' });
    await bring(stripe.detach('pm_other').body);
    expect(await runJobs(shop, { only: ['payment.card-changed'] })).toEqual([]);
  });

  it('with the account, whose customer Stripe deletes; until then it is in the export', async () => {
    const orderNo = await payAndKeep();
    await bring(stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')!.body);
    const { customer } = intentOf(orderNo);
    expect(JSON.stringify((await ada.post('/user/export')).text)).toMatch(/4242/);
    const parts = shop.slices.flatMap((slice) => slice.personalData ?? []);
    const context = testContext(shop);
    const account = (await readAccount(shop.host.database.reader, ada.accountId))!;
    // Nobody is erased whose orders are under way.
    await shop.host.database.transaction((tx) => sql`update orders set status = 'completed' where order_no = ${orderNo}`.execute(on(tx)));
    await context.transaction((tx) => eraseAccount(tx, context, { parts, account }));
    await runJobs(shop, { only: ['payment.customer-erased'] });
    expect(stripe.customers.has(customer!)).toBe(false);
    const { rows } =
      await sql`select id from saved_card where account_id = ${ada.accountId} union select id from payment_customer where account_id = ${ada.accountId}`.execute(
        shop.kysely,
      );
    expect(rows).toEqual([]);
  });
});
