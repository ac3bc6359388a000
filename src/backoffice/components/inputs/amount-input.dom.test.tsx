import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { AmountInput } from './amount-input.tsx';

afterEach(cleanup);

const i18n = { translate: (key: string) => (key === 'backoffice_not_an_amount' ? 'Not an amount' : key), changeLocale: async () => {}, getLocale: () => 'en' };

it('says in words what is wrong with an amount', async () => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
      <Form mode="onChange">
        <AmountInput source="price" label="Price" currency="USD" />
      </Form>
    </CoreAdminContext>,
  );
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: 'twelve' } });
  await screen.findByText('Not an amount');
  // react-admin hands messages of its inputs on in a form of its own.
  expect(document.body.textContent).not.toContain('@@');
});
