import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, Form, testDataProvider, TestMemoryRouter } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { VariantsCard } from './variants-card.tsx';

afterEach(cleanup);

const authProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => ({ catalog: 'write', prices: 'write' }),
};

it('what is pasted and cannot be read leaves struck-through prices as they are; an empty cell clears one', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const variants = ['s', 'm', 'l', 'xl'].map((size) => ({ id: size, sku: size, options: { size }, price: usd(1_800), linePrice: usd(2_400), onHand: 1 }));
  render(
    <MemoryRouter>
      <TestMemoryRouter>
        <CoreAdminContext
          authProvider={authProvider}
          dataProvider={testDataProvider({})}
          i18nProvider={polyglotI18nProvider(() => ({}) as never, 'en', [], { allowMissing: true, onMissingKey: (key: string) => key })}
        >
          <Form defaultValues={{ options: [], variants }}>
            <VariantsCard setup={{ currency: 'USD' } as never} isNew />
          </Form>
        </CoreAdminContext>
      </TestMemoryRouter>
    </MemoryRouter>,
  );
  const struckThrough = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'backoffice_line_price' });
  await screen.findAllByRole('textbox', { name: 'backoffice_line_price' });
  fireEvent.paste(struckThrough()[0]!, { clipboardData: { getData: () => '1,299.00\n$24.00\n\n25.5\n' } });
  expect(struckThrough().map(({ value }) => value)).toEqual(['24.00', '24.00', '', '25.50']);
});
