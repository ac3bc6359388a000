/** Which page is on its way when several things ask for one. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from '#kit/browser/navigate.ts';
import { pageData, theme } from '#kit/browser/state.ts';
import { startNavigation } from './navigation.ts';
import { shownPage } from './show-page.ts';

/** What the shop answers; null: nothing. */
let answer: object | null = null;
let asked: { path: string; signal: AbortSignal }[];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ path: new URL(address).pathname, signal });
    return answer === null ? new Promise(() => undefined) : Promise.resolve(Response.json({ code: 0, msg: '', data: answer }));
  });
  history.replaceState(null, '', '/user/order?query=7');
  startNavigation();
});
afterEach(() => {
  answer = null;
  pageData.set(null);
  theme.set(null);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// The page that never comes is still on its way for this module.
afterAll(() => void vi.resetModules());

const refresh = () => navigate(location.pathname + location.search, { replace: true, part: true, fresh: true });

test('a refresh of the page shown gives way to the page that was clicked', () => {
  navigate('/user/order/261123-36EJ04');
  refresh();
  expect(asked.map(({ path }) => path)).toEqual(['/user/order/261123-36EJ04']);
  expect(asked[0]!.signal.aborted).toBe(false);
});

/** The browser's back or forward to an address. */
function move(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

test('forward again, before the page has come that back asked for, gives it up', () => {
  move('/user/order?query=6');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  move('/user/order?query=7');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  // Back once more asks anew, however soon.
  move('/user/order?query=6');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  move('/user/order?query=7');
});

test('a place in the page shown does not give up the page that was clicked', () => {
  navigate('/user/order/261123-36EJ05');
  move('/user/order?query=7#place');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
});

test('back to a place of a page that another version of the shop answers loads its document', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  answer = { data: { version: 'next' }, theme: {} };
  move('/user/order?query=8#place');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  navigate('/user/order?query=9#place');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(assign.mock.calls).toEqual([[expect.stringMatching(/query=9#place$/)]]);
});

test.each(['#care', '#100%', '#nowhere'])('a page is shown, whatever its address ends with: %s', async (hash) => {
  document.body.innerHTML = '<main id="page-body"></main>';
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const shown = vi.fn<() => void>();
  addEventListener('pageshown', shown, { once: true });
  const id = hash === '#nowhere' ? 'elsewhere' : hash.slice(1);
  // Of another version, whatever another file showed before, it would be loaded as a document.
  const { version, embeds } = shownPage() ?? {};
  const page = { lang: 'en', locale: 'en', islands: [], themeHref: '', version, embeds };
  answer = { data: page, theme: {}, meta: { title: 'Care' }, pageHead: '', pageBody: `<h2 id="${id}">Care</h2>`, pageFoot: '' };
  navigate(`/page/care?of=${encodeURIComponent(hash)}${hash}`);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect([location.hash, seen.mock.calls.length]).toEqual([hash, hash === '#nowhere' ? 0 : 1]);
});
