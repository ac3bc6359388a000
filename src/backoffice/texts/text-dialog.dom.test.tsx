import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider, NotificationContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { TextDialog } from './text-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const catalogue = JSON.parse(readFileSync('locales/en.json', 'utf8')) as Record<string, string>;
const phrases = Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, text.replaceAll(/\{(\w+)\}/g, '%{$1}')]));
const text = {
  id: 'messages_foot',
  texts: { en: 'With love, {shop}', zh: '{shop}发送', 'zh-HK': '{shop}傳送' },
  defaults: { en: 'Sent by {shop}.', zh: '{shop}发送', 'zh-HK': '{shop}傳送' },
  edited: ['en'],
};

/** Opens the dialog; `answer` is what the shop says to a write. Answers what was sent. */
function open(answer: object = { code: 0, msg: '', data: text }) {
  const sent: { body: unknown; ifMatch: string | null }[] = [];
  const fetched = async (_url: string, { method, body, headers }: { method: string; body?: string; headers: Record<string, string> }) => {
    if (method === 'PUT') sent.push({ body: JSON.parse(body!), ifMatch: new Headers(headers).get('if-match') });
    return Response.json(method === 'PUT' ? answer : { code: 0, msg: '', data: text }, { headers: { etag: '"tag"' } });
  };
  vi.stubGlobal('fetch', fetched);
  const onClose = vi.fn<() => void>();
  const words = { ...phrases, ra: { action: { save: 'Save', cancel: 'Cancel' } } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContextProvider value={polyglotI18nProvider(() => words as never, 'en', [], { allowMissing: true })}>
        <NotificationContextProvider>
          <TextDialog id={text.id} lang="zh" onClose={onClose} />
        </NotificationContextProvider>
      </I18nContextProvider>
    </QueryClientProvider>,
  );
  return { sent, onClose, user: userEvent.setup() };
}

it('the language that is shown comes first; what was changed alone is sent, with the tag of what was read', async () => {
  const { sent, onClose, user } = open();
  const fields = await screen.findAllByRole<HTMLTextAreaElement>('textbox');
  expect(fields.map(({ value }) => value)).toEqual(['{shop}发送', 'With love, {shop}', '{shop}傳送']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'English: reset to the original' }));
  expect(fields[1]!.value).toBe('Sent by {shop}.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ body: { texts: { en: 'Sent by {shop}.' } }, ifMatch: '"tag"' }]);
});

it('what the shop refuses is said, and what was written stays', async () => {
  const { onClose, user } = open({ code: 40, msg: 'Check this:', data: { errors: { 'texts.zh': 'The text lacks {shop}.' } } });
  const [field] = await screen.findAllByRole<HTMLTextAreaElement>('textbox');
  await user.clear(field!);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.type(field!, 'Hello');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).querySelector('.MuiAlert-message')!.textContent).toBe('The text lacks {shop}.');
  expect(field!.value).toBe('Hello');
  expect(field!.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field!.getAttribute('aria-describedby')!)!.textContent).toBe('The text lacks {shop}.');
  expect(onClose).not.toHaveBeenCalled();
});
