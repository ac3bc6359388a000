import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { AmountInput } from './amount-input.tsx';

afterEach(cleanup);

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
