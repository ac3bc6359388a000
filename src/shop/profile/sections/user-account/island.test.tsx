/** The user's name, changed in a dialog. */
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

const field = (name: string) => document.querySelector<HTMLInputElement>(`dialog[open] [name=${name}]`)!;

it.each(['en', 'zh'] as const)('is rejected when empty, at its field, and shown at once when it is saved, in %s', async (locale) => {
  const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
  const { user, translate } = await drawIsland(shopper, '/user/account', 'about-me', locale);
  await user.click(screen.getByRole('button', { name: `${translate('profile_change')} ${translate('profile_name')}` }));
  const dialog = screen.getByRole('dialog', { name: translate('profile_name') });
  // Which name comes first is the language's custom.
  expect([...dialog.querySelectorAll('input')].map(({ name }) => name)).toEqual(locale === 'en' ? ['firstName', 'lastName'] : ['lastName', 'firstName']);
  await user.clear(field('firstName'));
  await user.type(field('lastName'), '{Enter}');
  await screen.findByText(translate('error_required', { field: translate('field_firstName') }));
  expect(document.activeElement).toBe(field('firstName'));
  await user.type(field('firstName'), '<b>Eve</b>{Enter}');
  await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false));
  expect(screen.getByText(/<b>Eve<\/b>/).textContent).toContain('Moss');
  expect(userInfo.get()).toMatchObject({ firstName: '<b>Eve</b>', lastName: 'Moss' });
});
