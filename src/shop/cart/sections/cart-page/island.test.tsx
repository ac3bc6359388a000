/** The cart page, while its first answer is still on the way. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterEach(takeAway);
afterAll(() => shop.close());

it('shows what a change made of the cart, though the cart before it is answered later', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const late = Promise.withResolvers<void>();
  const carts: string[] = [];
  const send: typeof shopper.client.send = async (request) => {
    const answer = await shopper.client.send(request);
    if (request.url === '/api/web/cart/get' && carts.push(answer.text) === 1) await late.promise;
    return answer;
  };
  const { user, translate } = await drawIsland({ ...shopper, client: { ...shopper.client, send } }, '/cart', 'cart-page');
  await waitFor(() => expect(carts).toHaveLength(1));
  await user.click(screen.getByText(translate('cart_save')));
  await screen.findByText(translate('cart_saved'));
  late.resolve();
  // The first one is older than what is shown: it is asked for anew, and then nothing is on its way.
  await waitFor(() => expect(carts).toHaveLength(2));
  expect(screen.queryByText(translate('cart_saved'))).not.toBeNull();
  expect(screen.queryByText(translate('cart_save'))).toBeNull();
});

it('says with what shipping costs on which days it arrives', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] });
  const { now } = shop.clock;
  // A Friday.
  shop.clock.now = new Date('2027-03-05T10:00:00Z');
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const { user, translate } = await drawIsland(shopper, '/cart', 'cart-page');
  await user.click(screen.getByText(translate('cart_estimate')));
  await user.selectOptions(screen.getByLabelText(translate('field_country')), 'US');
  await user.click(screen.getByText(translate('cart_estimate_do')));
  const standard = (await screen.findByText('Standard shipping')).closest('li')!;
  expect(standard.textContent.replaceAll(/\s/g, ' ')).toBe('Standard shippingArrives Mar 11–15$6.00');
  shop.clock.now = now;
});

it('shows beside what a reduced line comes to what it came to before', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1_600, linePrice: 2_000, onHand: 50 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 3 });
  await drawIsland(shopper, '/cart', 'cart-page');
  const line = (await screen.findByText('$60.00')).closest('li')!;
  expect([...line.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['$60.00', '$20.00']);
  expect(line.textContent).toContain('Price now$48.00Was$60.00');
});

it.each([
  ['USD', 1],
  ['EUR', 0],
])('calls a sum in %s an estimate; tax comes with the address where prices do not hold it', async (currency, taxRows) => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1_600, onHand: 50 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/cart/add', { sku: bowl!.sku, quantity: 1 });
  const { translate } = await drawIsland(shopper, `/cart?currency=${currency}`, 'cart-page');
  await screen.findByText(translate('cart_total_estimated'));
  expect(screen.queryAllByText(translate('checkout_tax_later'))).toHaveLength(taxRows);
});
