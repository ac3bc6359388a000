import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { AmountField, AmountInput } from './amount-input.tsx';
import { useBaseCurrency } from './use-base-currency.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const i18n = {
  translate: (key: string, { example = '' }: { example?: string } = {}) => (key === 'backoffice_not_an_amount' ? `Such as ${example}` : key),
  changeLocale: async () => {},
  getLocale: () => 'en',
};

it.each([
  ['USD', 'twelve', 'Such as 12.34'],
  ['JPY', '10,000', 'Such as 1234'],
  ['KWD', '1.2345', 'Such as 1.234'],
])('says in words what an amount of %s looks like', async (currency, typed, said) => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
      <Form mode="onChange">
        <AmountInput source="price" label="Price" currency={currency} />
      </Form>
    </CoreAdminContext>,
  );
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: typed } });
  await screen.findByText(said);
  // react-admin hands messages of its inputs on in a form of its own.
  expect(document.body.textContent).not.toContain('@@');
});

function PriceField() {
  const [value, setValue] = useState<number | null>(null);
  return <AmountField label="Price" currency={useBaseCurrency()} value={value} onChange={setValue} />;
}

it('lets nobody type an amount before its currency is known: 800 yen would become 80,000', async () => {
  const asked = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => asked.promise);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback="Loading">
        <PriceField />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(screen.queryByLabelText('Price')).toBeNull();
  await act(async () => asked.resolve(Response.json({ code: 0, msg: '', data: { currency: 'JPY' } })));
  const field = await screen.findByLabelText('Price');
  expect(screen.getByText('JPY')).toBeTruthy();
  fireEvent.change(field, { target: { value: '800' } });
  expect((field as HTMLInputElement).value).toBe('800');
});
