import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AmountField } from './amount-input.tsx';
import { useBaseCurrency } from './use-base-currency.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
