/** PayPal's button in a DOM: who is signed in goes to PayPal by the API, and comes back by the page's script. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { paypalPayer, type PaypalPayer } from '#test/fakes/paypal-records.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';

let shop: TestApp;
let fake: FakePaypal;
let variant: TestVariant;
let shopper: SignedInShopper;

beforeAll(async () => {
  fake = await startPaypal();
  shop = await createTestApp({ config: { payments: { stripe: null, paypal: fake.account } } });
  await shop.host.database.transaction(async (tx) => {
    await seedCommerce(tx);
    await writeSettings(tx, 'payments', { paypal: { expressCart: true, expressProduct: true } }, shop.clock.now);
  });
});
afterEach(takeAway);
afterAll(async () => {
  await shop.close();
  await fake.close();
});
beforeEach(async () => {
  location.hash = '';
  shop.host.config.payments = { stripe: null, paypal: fake.account };
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
  shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: variant.sku, quantity: 1 });
});

const outside = fetch;

/** The island's calls go to the shop, and the shop's own to PayPal: both are in this process. */
async function draw(path: string, name: string): ReturnType<typeof drawIsland> {
  const drawn = await drawIsland(shopper, path, name);
  const inside = fetch;
  vi.stubGlobal('fetch', (to: string | URL, how?: RequestInit) => (to.toString().startsWith(fake.account.apiUrl) ? outside(to, how) : inside(to, how)));
  return drawn;
}

const button = () => screen.findByRole('button', { name: 'PayPal' });

it('leads from the cart of an account to PayPal, and says why it cannot', async () => {
  const { user, visited, translate } = await draw('/cart', 'paypal-start');
  shop.host.config.payments.paypal = null;
  await user.click(await button());
  await screen.findByText(translate('checkout_paypal_not_available'));
  shop.host.config.payments.paypal = fake.account;
  await user.click(await button());
  await waitFor(() => expect(visited).toEqual([expect.stringContaining('/checkoutnow?token=')]));
  expect(fake.orderAt(visited[0]!).amount.currency_code).toBe('USD');
});

it('leads from a product there with as many as were asked for, and puts nothing into the cart', async () => {
  const { user, visited } = await draw(`/product/${variant.slug}`, 'buy-box');
  const quantity = document.querySelector<HTMLInputElement>('input[name=quantity]')!;
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.click(await button());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(Number(fake.orderAt(visited[0]!).amount.value)).toBeGreaterThanOrEqual(59.97);
  expect((await shopper.post('/cart/count')).data.count).toBe(1);
});

/** Comes back from PayPal to the checkout's page, with the secret behind the hash. */
async function comeBack(payer: PaypalPayer): Promise<{ visited: string[]; slug: string }> {
  const { data } = await shopper.post('/checkout/paypal/begin', { of: { source: 'cart' } });
  const { id, returnUrl } = fake.orderAt(data.url);
  fake.approve(id, payer);
  const [path, hash] = ((await shop.client().get(new URL(returnUrl).pathname)).headers['location'] as string).split('#') as [string, string];
  location.hash = hash;
  const { visited } = await draw(path, 'checkout-page');
  await waitFor(() => expect(visited).toHaveLength(1));
  return { visited, slug: path.split('/').at(-1)! };
}

it('is taken in by the page for who is signed in, once', async () => {
  const { visited, slug } = await comeBack(paypalPayer);
  expect(visited).toEqual([`/checkout/${slug}?step=shipping#step-shipping`]);
  expect(location.hash).toBe('');
  expect((await shopper.post('/checkout/get', { slug })).data).toMatchObject({ address: { city: 'San Francisco' }, paymentMethod: { id: 'paypal' } });
});

it('keeps what PayPal said of an address that lacks something, for its form', async () => {
  const { phone: _phone, ...payer } = paypalPayer.payer;
  const { visited, slug } = await comeBack({ ...paypalPayer, payer });
  expect(visited).toEqual([`/checkout/${slug}?step=address&said=paypalAddress#step-address`]);
  location.hash = '';
  document.body.replaceChildren();
  expect(sessionStorage.getItem(`draft:checkout-${slug}-address`)).toContain('1 Market St');
});
