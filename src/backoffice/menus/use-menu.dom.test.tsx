import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { NotificationContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { onMergeRequested } from '../api/request-merge.ts';
import { useMenu } from './use-menu.ts';

const entry = (title: string) => ({ texts: { en: { title } }, type: 'url' as const, url: '/new' });
const shop = { tag: '"1"', items: [entry('New')] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a menu that a colleague saved first is asked about, and nothing that was arranged is lost', async () => {
  vi.stubGlobal('fetch', async (_url: string, { method, headers, body = '' }: { method: string; headers: Record<string, string>; body?: string }) => {
    if (method === 'PUT') {
      if (new Headers(headers).get('if-match') !== shop.tag) return Response.json({ code: 40, msg: 'Changed', data: null }, { status: 412 });
      Object.assign(shop, { tag: `${shop.tag}'`, items: JSON.parse(body).items });
    }
    return Response.json({ code: 0, msg: '', data: { id: 'header', items: shop.items } }, { headers: { etag: shop.tag } });
  });
  const { result } = renderHook(() => useMenu('header'), { wrapper: NotificationContextProvider });
  await waitFor(() => expect(result.current.entries).toHaveLength(1));
  const mine = result.current.entries!.map((one) => ({ ...one, texts: { en: { title: 'Mine' } } }));
  act(() => result.current.change(mine));
  Object.assign(shop, { tag: '"theirs"', items: [entry('Theirs')] });

  let stop = onMergeRequested(async () => null);
  await act(() => result.current.save());
  expect([shop.items, result.current.isUnsaved, result.current.entries]).toEqual([[entry('Theirs')], true, mine]);
  stop();
  stop = onMergeRequested(async ({ base, mine: own, theirs }) => {
    expect([base, own, theirs].map(({ items }) => items)).toEqual([[entry('New')], [entry('Mine')], [entry('Theirs')]]);
    return own;
  });
  await act(() => result.current.save());
  stop();
  expect([shop.items, result.current.isUnsaved]).toEqual([[entry('Mine')], false]);
});
