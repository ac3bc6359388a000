import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { SetPasswordPage } from './password-pages.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const i18n = {
  translate: (key: string, { _ = key }: { _?: string } = {}) => _,
  changeLocale: async () => {},
  getLocale: () => 'en',
  getLocales: () => [{ locale: 'en', name: 'English' }],
};

it('goes on with the second step where there is one, once the password is set', async () => {
  const asked: unknown[] = [];
  const answers: Record<string, (body: { code?: string }) => object> = {
    '/api/admin/auth/ticket': () => ({ code: 0, data: { email: 'sam@shop.example', name: 'Sam' } }),
    '/api/admin/auth/set-password': () => ({ code: 0, data: { email: 'sam@shop.example' } }),
    '/api/admin/auth/signin': ({ code }) =>
      code === undefined ? { code: 10, msg: 'A code is wanted.', data: { kind: 'secondFactor', ways: ['app'], ticket: 'T' } } : { code: 0, data: {} },
  };
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { body?: string } = {}) => {
    const sent = JSON.parse(body) as { code?: string };
    asked.push([address, sent]);
    const answer = answers[address]!(sent) as { code: number };
    return Response.json({ msg: '', ...answer }, { status: answer.code === 0 ? 200 : 409 });
  });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  render(
    <I18nContextProvider value={i18n}>
      <SetPasswordPage />
    </I18nContextProvider>,
  );
  fireEvent.change(document.querySelector('input[name=password]')!, { target: { value: 'a new password' } });
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  expect(await screen.findByText('backoffice_second_step_lost')).toBeTruthy();
  fireEvent.change(document.querySelector('input[name=code]')!, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'ra.auth.sign_in' }));
  await waitFor(() => expect(assign.mock.calls).toEqual([['/backoffice']]));
  expect(asked.at(-1)).toEqual(['/api/admin/auth/signin', { account: 'sam@shop.example', password: 'a new password', code: '123456' }]);
});
