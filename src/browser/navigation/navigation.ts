/**
 * Moving between pages without reloading the document (docs/rules/pages.md, "Navigation"): spinner and bar, the
 * 700 ms guard, the preview flag, back and forward, error pages, scroll and focus.
 */
import * as m from '#messages';
import { inLanguage, setNavigator } from '#kit/browser/navigate.ts';
import { forgetSession } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { decodePart } from '#kit/pure/urls/decode-part.ts';
import { hideIndicator, showIndicator } from './indicator.ts';
import { asPage, watchIntent, watchLinks } from './links.ts';
import type { RoutePage } from './page-data.ts';
import { addStyle } from './page-style.ts';
import { hiddenParts, prefetchPage, requestPage, takePrefetched, type RouteAnswer } from './page-request.ts';
import { fieldInHand, rerenderParts, type FieldInHand } from './rerender.ts';
import { showShellFailed } from './app-shell.ts';
import { announcePage, showPage, shownPage } from './show-page.ts';

/** Repeated loads of the same path within this time are suppressed. */
const samePathMs = 700;

type Way = 'push' | 'replace' | 'back';
type Load = { way: Way; scroll?: { x: number; y: number } | null; redirects?: number; part?: boolean; asked?: FieldInHand | null };

const mostRedirects = 5;
let last = { path: '', at: -Infinity };
let running: AbortController | undefined;
/** Path and query of the page shown. */
let currentPath = '';
/** Back or forward have moved the address already; its page has not come. */
let isAhead = false;
let policy: string | null = null;
/** The page that is being left will be another one. */
let isForgotten = false;
let scrolled: ReturnType<typeof setTimeout> | undefined;

/** Starts listening. */
export function startNavigation(): void {
  currentPath = pathOf(location);
  history.scrollRestoration = 'manual';
  restoreAfterReload();
  takeReturn();
  setNavigator((address, { replace = false, full = false, part = false, fresh = false, changes = false }) => {
    const url = full ? null : asPage(address);
    if (changes) forgetScroll();
    // What only refreshes the page shown must not take the place of a page that the shopper is waiting for.
    if (fresh && url && pathOf(withPreview(url)) === currentPath && running && last.path !== currentPath) return;
    if (fresh) last = { path: '', at: -Infinity };
    if (url) void load(url, { way: replace ? 'replace' : 'push', part });
    else if (replace) location.replace(address);
    else location.assign(address);
  });
  watchLinks((url, more) => void load(withReturn(url, location.href), { way: 'push', ...more }));
  watchIntent((url) => {
    // By now it may be the page that was clicked: on its way, or shown.
    const path = pathOf(withPreview(url));
    if (!isPrivate(url) && path !== currentPath && !(running && path === last.path)) prefetchPage(withPreview(url).href);
  });
  addEventListener('popstate', (event) => {
    if (!currentPath) return;
    if (pathOf(location) === currentPath) return isAhead ? abortLoad() : undefined;
    isAhead = true;
    const scroll = (event.state as { scroll?: { x: number; y: number } } | null)?.scroll ?? null;
    // Back to the same list with other choices: what stood still going there stands still coming back.
    void load(new URL(location.href), { way: 'back', scroll, part: pathOf(location).split('?')[0] === currentPath.split('?')[0] });
  });
  // A component changed the address itself (variant of a product, filter of a list).
  addEventListener('addresschange', () => (currentPath = pathOf(location)));
  addEventListener('pagehide', () => rememberScroll());
  // By the time of a back or forward event the entry that was left cannot be written any more.
  addEventListener(
    'scroll',
    () => {
      clearTimeout(scrolled);
      scrolled = setTimeout(() => !running && rememberScroll(), 100);
    },
    { passive: true },
  );
}

/** Asks for the page shown once more: after sign-in, or because a document held a shell only. */
export function reloadPage(): void {
  last = { path: '', at: -Infinity };
  void load(new URL(location.href), { way: 'replace' });
}

async function load(target: URL, { way, scroll = null, redirects = 0, part = false, asked = fieldInHand() }: Load): Promise<void> {
  const url = withPreview(target);
  const path = pathOf(url);
  const now = performance.now();
  if (last.path === path && now - last.at < samePathMs) return;
  last = { path, at: now };
  running?.abort();
  const mine = (running = new AbortController());
  const ahead = takePrefetched(url.href);
  // `noReload` pages come and go without a sign of loading; so does what is already there.
  if (!ahead?.settled && !shownPage()?.noReload) showIndicator();
  try {
    const answer = await (ahead ? ahead.answer.catch(() => requestPage(url.href, mine.signal)) : requestPage(url.href, mine.signal));
    const waiting = addStyle(styleOf(answer));
    if (waiting) await waiting;
    if (running === mine) follow(answer, url, { way, scroll, redirects, part, asked });
  } catch (error) {
    if (running === mine) fail(reasonOf(error), error);
  } finally {
    if (running === mine) {
      running = undefined;
      hideIndicator();
    }
  }
}

function follow(answer: RouteAnswer, url: URL, { redirects, ...more }: Required<Load>): void {
  const { way, part, asked } = more;
  const { data, status, code, msg } = answer;
  if (code === 50 || code === 51 || status === 401) {
    forgetSession();
    return go(`/auth/signin?return=${encodeURIComponent(pathOf(url))}`, way);
  }
  if (data && 'redirect' in data) {
    const next = asPage(data.redirect.location);
    if (!next || redirects >= mostRedirects) return location.assign(data.redirect.location);
    void load(next, { way: way === 'back' ? 'replace' : way, redirects: redirects + 1, part, asked });
    return;
  }
  const isErrorPage = /\/error\/\d+$/.test(url.pathname);
  if ((status === 404 || status === 403 || status === 500) && !isErrorPage) return go(`/error/${status}`, way);
  if (!data || (status !== 200 && !isErrorPage)) return fail(msg || m.error_unknown(), status);
  show(data, url, { ...more, policy: answer.policy });
}

function show(page: RoutePage, url: URL, more: Required<Omit<Load, 'redirects'>> & { policy: string | null }): void {
  // The policy of the first document is not known here; what it lets in besides is.
  const otherPolicy = (policy !== null && more.policy !== policy) || page.data.embeds !== shownPage()?.embeds;
  // Without what the theme hid until now; it does not any more.
  const lacksParts = hiddenParts().some((part) => !page.theme[part]);
  if (otherPolicy || lacksParts || page.data.version !== shownPage()?.version) return loadDocument(url);
  policy = more.policy;
  if (more.way !== 'back') rememberScroll();
  isForgotten = false;
  if (more.way === 'push') history.pushState(null, '', url.href);
  if (more.way === 'replace') history.replaceState(history.state, '', url.href);
  currentPath = pathOf(url);
  isAhead = false;
  if (more.part && rerenderParts(page, more.asked)) {
    if (more.scroll) scrollToPlace(more.scroll);
    return void dispatchEvent(new Event('pageshown'));
  }
  showPage(page);
  const anchor = anchorOf(url.hash.slice(1));
  if (anchor) anchor.scrollIntoView();
  else scrollToPlace(more.scroll ?? { x: 0, y: 0 });
  announcePage();
  dispatchEvent(new Event('pageshown'));
}

const anchorOf = (hash: string) => document.getElementById(decodePart(hash) ?? hash);

/** An address that stands there already is loaded again: with a hash, going to it would only look for the place. */
function loadDocument({ href }: URL): void {
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** Back at the page that still stands there: the other one is not wanted any more. */
function abortLoad(): void {
  isAhead = false;
  last = { path: '', at: -Infinity };
  running?.abort();
  running = undefined;
  hideIndicator();
}

function reasonOf(error: unknown): string {
  if (!navigator.onLine) return m.page_offline_text();
  return error instanceof DOMException && error.name === 'TimeoutError' ? m.error_timeout() : m.error_unknown();
}

/** The page could not be loaded: the current one stays, and the user sees an error. A user-area document that has no page yet offers a retry. */
function fail(reason: string, error: unknown): void {
  console.error('page load failed', error);
  if (!showShellFailed(reason, reloadPage)) showToast(reason, { kind: 'error' });
}

function go(path: string, way: Way): void {
  void load(new URL(inLanguage(path), location.href), { way: way === 'back' ? 'replace' : way });
}

const styleOf = ({ data }: RouteAnswer) => (data && 'data' in data ? data.data.style : undefined);

const pathOf = (url: { pathname: string; search: string }) => url.pathname + url.search;

function withPreview(url: URL): URL {
  const wanted = new URL(url);
  if (new URLSearchParams(location.search).get('preview') === 'true') wanted.searchParams.set('preview', 'true');
  return wanted;
}

/** From one page of signing in to another, where one came from goes along, whether or not their islands stand already. */
function withReturn(to: URL, from: string): URL {
  const isOfSigningIn = /\/auth\/[^/]+$/;
  const before = URL.canParse(from) ? new URL(from) : null;
  const back = before?.origin === to.origin && isOfSigningIn.test(before.pathname) && before.searchParams.get('return');
  if (back && isOfSigningIn.test(to.pathname) && !to.searchParams.has('return')) to.searchParams.set('return', back);
  return to;
}

/** The link was followed before there was a script to carry it along. */
function takeReturn(): void {
  const here = withReturn(new URL(location.href), document.referrer);
  if (here.href === location.href) return;
  history.replaceState(history.state, '', here);
  currentPath = pathOf(here);
}

// What depends on who asks is asked for when it is wanted, not before.
function isPrivate({ pathname }: URL): boolean {
  const page = shownPage();
  return /\/(cart|checkout)(\/|$)/.test(pathname) || (page !== undefined && pathname.includes(page.userBasePath));
}

/** The scroll position of the current page means nothing for the next one. */
function forgetScroll(): void {
  rememberScroll({ x: 0, y: 0 });
  isForgotten = true;
}

function rememberScroll(scroll = { x: scrollX, y: scrollY }): void {
  if (isForgotten) return;
  history.replaceState({ ...(history.state as object | null), scroll }, '');
}

function restoreAfterReload(): void {
  const { scroll } = (history.state as { scroll?: { x: number; y: number } } | null) ?? {};
  if (scroll) scrollToPlace(scroll);
}

function scrollToPlace({ x, y }: { x: number; y: number }): void {
  scrollTo({ left: x, top: y, behavior: 'instant' });
}
