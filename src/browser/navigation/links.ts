/** Which clicks, forms and hovers mean another page of the shop. */
import { isPlainClick } from '#kit/browser/navigate.ts';
import { languages } from '#kit/pure/languages.ts';

const notPages = /^\/(api|assets|backoffice|media|payment|theme|ws)(\/|$)|\.(xml|txt|webmanifest|svg|ico)$/;

/** The page of this shop that a link leads to within this document's language, or null. */
function pageOf(link: HTMLAnchorElement): URL | null {
  const { target } = link;
  if ((target && target !== '_self') || link.hasAttribute('download') || link.dataset['fullLoad'] !== undefined || link.rel.includes('external')) return null;
  return asPage(link.href);
}

/** An address as a page that can be shown without reloading the document. */
export function asPage(address: string): URL | null {
  if (!URL.canParse(address, location.href)) return null;
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || notPages.test(url.pathname)) return null;
  // Another language has other scripts and another `lang` on everything.
  return languageOf(url.pathname) === languageOf(location.pathname) ? url : null;
}

function languageOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return (languages as readonly string[]).includes(first) ? first : 'en';
}

/** The link under an event, if a plain click on it would follow it. */
function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href]') : null;
}

/** Calls `go` for plain clicks on links to pages (with `part`, where the link is marked `data-part`), and for forms that ask for a page (GET). */
export function watchLinks(go: (url: URL, more: { part: boolean }) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = linkOf(event);
    const url = link && pageOf(link);
    if (!url) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash) return;
    event.preventDefault();
    go(url, { part: link.dataset['part'] !== undefined });
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || form.target || form.dataset['fullLoad'] !== undefined) return;
    const url = asPage(form.action);
    if (!url) return;
    event.preventDefault();
    const fields = [...new FormData(form, event.submitter)].filter((field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '');
    url.search = new URLSearchParams(fields).toString();
    go(url, { part: false });
  });
}

const hoverMs = 65;

/** Calls `soon` when a link is about to be followed: hovered for a moment, or touched. */
export function watchIntent(soon: (url: URL) => void): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event, waitMs: number) => {
    const link = linkOf(event);
    const url = link && pageOf(link);
    clearTimeout(timer);
    if (!url || (url.pathname === location.pathname && url.search === location.search)) return;
    timer = setTimeout(() => soon(url), waitMs);
  };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && consider(event, hoverMs), { passive: true });
  document.addEventListener('touchstart', (event) => consider(event, 0), { passive: true });
}
