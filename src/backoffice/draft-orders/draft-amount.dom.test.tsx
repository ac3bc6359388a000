import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { DraftAmount } from './draft-amount.tsx';
import { bodyOf, newDraft, type DraftValues } from './draft-values.ts';

afterEach(cleanup);

const own = { sku: null, title: 'Engraving', quantity: 1, price: null, taxClass: 'standard', requiresShipping: false };

/** What is sent of the form as it is. */
function Sent() {
  const { currency, lines } = bodyOf(useWatch() as DraftValues);
  return <output>{JSON.stringify([currency, lines])}</output>;
}

it('keeps the currency in which an amount was typed, and none while none was', async () => {
  const form = (currency: string) => (
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Form defaultValues={{ ...newDraft, lines: [own] }}>
        <DraftAmount source="lines.0.price" label="Price" currency={currency} />
        <Sent />
      </Form>
    </CoreAdminContext>
  );
  render(form('USD'));
  const sent = () => JSON.parse(screen.getByRole('status').textContent) as [string | null, { price: number }[]];
  expect(sent()[0]).toBeNull();
  const field = screen.getByLabelText('Price');
  fireEvent.change(field, { target: { value: '20.00' } });
  expect(sent()).toMatchObject(['USD', [{ price: 2_000 }]]);
  fireEvent.change(field, { target: { value: '' } });
  expect(sent()[0]).toBeNull();
});

it('leaves a stored draft its currency', () => {
  expect(bodyOf({ ...newDraft, id: 'a', currency: 'EUR' }).currency).toBe('EUR');
});
