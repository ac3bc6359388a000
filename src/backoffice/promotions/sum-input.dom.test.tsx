import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { SumInput } from './sum-input.tsx';
import { writtenPromotion } from './written-promotion.ts';

afterEach(cleanup);

function Written() {
  return <output>{JSON.stringify(useWatch({ name: 'amount' }))}</output>;
}

it('shows what the API set in other currencies, and takes it out when asked', async () => {
  const i18n = { translate: (key: string, { amounts = '' }: { amounts?: string } = {}) => amounts || key, changeLocale: async () => {}, getLocale: () => 'en' };
  const sum = [
    { amount: 1_000, currency: 'USD' },
    { amount: 900, currency: 'EUR' },
  ];
  const queryClient = new QueryClient();
  queryClient.setQueryData(['base-currency'], 'USD');
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n} queryClient={queryClient}>
      <Form defaultValues={{ amount: sum }}>
        <SumInput source="amount" label="Amount" />
        <Written />
      </Form>
    </CoreAdminContext>,
  );
  await screen.findByText('€9.00');
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '20' } });
  const written = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
  expect(written()).toEqual([{ amount: 2_000, currency: 'USD' }, sum[1]]);
  fireEvent.click(screen.getByText('backoffice_promotion_convert_amounts'));
  expect(written()).toEqual([{ amount: 2_000, currency: 'USD' }]);
});

it('keeps the address that a promotion has in a language', () => {
  const texts = { en: { title: 'Spring' }, zh: { title: '春日', slug: '春日' } };
  expect(writtenPromotion({ id: 'a', slug: 'spring', texts, rule: { kind: 'percentage' } })).toMatchObject({ texts: { zh: { title: '春日', slug: '春日' } } });
});
