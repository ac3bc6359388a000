/** Taking along what is stored of an account, as its shopper does it. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
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

it('asks once however often the button is pressed, which has the focus all along', async () => {
  const { user, translate } = await drawIsland(await signedIn(shop), '/user/security', 'own-data');
  const held = Promise.withResolvers<Response>();
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (address: unknown) => {
    asked.push(address);
    return held.promise;
  });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${translate('security_export_save')}`) });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  // The browser takes the focus from what is disabled.
  expect([button.disabled, document.activeElement]).toEqual([false, button]);
  await user.keyboard('{Enter}');
  held.resolve(Response.json({ code: 40, msg: 'Not now.', data: null }));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect([asked, document.activeElement]).toEqual([['/api/web/user/export'], button]);
});

it('deleting the account says how much store credit is lost, and nothing of it where there is none', async () => {
  const { user, translate } = await drawIsland(await signedIn(shop), '/user/security', 'own-data');
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${translate('security_delete_do')}`) }));
    const text = (await screen.findByText(translate('security_delete_text'))).parentElement!.textContent;
    await user.click(screen.getByRole('button', { name: translate('ui_cancel') }));
    return text;
  };
  userInfo.set({ creditsBalance: { amount: 968, currency: 'USD' } });
  expect(await ask()).toContain(translate('security_delete_credits', { amount: '$9.68' }));
  userInfo.set({ creditsBalance: { amount: 0, currency: 'USD' } });
  expect(await ask()).not.toContain('$');
});
