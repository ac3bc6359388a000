/** What saving a new article does to the address. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { authToken } from '#kit/browser/state.ts';
import { useArticle } from './use-article.ts';

const start = { lang: 'en' as const, title: '', summary: '', body: '', author: 'Ada', picture: '', pictureAlt: '' };
const before = location.href;

afterEach(() => {
  cleanup();
  authToken.set(null);
  vi.unstubAllGlobals();
  history.replaceState(null, '', before);
});

/** A new article with a title, whose saving is answered by `answer`. */
function write() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  authToken.set('token');
  history.replaceState(null, '', '/user/article?edit=new');
  const { result, unmount } = renderHook(() => useArticle(null, start, { onRestored: () => undefined }));
  act(() => result.current.change({ title: 'A kettle, mended' }));
  return { save: () => result.current.save(), unmount, answer: () => resolve(Response.json({ code: 0, msg: '', data: { ...start, id: 'a1', version: 1 } })) };
}

it('names the article once it has an id', async () => {
  const { save, answer } = write();
  await act(async () => {
    answer();
    await save();
  });
  expect(location.search).toBe('?edit=a1');
});

it.each(['by a link', 'back'])('leaves the address of another page alone: left %s', async (way) => {
  const { save, answer, unmount } = write();
  const saving = save();
  history.replaceState(null, '', '/cart?from=menu');
  // Going back, the page stands until the other one has come.
  if (way === 'by a link') unmount();
  await act(async () => {
    answer();
    await saving;
  });
  expect(location.pathname + location.search).toBe('/cart?from=menu');
});
