import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { libraryKey } from '../components/pickers/library.ts';
import { PictureDialog } from './picture-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
});

const picture = {
  id: 'p',
  name: 'cup.jpg',
  url: '/media/p/1200.jpg',
  width: 9,
  height: 9,
  bytes: 1,
  alt: {},
  focalPoint: { x: 0.5, y: 0.5 },
  uses: 0,
  usedIn: [],
};
const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };

it('words that are being written stay when the picture is read again: the window was come back to, the file was replaced', async () => {
  let tag = 1;
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: picture }, { headers: { etag: `"${(tag += 1)}"` } }));
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <I18nContextProvider value={i18n}>
        <NotificationContextProvider>
          <PictureDialog id="p" onClose={() => undefined} />
        </NotificationContextProvider>
      </I18nContextProvider>
    </QueryClientProvider>,
  );
  const words = await screen.findByLabelText<HTMLTextAreaElement>('English', {}, { timeout: 10_000 });
  fireEvent.change(words, { target: { value: 'A cup' } });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await act(async () => {
    await client.invalidateQueries({ queryKey: [libraryKey] });
    // What was read is handed on in a moment.
    await new Promise((settle) => setTimeout(settle, 20));
  });
  expect(tag).toBeGreaterThan(2);
  expect(screen.getByLabelText<HTMLTextAreaElement>('English').value).toBe('A cup');
});
