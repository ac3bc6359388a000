/** The address of the checkout, for somebody whose address book is still on its way. */
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

const field = (name: string) => document.querySelector<HTMLInputElement & HTMLSelectElement>(`form [name=${name}]`)!;

/** Where goods are no longer sent to: the checkout asks for an address, and the book has one to show. */
const elsewhere = { country: 'FR', firstName: 'Ada', lastName: 'Moss', address: '1 Rue', city: 'Paris', postalCode: '75001', phone: '123456789' };

it('preserves the country chosen before the address book has come', async () => {
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50, weightGrams: 400 }] });
  const shopper = await signedIn(shop);
  await shopper.post('/address/save', elsewhere);
  const { slug } = (await shopper.post('/checkout/create', { source: 'buyNow', sku: bowl!.sku, quantity: 1 })).data;
  const { user, translate } = await drawIsland(shopper, `/checkout/${slug}`, 'checkout-page');
  expect(screen.queryByText(translate('checkout_other_address'))).toBeNull();
  const country = field('country');
  await user.selectOptions(country, 'US');
  await waitFor(() => expect(field('province').querySelector('option[value=CA]')).not.toBeNull());
  await screen.findByText(translate('checkout_other_address'));
  // The very field: hydration replays to the server-rendered fields what was written into them (event-replay.ts).
  expect(field('country')).toBe(country);
  expect(country.value).toBe('US');
});
