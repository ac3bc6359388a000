import { cleanup, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openResources } from '#shop/staff/contract.ts';
import { screens } from '../screens.ts';
import { openRecordOf } from './open-record.ts';
import { Others } from './presence.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the record that an address shows', () => {
  it.each([
    ['/pages/0199', { resource: 'pages', id: '0199' }],
    ['/orders/0199/show', { resource: 'orders', id: '0199' }],
    ['/settings/shop', { resource: 'settings', id: 'shop' }],
    ['/templates/home', { resource: 'templates', id: 'home' }],
    ['/pages/create', null],
    ['/pages', null],
    ['/media-library', null],
    ['/reports/sales', null],
  ])('%s', (path, record) => expect(openRecordOf(path, screens)).toEqual(record));

  it('is one that the shop knows by whom it is read', () => {
    const names = screens.flatMap((one) => (one.kind === 'resource' && (one.edit ?? one.show) ? [one.name] : []));
    expect(names.filter((name) => !openResources.includes(name))).toEqual([]);
  });
});

describe('colleagues at the same record', () => {
  it('are named, asked for anew, and learn that it was left', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const sent: object[] = [];
    const answers = [[{ name: 'Ana' }], [{ name: 'Ana' }, { name: 'Ben' }], []];
    vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as object);
      return new Response(JSON.stringify({ code: 0, msg: '', data: { others: answers.shift() ?? [] } }));
    });
    const { unmount } = render(
      <I18nContextProvider
        value={polyglotI18nProvider(() => ({ backoffice_presence: '%{names} has this open |||| %{names} have this open' }) as never, 'en', [], {
          allowMissing: true,
        })}
      >
        <Others resource="pages" id="1" />
      </I18nContextProvider>,
    );
    await screen.findByText('Ana has this open');
    expect(screen.getByRole('status')).toBeTruthy();
    vi.advanceTimersByTime(20_000);
    await screen.findByText('Ana and Ben have this open');
    vi.advanceTimersByTime(20_000);
    await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    unmount();
    expect(sent).toEqual([...Array.from({ length: 3 }, () => ({ resource: 'pages', id: '1' })), { resource: 'pages', id: '1', open: false }]);
  });
});
