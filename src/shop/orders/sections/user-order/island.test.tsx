/** The order's page of an account: where it goes is changed there. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
let bowl: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10, weightGrams: 400 }] })) as [TestVariant];
});
afterEach(takeAway);
afterAll(() => shop.close());

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;

it('changes the address in place, and says what is wrong beside its field', async () => {
  const shopper = await signedIn(shop);
  const headers = { 'x-auth': shopper.token };
  const checkout = await fillCheckout(shopper.client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 }, headers });
  const { orderNo } = (await submit(shopper.client, checkout, headers)).data;
  const { user, translate } = await drawIsland(shopper, `/user/order/${orderNo}`, 'order-detail');
  expect(field('postalCode')).toBeNull();
  await user.click(screen.getByText(translate('order_change')));
  await user.click(screen.getByText(translate('order_address_do')));
  // How the country is asked comes as the form is opened.
  await waitFor(() => expect(field('postalCode')).not.toBeNull());
  expect(field('address').value).toBe('1 Market St');
  await user.clear(field('address'));
  await user.type(field('address'), '2 Mission St');
  await user.clear(field('postalCode'));
  await user.click(screen.getByRole('button', { name: translate('order_address_save') }));
  await waitFor(() => expect(document.activeElement).toBe(field('postalCode')));
  await user.type(field('postalCode'), '94103');
  await user.click(screen.getByRole('button', { name: translate('order_address_save') }));
  await screen.findByText('2 Mission St');
  expect((await shopper.post('/order/detail', { orderNo })).data.address).toMatchObject({ address: '2 Mission St', city: 'San Francisco' });
});
