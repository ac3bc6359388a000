/** The forms of signing in: what they say of what was typed, and when they no longer do. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(takeAway);
afterAll(() => shop.close());

/** Drawn for nobody. */
const draw = async (path: string, name: string) => drawIsland({ ...(await signedIn(shop)), token: '' }, path, name);

it('shows for a number, or for signing in by code, no error of an address or its password', async () => {
  const { user, translate } = await draw('/auth/signin', 'sign-in');
  const missing = translate('error_required', { field: translate('field_account') });
  const send = async () => {
    await user.click(screen.getByRole('button', { name: translate('ui_sign_in') }));
    await screen.findByText(missing);
  };
  await send();
  await user.click(screen.getByRole('tab', { name: translate('field_mobile') }));
  expect(screen.queryByText(missing)).toBeNull();
  await send();
  await user.click(screen.getByRole('button', { name: translate('auth_by_code') }));
  expect(screen.queryByText(missing)).toBeNull();
});

it('asks for the address together with the verification, and begins there', async () => {
  const { user, translate } = await draw('/auth/forget', 'forget');
  await user.click(screen.getByRole('button', { name: translate('auth_forget_send') }));
  await screen.findByText(translate('error_required', { field: translate('field_account') }));
  expect(screen.queryByText(translate('auth_captcha_wanted'))).not.toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('forget-account')));
});
