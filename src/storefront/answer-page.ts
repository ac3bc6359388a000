/** A rendered page, a redirect or a refusal as bytes with headers, in either format (docs/contract.md, "Pages"). */
import * as m from '#messages';
import { catalogueFor } from '#kit/pure/languages.ts';
import type { ShopError } from '#kit/pure/shop-error.ts';
import { StoredPage } from './cache/stored-page.ts';
import { inLocale } from './compose/locale.ts';
import { escapeHtml, renderDocument } from './compose/document.ts';
import { varyOfPage } from './page-choices.ts';
import type { AskedPage, StorefrontParts } from './page-parts.ts';
import type { RenderedPage } from './render-page.ts';
import { besideCss } from './theme/theme-css.ts';

/** How long a page may be kept at most, though nothing announced a change. */
const longestKeptMs = 60 * 60 * 1_000;
const staleWhileRevalidateSeconds = 600;
const defaultSharedSeconds = 60;

const types = { document: 'text/html; charset=utf-8', route: 'application/json; charset=utf-8' } as const;

/** Codes of the envelope for a page's status. */
export const codeForStatus = (status: number): number => (status < 400 ? 0 : status === 403 ? 30 : status === 401 ? 50 : status >= 500 ? 500 : 40);

/** A rendered page as it is sent. `shared` pages are public; everything else is `private, no-store`. */
export function pageAnswer(parts: StorefrontParts, asked: AskedPage, page: RenderedPage, { shared }: { shared: boolean }): StoredPage {
  const nowMs = parts.now().getTime();
  const expiresAtMs = Math.min(nowMs + longestKeptMs, page.expiresAt?.getTime() ?? Infinity);
  const headers: Record<string, string> = {
    ...parts.headers,
    'content-type': types[asked.format],
    'cache-control': shared ? sharedControl(asked, page, expiresAtMs - nowMs) : 'private, no-store',
    vary: varyOf(asked, shared),
    ...(page.status === 503 ? { 'retry-after': '5' } : {}),
  };
  return new StoredPage({
    status: page.status,
    headers,
    text: asked.format === 'document' ? documentOf(parts, page) : routeOf(page),
    tags: page.tags,
    ...(shared ? { expiresAtMs } : {}),
  });
}

function sharedControl(asked: AskedPage, page: RenderedPage, leftMs: number): string {
  const wanted = page.status >= 400 ? 60 : (asked.kind?.sharedMaxAgeSeconds ?? defaultSharedSeconds);
  const seconds = Math.max(0, Math.min(wanted, Math.floor(leftMs / 1_000)));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${page.status >= 400 ? 0 : staleWhileRevalidateSeconds}`;
}

const varyOf = (asked: AskedPage, shared: boolean) => (shared ? varyOfPage(asked) : 'Accept-Encoding, Cookie, x-auth');

function routeOf(page: RenderedPage): string {
  const { pageHead, pageBody, pageFoot } = page.parts;
  const parts = { pageHead: pageHead.join(''), pageBody: pageBody.join(''), pageFoot: pageFoot.join('') };
  const data = { data: page.data, theme: page.theme.theme, ...parts, meta: page.meta };
  return JSON.stringify({ code: codeForStatus(page.status), msg: page.status >= 400 ? page.meta.title : '', data });
}

function documentOf(parts: StorefrontParts, page: RenderedPage): string[] {
  const { view, meta, theme } = page;
  const { alternates = {}, canonical, ...rest } = meta;
  return renderDocument({
    htmlLang: view.locale,
    title: meta.title,
    meta: rest,
    canonical: canonical ?? null,
    alternates: Object.entries(alternates).map(([lang, href]) => ({ lang, href })),
    themeHref: theme.href,
    assets: parts.assets[view.locale],
    wholeStyle: page.data.style ?? null,
    fonts: fontsIn(view.locale, { fonts: parts.assets[view.locale].fonts, theme: theme.theme }),
    ...page.parts,
    skipText: inLocale(view.locale, () => m.page_skip()),
    data: { data: page.data, theme: besideCss(theme.theme), meta: { title: meta.title } },
  });
}

/** The shop's own fonts that the theme names; they are Latin, so a page in Chinese does not wait for them. */
function fontsIn(locale: string, { fonts, theme }: { fonts: readonly string[]; theme: { fontFamily: string; titleFontFamily: string } }): readonly string[] {
  if (locale !== 'en') return [];
  const families = `${theme.fontFamily} ${theme.titleFontFamily}`.toLowerCase();
  return fonts.filter((address) => families.includes(address.split('/').at(-1)!.split('-')[0]!));
}

/** A redirect: an HTTP one for a document, `data.redirect` for a route request. */
export function redirectAnswer(asked: AskedPage, redirect: { status: number; location: string }, { shared }: { shared: boolean }): StoredPage {
  const control = { 'cache-control': shared ? 'public, max-age=0, s-maxage=60' : 'private, no-store' };
  const vary = varyOf(asked, shared);
  if (asked.format === 'document') return new StoredPage({ status: redirect.status, headers: { location: redirect.location, vary, ...control }, text: '' });
  const text = JSON.stringify({ code: 0, msg: '', data: { redirect: { status: redirect.status, location: redirect.location } } });
  return new StoredPage({ status: 200, headers: { 'content-type': types.route, vary, ...control }, text });
}

/** A refusal without a page around it: the envelope, or a few words of HTML when nothing better can be made. */
export function bareAnswer(asked: Pick<AskedPage, 'format' | 'match'>, refusal: ShopError, headers: Record<string, string> = {}): StoredPage {
  const locale = catalogueFor(asked.match.lang);
  const msg = refusal.say(locale);
  const { status, wire } = refusal.spec;
  const text =
    asked.format === 'route'
      ? JSON.stringify({ code: wire, msg, data: refusal.data })
      : `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(msg)}</title></head><body><main><h1>${escapeHtml(msg)}</h1><p><a href="/">${escapeHtml(inLocale(locale, () => m.page_to_home()))}</a></p></main></body></html>`;
  return new StoredPage({ status, headers: { 'content-type': types[asked.format], 'cache-control': 'no-store', ...headers }, text });
}
