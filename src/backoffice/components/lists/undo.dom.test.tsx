import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider, NotificationContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { sendWaiting } from '../../api/waiting-writes.ts';
import { Notice } from '../notice.tsx';
import { useLater } from './undo.tsx';

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await sendWaiting();
});

const key = ['tags', 'getList', {}];

function Remove({ id, send }: { id: string; send(): Promise<void> }) {
  const later = useLater();
  return <button onClick={() => later(`Removed: ${id}`, { gone: { resource: 'tags', id }, send })}>{`remove ${id}`}</button>;
}

function show(send: (id: string) => Promise<void>) {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const client = new QueryClient();
  client.setQueryData(key, { data: [{ id: 'a' }, { id: 'b' }], total: 2 });
  render(
    <QueryClientProvider client={client}>
      <I18nContextProvider
        value={polyglotI18nProvider(() => ({ ra: { action: { undo: 'Undo' } }, backoffice_undo_too_late: 'Too late' }) as never, 'en', [], {
          allowMissing: true,
        })}
      >
        <NotificationContextProvider>
          <Remove id="a" send={() => send('a')} />
          <Remove id="b" send={() => send('b')} />
          <Notice />
        </NotificationContextProvider>
      </I18nContextProvider>
    </QueryClientProvider>,
  );
  return () => (client.getQueryData(key) as { data: { id: string }[] }).data.map(({ id }) => id);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('a removal is done with when its notice goes, and never where it was taken back', async () => {
  const sent: string[] = [];
  const rows = show(async (id) => void sent.push(id));
  await press('remove a');
  await screen.findByText('Removed: a');
  expect(rows()).toEqual(['b']);
  await press('Undo');
  await waitFor(() => expect(screen.queryByText('Removed: a')).toBeNull());
  expect(sent).toEqual([]);

  // Two in a row: each has its time.
  await press('remove a');
  await press('remove b');
  await screen.findByText('Removed: a');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByText('Removed: b');
  expect(sent).toEqual(['a']);
  await press('Undo');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['a']);
});

it('a refusal is said, and a click elsewhere takes no time from it', async () => {
  show(async () => {
    throw new Error('In use');
  });
  await press('remove a');
  await screen.findByText('Removed: a');
  fireEvent.click(document.body);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByText('Removed: a')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByText('In use');
});

it('what went out meanwhile cannot be taken back, which is said', async () => {
  const sent: string[] = [];
  show(async (id) => void sent.push(id));
  await press('remove a');
  await screen.findByText('Removed: a');
  await sendWaiting();
  await press('Undo');
  await screen.findByText('Too late');
  expect(sent).toEqual(['a']);
});
