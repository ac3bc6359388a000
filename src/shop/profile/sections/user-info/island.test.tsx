/** The profile form: field errors, saving, and conflicts with changes on another device. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { userInfo } from '#kit/browser/state.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(takeAway);
afterAll(() => shop.close());

const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;

it('rejects a birthday in the future with a message, and keeps the other fields', async () => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const { user, translate } = await drawIsland(shopper, '/user/info', 'info-form', 'zh');
  await user.type(field('nickName'), '苔 🌿');
  await user.type(field('birthday'), '2999-01-01');
  await user.click(screen.getByRole('button', { name: translate('ui_save') }));
  await screen.findByText(translate('profile_birthday_range'));
  expect(document.activeElement).toBe(field('birthday'));
  expect(field('nickName').value).toBe('苔 🌿');
  await user.clear(field('birthday'));
  await user.type(field('birthday'), '1990-05-17');
  await user.click(screen.getByRole('button', { name: translate('ui_save') }));
  await screen.findByText(translate('profile_saved'));
  expect(screen.queryByText(translate('profile_birthday_range'))).toBeNull();
  // The header changes at once.
  expect(userInfo.get()).toMatchObject({ nickName: '苔 🌿', birthday: '1990-05-17' });
  expect((await shopper.post('/user/info')).data).toMatchObject({ nickName: '苔 🌿', birthday: '1990-05-17' });
});

it('reports a change on another device; the input stays, and is saved once it is confirmed', async () => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const { user, translate } = await drawIsland(shopper, '/user/info', 'info-form');
  await user.type(field('nickName'), 'Fern');
  expect((await shopper.post('/user/editInfo', { bio: 'From elsewhere.' })).code).toBe(0);
  await user.click(screen.getByRole('button', { name: translate('ui_save') }));
  await screen.findByText(translate('profile_stale'));
  expect(field('nickName').value).toBe('Fern');
  await user.click(screen.getByRole('button', { name: translate('ui_save') }));
  await waitFor(() => expect(screen.queryByText(translate('profile_stale'))).toBeNull());
  await waitFor(() => expect(userInfo.get()).toMatchObject({ nickName: 'Fern' }));
});
