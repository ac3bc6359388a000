import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, List, testDataProvider, TestMemoryRouter, TextField, ThemeProvider, ThemesContext, type DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { Notice } from '../../components/notice.tsx';
import { RecordTable } from '../../components/record-table.tsx';
import { darkTheme, lightTheme } from '../../components/theme.ts';
import { OrderBulk } from './order-bulk.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const i18n = polyglotI18nProvider(() => ({ ra: { action: { bulk_actions: '%{smart_count} ticked', select_all_button: 'Select all' } } }) as never, 'en', [], {
  allowMissing: true,
});
const orders = Array.from({ length: 148 }, (_, index) => ({ id: `order-${index}`, orderNo: `No ${index}` }));

/** A list of 148 orders, 25 on a page; the shop answers at most 100 of them, and `failed` says which it cannot send. */
function show(failed: readonly { id: string; msg: string }[] = []) {
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: { changed: 2 - failed.length, failed } }));
  const asked: number[] = [];
  const getList = async (_resource: string, { pagination }: { pagination: { perPage: number } }) => {
    asked.push(pagination.perPage);
    return { data: orders.slice(0, Math.min(100, pagination.perPage)), total: orders.length };
  };
  const authProvider = { checkAuth: async () => undefined, getPermissions: async () => ({ orders: 'write' }) };
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider({ getList } as unknown as DataProvider)} authProvider={authProvider as never} i18nProvider={i18n}>
        <ThemesContext.Provider value={{ lightTheme, darkTheme }}>
          <ThemeProvider>
            <List resource="orders" perPage={25} exporter={false}>
              <RecordTable bulkActionButtons={<OrderBulk />}>
                <TextField source="orderNo" />
              </RecordTable>
            </List>
            <Notice />
          </ThemeProvider>
        </ThemesContext.Provider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { asked, user: userEvent.setup() };
}

it('what could not be sent stays ticked, so that one sees which orders these are', async () => {
  const { user } = show([{ id: 'order-1', msg: 'Not paid.' }]);
  await screen.findByText('No 1');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  for (const box of boxes.slice(1, 3)) await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'backoffice_bulk_ship' }));
  await user.click(screen.getAllByRole('button', { name: 'backoffice_bulk_ship' }).at(-1)!);
  await screen.findByText(/Not paid\./);
  await waitFor(() => expect(screen.getByText('1 ticked')).toBeDefined());
  expect(
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked)
      .slice(0, 4),
  ).toEqual([false, false, true, false]);
});

it('as many are ticked as one call changes, and more are said to be left out', async () => {
  const { asked, user } = show();
  await screen.findByText('No 1');
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  await screen.findByText('100 ticked');
  await screen.findByText('ra.message.select_all_limit_reached');
  expect(asked.at(-1)).toBe(100);
});
