import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, RecordContextProvider, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SpecificationsCard } from './texts-card.tsx';

afterEach(cleanup);

const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };

function Keys() {
  const rows = (useWatch({ name: 'specifications' }) ?? []) as { key: string }[];
  return <output>{rows.map(({ key }) => key).join(' ')}</output>;
}

it('a new specification has the key of its whole name, and a stored one keeps its own', () => {
  const record = { id: 'p', specifications: [{ key: 'material', texts: { en: { title: 'Material', value: 'Oak' } } }] };
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
        <RecordContextProvider value={record}>
          <Form>
            <SpecificationsCard />
            <Keys />
          </Form>
        </RecordContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('backoffice_product_specification_add'));
  const [stored, added] = screen.getAllByLabelText('backoffice_product_specification');
  for (const title of ['W', 'Wi', 'Width']) fireEvent.change(added!, { target: { value: title } });
  fireEvent.change(stored!, { target: { value: 'Wood' } });
  expect(screen.getByRole('status').textContent).toBe('material width');
});
