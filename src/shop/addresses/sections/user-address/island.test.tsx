/** The address book in a DOM: errors stand at their fields; saving, choosing and deleting take effect in the shop. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway, type DrawnIsland } from '#test/harness/island.tsx';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterEach(takeAway);
afterAll(() => shop.close());

const field = (name: string) => document.querySelector<HTMLInputElement & HTMLSelectElement>(`form [name=${name}]`)!;
const card = async (text: string) => (await screen.findByText(text)).closest('li')!;

async function fill({ user }: DrawnIsland, address: { lastName: string; address: string }): Promise<void> {
  await user.selectOptions(field('country'), 'US');
  // The fields are those of the country before until its rules have come.
  await waitFor(() => expect(document.querySelector('form select[name=province] option[value=CA]')).not.toBeNull());
  const texts = { firstName: 'Ada', city: 'Berkeley', postalCode: '94704', phone: '5105550100', ...address };
  for (const [name, text] of Object.entries(texts)) await user.type(field(name), text);
  await user.selectOptions(field('province'), 'CA');
}

it.each(['en', 'zh'] as const)('saves addresses, one of them the default, in %s', async (locale) => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const book = await drawIsland(shopper, '/user/address', 'address-book', locale);
  const { user, translate } = book;
  const press = (key: string, place: HTMLElement = document.body) => user.click(within(place).getByRole('button', { name: new RegExp(`^${translate(key)}`) }));
  const listed = async () => ((await shopper.post('/address/list')).data as { items: { lastName: string; isDefault: boolean }[] }).items;

  await press('addresses_add');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: translate('addresses_add') }));
  await press('ui_save');
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[aria-invalid=true]')));
  await fill(book, { lastName: 'Moss', address: '1 Analytical Way' });
  await press('ui_save');
  within(await card('1 Analytical Way')).getByText(translate('addresses_default'));
  expect(await listed()).toMatchObject([{ lastName: 'Moss', isDefault: true }]);

  await press('addresses_add');
  await fill(book, { lastName: 'Fern', address: '2 Analytical Way' });
  await press('ui_save');
  await press('addresses_make_default', await card('2 Analytical Way'));
  await waitFor(async () => within(await card('2 Analytical Way')).getByText(translate('addresses_default')));
  expect(within(await card('1 Analytical Way')).queryByText(translate('addresses_default'))).toBeNull();

  await press('ui_edit', await card('2 Analytical Way'));
  // In zh the form begins with China's fields, which have one name, until those of the United States have come.
  await waitFor(() => expect(field('lastName')).not.toBeNull());
  await user.type(field('lastName'), '-Moss');
  await press('ui_save');
  expect((await card('2 Analytical Way')).textContent).toContain('Fern-Moss');

  // Deleting asks first; cancelled, the address is still there.
  await press('ui_delete', await card('1 Analytical Way'));
  await press('ui_cancel', await screen.findByRole('dialog', { name: translate('addresses_delete_ask') }));
  expect(await listed()).toHaveLength(2);
  await press('ui_delete', await card('1 Analytical Way'));
  await press('ui_delete', await screen.findByRole('dialog', { name: translate('addresses_delete_ask') }));
  await waitFor(() => expect(screen.queryByText('1 Analytical Way')).toBeNull());
  expect(await listed()).toMatchObject([{ lastName: 'Fern-Moss', isDefault: true }]);
});
