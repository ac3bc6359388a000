/** The page data passed to scripts, read from a fake document. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FirstPage, RoutePage } from './page-data.ts';

class Part {
  innerHTML: string;
  constructor(innerHTML: string) {
    this.innerHTML = innerHTML;
  }
}

const partsOf = (name: string) => ({ head: `<header>${name}</header>`, body: `<main>${name}</main>`, foot: `<footer>${name}</footer>` });

let parts: Record<string, Part>;
beforeEach(() => {
  const { head, body, foot } = partsOf('document');
  parts = { 'page-head': new Part(head), 'page-body': new Part(body), 'page-foot': new Part(foot) };
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('CSSStyleRule', class {});
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => setTimeout(go));
  vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go));
  vi.stubGlobal('document', {
    readyState: 'complete',
    title: '',
    referrer: '',
    cookie: '',
    images: [],
    documentElement: {},
    head: { querySelector: () => null, append: () => undefined },
    getElementById: (id: string) => parts[id] ?? null,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Until the browser has been idle and all that waited for it is done. */
const idle = () => vi.advanceTimersByTimeAsync(10_000);

const pageOf = (name: string, theme: Record<string, unknown> = {}): FirstPage => ({
  data: { page: name, lang: 'en', locale: 'en', currency: 'USD', islands: [], themeHref: '', headHash: name, footHash: name } as unknown as FirstPage['data'],
  theme,
  meta: { title: name },
});
const routeOf = (name: string, theme?: Record<string, unknown>): RoutePage => {
  const { head, body, foot } = partsOf(name);
  return { ...pageOf(name, theme), pageHead: head, pageBody: body, pageFoot: foot };
};

// With the document's fake in place, as each document runs its script once.
async function open() {
  const [state, shown, request] = await Promise.all([import('#kit/browser/state.ts'), import('./show-page.ts'), import('./page-request.ts')]);
  const hidden = () => ['hideHead', 'hideFoot'].filter((part) => new URL(request.routeAddress('/cart')).searchParams.get(part) === '1');
  return { ...state, ...shown, hidden };
}

test('`pageMarkup` holds the three parts from the document on, and then those of each page', async () => {
  const { adoptPage, showPage, pageMarkup } = await open();
  expect(pageMarkup.get()).toBe(null);
  adoptPage(pageOf('document'));
  await idle();
  expect(pageMarkup.get()).toEqual(partsOf('document'));
  showPage(routeOf('next'));
  expect(pageMarkup.get()).toEqual(partsOf('next'));
  expect(parts['page-body']!.innerHTML).toBe(partsOf('next').body);
});

test('a page that comes before the document was looked at has said its own', async () => {
  const { adoptPage, showPage, pageMarkup } = await open();
  adoptPage(pageOf('document'));
  showPage(routeOf('next'));
  await idle();
  expect(pageMarkup.get()).toEqual(partsOf('next'));
});

test.each([
  [{}, []],
  [{ hideHead: true }, ['hideHead']],
  [{ hideFoot: true }, ['hideFoot']],
  [{ hideHead: true, hideFoot: true }, ['hideHead', 'hideFoot']],
  [{ hideHead: false }, []],
])('a page is asked for without the parts that the theme hides: %j', async (theme, expected) => {
  const { adoptPage, showPage, hidden } = await open();
  adoptPage(pageOf('document', theme));
  expect(hidden()).toEqual(expected);
  // The theme of another page takes its place.
  showPage(routeOf('next', { hideFoot: true }));
  expect(hidden()).toEqual(['hideFoot']);
});
