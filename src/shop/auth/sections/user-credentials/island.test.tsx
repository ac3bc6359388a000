/** Another password: the current one proves who asks, and what was typed stays when it was wrong. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { signedIn } from '#test/harness/shoppers.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(takeAway);
afterAll(() => shop.close());

const field = (name: string) => document.querySelector<HTMLInputElement>(`dialog[open] [name=${name}]`)!;

it('asks for both, says that the current one is wrong, and takes the new one', async () => {
  const current = 'Ember-Bowl 27';
  const shopper = await signedIn(shop, { email: 'ada@shop.example', firstName: 'Ada', lastName: 'Moss', passwordHash: await hashPassword(current) });
  const { user, translate } = await drawIsland(shopper, '/user/account', 'credentials');
  const change = screen.getByRole('button', { name: `${translate('profile_change')} ${translate('field_password')}` });
  await user.click(change);
  const dialog = screen.getByRole('dialog', { name: translate('field_password') });
  await user.click(screen.getByRole('button', { name: translate('ui_save') }));
  await screen.findByText(translate('error_required', { field: translate('auth_current_password') }));
  expect(document.activeElement).toBe(field('oldPassword'));

  await user.type(field('oldPassword'), 'wrong');
  await user.type(field('newPassword'), 'Moss-Green 31{Enter}');
  await screen.findByText(translate('auth_password_wrong'));
  expect(field('newPassword').value).toBe('Moss-Green 31');
  await user.clear(field('oldPassword'));
  await user.type(field('oldPassword'), `${current}{Enter}`);
  await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false));
  const again = (password: string) => shop.client().post('/api/web/auth/signin', { account: 'ada@shop.example', password });
  expect((await again(current)).code).not.toBe(0);
  expect((await again('Moss-Green 31')).code).toBe(0);
});
