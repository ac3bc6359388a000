import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError, I18nContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FormCard } from './card.tsx';

afterEach(cleanup);

const i18n = {
  translate: (key: string, { _ = key }: { _?: string } = {}) => _,
  changeLocale: async () => {},
  getLocale: () => 'en',
  getLocales: () => [{ locale: 'en', name: 'English' }],
};

it('says what is wrong with a field, and speaks of no mark that it has not', async () => {
  const wrong = new HttpError('Please check the highlighted fields. The code is wrong.', 400, { errors: { code: 'The code is wrong.' } });
  render(
    <I18nContextProvider value={i18n}>
      <FormCard title="Second step" submit="Sign in" onSend={() => Promise.reject(wrong)}>
        <input name="code" />
      </FormCard>
    </I18nContextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The code is wrong.');
});
