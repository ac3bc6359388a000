import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { AddNotificationContext, I18nContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTemplate } from './use-template.ts';

const section = (name: string) => ({ section: name, settings: {} });
const atFirst = { tag: '"1"', sections: [section('hero')], published: null as object[] | null, publishAt: null as string | null, isAway: false };
const shop = { ...atFirst };
const writes: { url: string; ifMatch: string | null; body: any }[] = [];

beforeEach(() => {
  Object.assign(shop, atFirst);
  writes.length = 0;
  notices.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, headers, body = '' }: { method: string; headers: Record<string, string>; body?: string }) => {
    const ifMatch = new Headers(headers).get('if-match');
    if (method !== 'GET') {
      writes.push({ url, ifMatch, body: JSON.parse(body) });
      if (shop.isAway) throw new TypeError('Failed to fetch');
      if (ifMatch !== shop.tag) return Response.json({ code: 40, msg: 'Changed', data: null }, { status: 412 });
      if (method === 'PUT') Object.assign(shop, { tag: `${shop.tag}'`, sections: JSON.parse(body).draft.sections });
    }
    const { sections, published, publishAt } = shop;
    const draft = published ? null : { sections, noReload: false, faults: [], publishAt };
    const data = { id: 'cart', system: [], published: published && { sections: published, noReload: false }, history: [], draft };
    return Response.json({ code: 0, msg: '', data }, { headers: { etag: shop.tag } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const notices: string[] = [];
const addNotice = ({ message }: { message: ReactNode }) => void notices.push(message as string);
const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };
const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <I18nContextProvider value={i18n}>
      <AddNotificationContext value={addNotice}>{children}</AddNotificationContext>
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

it.each([
  ['is known to be published once it is', 'hero', [null, '"later"']],
  ['is left to the question where a colleague changed it before', 'theirs', ['2026-05-12T10:00:00.000Z', '"1"']],
])('a scheduled draft %s', async (_what, published, [publishAt, ifMatch]) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-05-12T09:59:30.000Z');
  shop.publishAt = '2026-05-12T10:00:00.000Z';
  const { result } = renderHook(() => useTemplate('cart'), { wrapper: around });
  await waitFor(() => expect(result.current.record?.draft?.publishAt).toBe(shop.publishAt));
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(result.current.record?.draft?.publishAt).toBe(shop.publishAt);
  Object.assign(shop, { tag: '"later"', published: [section(published!)] });
  await act(() => vi.advanceTimersByTimeAsync(25_000));
  expect(result.current.record?.draft?.publishAt ?? null).toBe(publishAt);
  act(() => result.current.change(mine));
  await waitFor(() => expect(writes.at(-1)?.ifMatch).toBe(ifMatch));
});

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

it('while the network is away the draft stays, is tried after growing pauses and said once; it is saved once the network is back', async () => {
  const { result } = renderHook(() => useTemplate('cart'), { wrapper: around });
  await waitFor(() => expect(result.current.edited.sections).toEqual([section('hero')]));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  shop.isAway = true;
  act(() => result.current.change(mine));
  await waitFor(() => expect(result.current.state).toBe('unsaved'));
  for (let second = 0; second < 60; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
  // At 2, 6, 14, 30 and 62 seconds.
  expect([writes.length, notices.length, result.current.edited]).toEqual([5, 1, mine]);
  expect(await act(() => result.current.runAction('publish'))).toBe(false);
  expect([notices.length, result.current.state]).toEqual([2, 'unsaved']);
  shop.isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect([result.current.state, shop.sections]).toEqual(['rest', mine.sections]));
  const saved = writes.length;
  await act(() => vi.advanceTimersByTimeAsync(200_000));
  expect(writes.length).toBe(saved);
});
