/** Putting a page into the document: parts that changed are swapped, their islands taken down and mounted. */
import { currency, languagePath, pageData, pageMarkup, theme } from '#kit/browser/state.ts';
import { enqueueTask, whenPageIdle } from '../idle.ts';
import { watchPictures } from '../pictures/load-pictures.ts';
import { mountIslands, unmountIslands } from '../hydration/mount-islands.ts';
import type { FirstPage, PageInfo, RoutePage } from './page-data.ts';
import { themeOfSheet } from './theme-of-sheet.ts';

let shown: PageInfo | undefined;

/** The page in the document. */
export const shownPage = (): PageInfo | undefined => shown;

/** Takes the document's own page over. */
export function adoptPage(page: FirstPage): void {
  remember(page);
  void whenPageIdle().then(() => {
    // Before islands draw in it; a page that came meanwhile has said its own.
    void enqueueTask(() => shown === page.data && pageMarkup.set(markupShown()));
    void enqueueTask(() => shown === page.data && theme.set({ ...themeOfSheet(), ...page.theme }));
    void enqueueTask(watchPictures);
  });
  mountIslands(page.data);
}

/** The three parts as they stand in the document. */
function markupShown(): { head: string; body: string; foot: string } {
  const of = (id: string) => document.getElementById(id)?.innerHTML ?? '';
  return { head: of('page-head'), body: of('page-body'), foot: of('page-foot') };
}

/** Shows a page that came as JSON. Head and foot stay where they are when they are the same. */
export function showPage(page: RoutePage): void {
  const before = shown;
  const parts = [
    { id: 'page-head', markup: page.pageHead, same: before?.headHash === page.data.headHash },
    { id: 'page-body', markup: page.pageBody, same: false },
    { id: 'page-foot', markup: page.pageFoot, same: before?.footHash === page.data.footHash },
  ];
  for (const { id, markup, same } of parts) {
    const part = document.getElementById(id);
    if (!part || same) continue;
    unmountIslands(part);
    part.innerHTML = markup;
  }
  closePanels();
  settlePage(page);
}

/** The menu that led here is closed, also where the head stays and the menu's own script has not come yet, and so is what was asked or shown over the page before. */
function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('details[data-mega-menu][open]')) panel.open = false;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/** What follows once a page's markup is in the document. */
export function settlePage(page: RoutePage): void {
  document.title = page.meta.title;
  document.documentElement.lang = page.data.locale;
  showMeta(page);
  showTheme(page.data.themeHref);
  remember(page);
  pageMarkup.set({ head: page.pageHead, body: page.pageBody, foot: page.pageFoot });
  // Pages of the account alone have one.
  if (document.querySelector('#page-body [data-strip]')) void import('./strips.ts').then((strips) => strips.settleStrips());
  watchPictures();
  mountIslands(page.data);
}

function remember(page: FirstPage): void {
  shown = page.data;
  languagePath.set(page.data.lang === 'en' ? '' : `/${page.data.lang}`);
  currency.set(page.data.currency);
  theme.set(page.theme);
  pageData.set(page.data);
}

function showMeta({ meta }: RoutePage): void {
  const head = document.head;
  head.querySelector('link[rel="canonical"]')?.remove();
  for (const name of ['description', 'robots'] as const) {
    head.querySelector(`meta[name="${name}"]`)?.remove();
    const content = meta[name];
    if (content) head.append(Object.assign(document.createElement('meta'), { name, content }));
  }
  if (meta.canonical) head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: meta.canonical }));
}

function showTheme(href: string): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/theme/"]');
  if (!sheet || sheet.getAttribute('href') === href) return;
  const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  // The old colours stay until the new ones are there.
  next.addEventListener('load', () => sheet.remove());
  sheet.after(next);
}

let announcer: HTMLElement | undefined;

/** Moves the keyboard to the new page's heading and says its title. */
export function announcePage(): void {
  const body = document.getElementById('page-body');
  const heading = body?.querySelector<HTMLElement>('h1') ?? body;
  if (heading) {
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }
  announce(document.title);
}

/** Has a screen reader say something. */
export function announce(text: string): void {
  announcer ??= Object.assign(document.createElement('div'), { className: 'page-announcer', ariaLive: 'polite' });
  const region = announcer;
  if (!region.isConnected) document.body.append(region);
  // After the first stands there, so that it is read out.
  setTimeout(() => (region.textContent = text));
}
