import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { useEndOfKey } from './end-of-key.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Ends({ of }: { of: readonly (string | null)[] }) {
  const end = useEndOfKey();
  return of.map((expiresAt) => <p key={expiresAt}>{end(expiresAt)}</p>);
}

it('a key that has expired says so', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), toFake: ['Date'] });
  const words = { backoffice_key_never_ends: 'Until deleted', backoffice_key_ended: 'Expired %{date}' };
  render(
    <I18nContextProvider value={polyglotI18nProvider(() => words as never, 'en', [], { allowMissing: true })}>
      <Ends of={['2026-03-10T12:00:00Z', '2026-03-10T12:00:01Z', null]} />
    </I18nContextProvider>,
  );
  expect(
    screen
      .getAllByText(/./)
      .filter(({ tagName }) => tagName === 'P')
      .map(({ textContent }) => /Expired|Until/.exec(textContent)?.[0]),
  ).toEqual(['Expired', undefined, 'Until']);
});
