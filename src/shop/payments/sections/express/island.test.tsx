/** The buttons of wallets against the shop's API, with a stand-in for Stripe.js whose events the test sends. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '#kit/browser/state.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { buyForm } from '#shop/catalog/sections/product-main/data.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { startStripe } from '#test/fakes/stripe.ts';
import type { FakeStripe } from '#test/fakes/stripe-types.ts';

let shop: TestApp;
let stripe: FakeStripe;
let variant: TestVariant;
let shopper: SignedInShopper;

type Handler = (event: any) => void;
/** What the page passed to Stripe.js, and how it receives the events of a wallet. */
const script = { handlers: {} as Record<string, Handler>, created: {} as any, of: {} as any, confirmed: [] as any[], wallets: true, destroyed: 0 };

beforeAll(async () => {
  stripe = await startStripe();
  shop = await createTestApp({ config: { payments: { stripe: { ...stripe.config, callMs: 5_000 }, paypal: null } } });
  await shop.host.database.transaction(seedCommerce);
  const context = testContext(shop);
  await context.transaction((tx) => writeSettings(tx, 'payments', { stripe: { expressCart: true, expressProduct: true } }, context.now()));
  (window as unknown as { Stripe: unknown }).Stripe = (key: string) => ({
    elements(of: object) {
      script.of = { key, ...of };
      return {
        create(_type: string, options: object) {
          script.created = options;
          return {
            on: (name: string, handler: Handler) => void (script.handlers[name] = handler),
            mount: () => queueMicrotask(() => script.handlers['ready']!({ availablePaymentMethods: script.wallets ? { applePay: true } : undefined })),
            destroy: () => void (script.destroyed += 1),
          };
        },
        update: (change: object) => void Object.assign(script.of, change),
        submit: async () => ({}),
      };
    },
    async confirmPayment(given: object) {
      script.confirmed.push(given);
      return {};
    },
  });
});
afterEach(takeAway);
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
beforeEach(async () => {
  Object.assign(script, { handlers: {}, created: {}, of: {}, confirmed: [], wallets: true });
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
  shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: variant.sku, quantity: 1 });
});

const draw = () => drawIsland(shopper, '/cart', 'express-buttons');
const home = { country: 'US', state: 'CA', city: 'San Francisco', postal_code: '94103' };
/** Sends an event, and answers what it was resolved with; null: rejected. */
const tell = (name: string, event: object = {}) => new Promise<any>((resolve) => script.handlers[name]!({ ...event, resolve, reject: () => resolve(null) }));
const agreed = (more: object = {}) => ({
  billingDetails: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+14155550132' },
  shippingAddress: { name: 'Ada Lovelace', address: { ...home, line1: '1 Market St', line2: null } },
  ...more,
});
const failures: { reason: string; message?: string }[] = [];
const confirm = (more: object = {}) =>
  script.handlers['confirm']!({ ...agreed(more), paymentFailed: (why: (typeof failures)[number]) => void failures.push(why) });
const orders = async (): Promise<any[]> => (await shopper.post('/order/list', {})).data.items;

it('show the sums of the server, and order with what the wallet hands over', async () => {
  const { translate, visited } = await draw();
  await screen.findByText(translate('checkout_express_title'));
  expect(script.of).toMatchObject({ key: stripe.config.publishableKey, mode: 'payment', currency: 'usd' });
  expect(script.created).toMatchObject({ emailRequired: true, shippingAddressRequired: true, allowedShippingCountries: expect.arrayContaining(['US']) });
  await tell('click');
  const there = await tell('shippingaddresschange', { address: home });
  const total = script.of.amount;
  expect(there.lineItems.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(total);
  const [chosen] = there.shippingRates;
  confirm({ shippingRate: { id: chosen.id } });
  await waitFor(() => expect(visited).toEqual([expect.stringMatching(/^\/payment\/return\/stripe\//)]));
  const [order] = await orders();
  expect(order).toMatchObject({ total: { amount: total, currency: 'USD' } });
  const intent = [...stripe.intents.values()].findLast(({ metadata }) => metadata['orderNo'] === order.orderNo)!;
  expect(intent.amount).toBe(total);
  expect(script.confirmed).toMatchObject([
    { clientSecret: intent.client_secret, confirmParams: { return_url: expect.stringContaining('/payment/return/stripe/') } },
  ]);
});

it('leave nothing behind when the wallet is closed, nor where nobody ships to', async () => {
  const { translate } = await draw();
  await screen.findByText(translate('checkout_express_title'));
  await tell('click');
  expect(await tell('shippingaddresschange', { address: { ...home, country: 'AQ', state: '' } })).toBeNull();
  await screen.findByText(translate('checkout_country_not_shipped'));
  script.handlers['cancel']!({});
  await waitFor(() => expect(screen.queryByText(translate('checkout_country_not_shipped'))).toBeNull());
  expect(await orders()).toEqual([]);
  expect((await shopper.post('/cart/count')).data.count).toBe(1);
});

it('say so when the cart has changed meanwhile, and show the new sum', async () => {
  failures.length = 0;
  const { translate } = await draw();
  await screen.findByText(translate('checkout_express_title'));
  await tell('click');
  await tell('shippingaddresschange', { address: home });
  await shopper.post('/cart/add', { sku: variant.sku, quantity: 1 });
  confirm();
  await screen.findByText(translate('checkout_cart_changed'));
  expect(failures).toEqual([{ reason: 'fail', message: translate('checkout_cart_changed') }]);
  const { state: province, postal_code: postalCode, ...place } = home;
  const { data: now } = await shopper.post('/checkout/express/quote', { of: { source: 'cart' }, place: { ...place, province, postalCode } });
  await waitFor(() => expect(script.of.amount).toBe(now.amount));
  expect([await orders(), script.confirmed]).toEqual([[], []]);
});

it('order at the sum that the wallet shows, though the page hears of the cart while it is open', async () => {
  const { translate, visited } = await draw();
  await screen.findByText(translate('checkout_express_title'));
  await tell('click');
  const there = await tell('shippingaddresschange', { address: home });
  const dear = there.shippingRates.at(-1);
  await tell('shippingratechange', { shippingRate: dear });
  const total = script.of.amount;
  act(() => cart.set({ lines: [] }));
  // Longer than an answer takes.
  for (let asked = 0; asked < 3; asked += 1) await shopper.post('/checkout/express/quote', { of: { source: 'cart' } });
  expect(script.of.amount).toBe(total);
  confirm({ shippingRate: { id: dear.id } });
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(await orders()).toMatchObject([{ total: { amount: total } }]);
});

it('order once, though they are confirmed twice', async () => {
  const { translate, visited } = await draw();
  await screen.findByText(translate('checkout_express_title'));
  await tell('click');
  await tell('shippingaddresschange', { address: home });
  confirm();
  confirm();
  await waitFor(() => expect(visited).toHaveLength(1));
  expect([await orders(), script.confirmed].map((list) => list.length)).toEqual([1, 1]);
});

it('are not there where the browser has no wallet', async () => {
  script.wallets = false;
  const { translate } = await draw();
  await waitFor(() => expect(script.handlers['ready']).toBeDefined());
  await waitFor(() => expect(screen.queryByText(translate('checkout_express_loading'))).toBeNull());
  expect(screen.queryByText(translate('checkout_express_title'))).toBeNull();
});

it('order at the sum that the wallet opened with, though a newer one is answered late', async () => {
  const { translate } = await draw();
  await screen.findByText(translate('checkout_express_title'));
  const before = script.of.amount;
  await shopper.post('/cart/add', { sku: variant.sku, quantity: 1 });
  const send = globalThis.fetch;
  const late = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await send(...request);
    if (request[0] !== '/api/web/checkout/express/quote') return answer;
    await late.promise;
    setTimeout(answered.resolve);
    return answer;
  });
  const { lineItems } = await tell('click');
  expect(lineItems.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0)).toBe(before);
  late.resolve();
  await answered.promise;
  expect(script.of.amount).toBe(before);
  vi.stubGlobal('fetch', send);
  failures.length = 0;
  confirm();
  await waitFor(() => expect(failures).toHaveLength(1));
  expect(await orders()).toEqual([]);
});

it('ask where to send it when they open, if what is bought by then is sent', async () => {
  const [card] = await insertTestProduct(shop.host.database, { variants: [{ price: 1000, onHand: 5, requiresShipping: false }] });
  shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: card!.sku, quantity: 1 });
  const { translate } = await draw();
  await screen.findByText(translate('checkout_express_title'));
  expect(script.created).toMatchObject({ shippingAddressRequired: false });
  await shopper.post('/cart/add', { sku: variant.sku, quantity: 1 });
  expect(await tell('click')).toMatchObject({
    shippingAddressRequired: true,
    phoneNumberRequired: true,
    allowedShippingCountries: expect.arrayContaining(['US']),
  });
});

describe('on the page of a product', () => {
  const field = (name: string, value: string | number) => `<input type="hidden" name="${name}" value="${value}" />`;
  /** The forms of the page: of what is bought together, and the one that buys where the chosen variant is there. */
  const forms = (other: TestVariant, buys: string) => {
    document.body.appendChild(document.createElement('div')).innerHTML = `<form>${field('sku', other.sku)}${field('sku', variant.sku)}</form>${buys}`;
  };
  const other = async () => (await insertTestProduct(shop.host.database, { variants: [{ price: 500, onHand: 5 }] }))[0]!;

  it('sell what the form that buys says, whatever other forms there are', async () => {
    const { user, translate } = await drawIsland(shopper, `/product/${variant.slug}`, 'express-buttons');
    forms(await other(), `<form id="${buyForm}">${field('sku', variant.sku)}${field('quantity', 2)}</form>`);
    await user.click(screen.getByText(translate('checkout_express_open')));
    await screen.findByText(translate('checkout_express_title'));
    expect((await tell('click')).lineItems[0]).toMatchObject({ amount: 2 * 1999 });
  });

  it('sell nothing while the chosen variant is sold out', async () => {
    const { user, translate } = await drawIsland(shopper, `/product/${variant.slug}`, 'express-buttons');
    forms(await other(), '');
    await user.click(screen.getByText(translate('checkout_express_open')));
    await screen.findByText(translate('ui_sold_out'));
    expect(script.of).toEqual({});
  });
});
