import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTemplate } from './use-template.ts';

const section = (name: string) => ({ section: name, settings: {} });
const shop = { tag: '"1"', sections: [section('hero')] };
const writes: { url: string; ifMatch: string | null; body: any }[] = [];

beforeEach(() => {
  Object.assign(shop, { tag: '"1"', sections: [section('hero')] });
  writes.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, headers, body = '' }: { method: string; headers: Record<string, string>; body?: string }) => {
    const ifMatch = new Headers(headers).get('if-match');
    if (method !== 'GET') {
      writes.push({ url, ifMatch, body: JSON.parse(body) });
      if (ifMatch !== shop.tag) return Response.json({ code: 40, msg: 'Changed', data: null }, { status: 412 });
      if (method === 'PUT') Object.assign(shop, { tag: `${shop.tag}'`, sections: JSON.parse(body).draft.sections });
    }
    const data = { id: 'cart', system: [], published: null, history: [], draft: { sections: shop.sections, noReload: false, faults: [] } };
    return Response.json({ code: 0, msg: '', data }, { headers: { etag: shop.tag } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };
const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <I18nContextProvider value={i18n}>
      <NotificationContextProvider>{children}</NotificationContextProvider>
    </I18nContextProvider>
  </QueryClientProvider>
);

/** Opens the template; a colleague saves another draft then. */
async function open() {
  const hook = renderHook(() => useTemplate('cart'), { wrapper: around });
  await waitFor(() => expect(hook.result.current.edited.sections).toEqual([section('hero')]));
  Object.assign(shop, { tag: '"theirs"', sections: [section('theirs')] });
  return hook;
}

const mine = { sections: [section('mine')], noReload: false };

it('a colleague’s draft is not written over: saving stops, once, until the user has chosen', async () => {
  const { result } = await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => result.current.change(mine));
  await waitFor(() => expect(result.current.state).toBe('stale'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([writes.length, shop.sections]).toEqual([1, [section('theirs')]]);
  await act(() => result.current.takeMine());
  expect(writes.at(-1)).toMatchObject({ ifMatch: '"theirs"', body: { draft: mine } });
  expect([result.current.state, shop.sections]).toEqual(['rest', mine.sections]);
});

it('what the user gives up for a colleague’s draft is off the screen', async () => {
  const { result } = await open();
  act(() => result.current.change(mine));
  await waitFor(() => expect(result.current.state).toBe('stale'));
  act(() => result.current.takeTheirs());
  await waitFor(() => expect(result.current.edited.sections).toEqual([section('theirs')]));
  expect([result.current.state, writes.length]).toEqual(['rest', 1]);
});

it.each(['publish', 'schedule', 'discard', 'restore', 'withdraw'] as const)('%s is for the draft on the screen alone', async (action) => {
  const { result } = await open();
  await act(async () => expect(await result.current.runAction(action)).toBe(false));
  expect(writes.map(({ url, ifMatch }) => [url, ifMatch])).toEqual([[`/api/admin/templates/cart/${action}`, '"1"']]);
  expect(result.current.state).toBe('stale');
});
