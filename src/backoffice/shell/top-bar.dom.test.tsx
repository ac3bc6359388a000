/** The button of the staff member's menu, on a desk and on a phone. */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, type AuthProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { TopBar } from './top-bar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const authProvider = { getIdentity: async () => ({ id: '1', fullName: 'Mei Lin' }) } as unknown as AuthProvider;
const messages = { ra: { auth: { user_menu: '个人资料' } } };

it.each([
  ['Mei Lin', true],
  ['个人资料', false],
])('is called %s', async (name, hasRoom) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: hasRoom, addEventListener() {}, removeEventListener() {} }) as never);
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider} i18nProvider={polyglotI18nProvider(() => messages as never, 'zh', [], { allowMissing: true })}>
        <ThemeProvider theme={createTheme()}>
          <TopBar onMenu={() => undefined} onSearch={() => undefined} />
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryAllByRole('button', { name })).toHaveLength(1);
});
