import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportReport } from './import-report.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const i18n = {
  translate: (key: string, { failed }: { failed?: number } = {}) => (failed === undefined ? key : `${failed} failed`),
  changeLocale: async () => {},
  getLocale: () => 'en',
};

it('lists as many rows as it counts, each with all that is wrong with it', async () => {
  const data = {
    id: 'one',
    state: 'done',
    fileName: 'products.csv',
    created: 1,
    failed: 2,
    message: '',
    errors: [
      { row: 2, field: 'price', msg: 'the price "free" is no amount' },
      { row: 2, field: '', msg: 'this product was left out' },
      { row: 5, field: 'sku', msg: 'another variant has this SKU' },
    ],
  };
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContextProvider value={i18n}>
        <NotificationContextProvider>
          <ImportReport id="one" onDone={() => {}} />
        </NotificationContextProvider>
      </I18nContextProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('2 failed');
  const [, ...rows] = screen.getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => [...cell.children].map((line) => line.textContent)),
    ),
  ).toEqual([
    [[], ['the price "free" is no amount', 'this product was left out']],
    [[], ['another variant has this SKU']],
  ]);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual(['2', '5']);
});
