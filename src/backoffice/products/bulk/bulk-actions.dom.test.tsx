import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, ListContextProvider, testDataProvider, TestMemoryRouter } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { BulkActions } from './bulk-actions.tsx';

afterEach(cleanup);

const authProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => ({ catalog: 'write', prices: 'write' }),
};

it('prices are not changed where it cannot be read what they are to be rounded to', async () => {
  const list = { data: [{ id: '1', price: { currency: 'USD' } }], selectedIds: ['1'], filterValues: {}, onSelect: () => undefined };
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={testDataProvider({})}
        i18nProvider={polyglotI18nProvider(() => ({}) as never, 'en', [], { allowMissing: true, onMissingKey: (key: string) => key })}
      >
        <ListContextProvider value={list as never}>
          <BulkActions />
        </ListContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'backoffice_bulk_price' }));
  const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  const isOffered = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'backoffice_bulk_change' }).disabled;
  type('backoffice_bulk_percent', '5');
  expect(isOffered()).toBe(true);
  type('backoffice_bulk_round', '$0.50');
  expect(isOffered()).toBe(false);
  expect(screen.getByText('backoffice_not_an_amount')).toBeTruthy();
  for (const text of ['0.50', '']) {
    type('backoffice_bulk_round', text);
    expect([text, isOffered()]).toEqual([text, true]);
  }
});
