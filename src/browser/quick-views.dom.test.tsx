/** When a quick view opens, and what becomes of it when another page comes. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDialog } from '#kit/browser/dialog.ts';
import { listenToQuickViews } from './quick-views.ts';
import type { RoutePage } from './navigation/page-data.ts';
import { settlePage, showPage } from './navigation/show-page.ts';

const body = '<h1>Bowls</h1><a data-quick-view="one" href="/product/one">One</a><a data-quick-view="two" href="/product/two">Two</a>';
const page = {
  pageHead: '',
  pageBody: body,
  pageFoot: '',
  data: { lang: 'en', locale: 'en', currency: 'USD', islands: [], headHash: 'h', footHash: 'f', themeHref: '/theme/one.css' },
  theme: {},
  meta: { title: 'Bowls' },
} as object as RoutePage;

beforeAll(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="page-head"></div><main id="page-body"></main><div id="page-foot"></div>';
  settlePage(page);
  listenToQuickViews();
});
beforeEach(() => showPage(page));
afterAll(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (slug: string) => document.querySelector<HTMLElement>(`[data-quick-view=${slug}]`)!.click();
const dialogs = () => document.querySelectorAll('dialog[open]').length;
/** Until the script is here, and what waits for it has been done. */
const loaded = () => import('./open-quick-view.tsx').then(() => new Promise((done) => setTimeout(done)));

test('pressed twice while its script is on the way, there is one', async () => {
  press('one');
  press('two');
  press('two');
  await loaded();
  expect(dialogs()).toBe(1);
});

test('none opens over the page that came while its script was on the way', async () => {
  press('one');
  showPage(page);
  await loaded();
  expect(dialogs()).toBe(0);
});

test('with another page it goes, and so does a question, which is answered by nothing', async () => {
  press('one');
  await loaded();
  const answer = openDialog({ title: 'Sure?', actions: [{ id: 'yes', title: 'Yes' }] });
  expect(dialogs()).toBe(2);
  showPage(page);
  expect([dialogs(), await answer]).toEqual([0, null]);
});
