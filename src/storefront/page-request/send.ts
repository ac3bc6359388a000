/** Step 4 of a page request: a rendered page, a redirect or an error as bytes with headers, in either format (docs/contract.md, "Pages"). */
import { escapeHtml } from '#kit/pure/plain-text.ts';
import { errorAnswer } from '#kit/server/http/envelope.ts';
import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { ShopError } from '#kit/pure/shop-error.ts';
import { varyOfPage } from '../cache/cache-key.ts';
import { cdnTagHeader } from '../cache/cdn-tags.ts';
import { PageResponse } from '../cache/page-response.ts';
import { renderDocument } from '../compose/document.ts';
import { inLocale } from '../compose/locale.ts';
import { assetsFor } from '../compose/own-texts.ts';
import type { ResolvedRequest, StorefrontParts } from '../storefront-parts.ts';
import { besideCss } from '../theme/theme-css.ts';
import type { Redirect } from './load.ts';
import type { RenderedPage } from './render.ts';

const types = { document: 'text/html; charset=utf-8', route: 'application/json; charset=utf-8' } as const;

/** Codes of the envelope for a page's status. */
export const codeForStatus = (status: number): number => (status < 400 ? 0 : status === 403 ? 30 : status === 401 ? 50 : status >= 500 ? 500 : 40);

/** Whether caches may hold a rendered page. What had to leave something out, or failed, is nobody's to cache. */
const isCacheable = ({ isShared }: ResolvedRequest, page: RenderedPage) => isShared && page.isComplete && page.status < 500;

/** A rendered page as it is sent. Pages that are not shared are `private, no-store`. */
export function sendPage(parts: StorefrontParts, request: ResolvedRequest, page: RenderedPage): PageResponse {
  const isShared = isCacheable(request, page);
  const nowMs = parts.now().getTime();
  const changesAtMs = page.expiresAt?.getTime() ?? Infinity;
  const expiresAtMs = Math.min(nowMs + parts.pageCache.seconds * 1_000, changesAtMs);
  return new PageResponse({
    status: page.status,
    name: request.kind?.name ?? 'unknown',
    headers: {
      ...parts.headersFor(page.embeds),
      'content-type': types[request.format],
      'cache-control': isShared ? sharedControl(parts, page, changesAtMs - nowMs) : 'private, no-store',
      vary: varyOf(request, isShared),
      ...(isShared ? cdnTagHeader(parts.cdn, page.tags) : {}),
      ...(page.status === 503 ? { 'retry-after': '5' } : {}),
    },
    text: request.format === 'document' ? documentOf(parts, page) : routeOf(page),
    tags: page.tags,
    embeds: page.embeds,
    ...(isShared && expiresAtMs > nowMs ? { expiresAtMs } : {}),
  });
}

function sharedControl({ pageCache }: Pick<StorefrontParts, 'pageCache'>, page: RenderedPage, leftMs: number): string {
  const isError = page.status >= 400;
  const seconds = Math.max(0, Math.min(isError ? pageCache.errorSeconds : pageCache.sharedSeconds, Math.floor(leftMs / 1_000)));
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${isError ? 0 : pageCache.staleSeconds}`;
}

const varyOf = (request: ResolvedRequest, isShared: boolean) => (isShared ? varyOfPage(request) : 'Accept-Encoding, Cookie, x-auth');

function routeOf(page: RenderedPage): string {
  const { pageHead, pageBody, pageFoot } = page.fragments;
  const fragments = { pageHead: pageHead.join(''), pageBody: pageBody.join(''), pageFoot: pageFoot.join('') };
  const data = { data: page.data, theme: page.theme.theme, ...fragments, meta: page.meta };
  return JSON.stringify({ code: codeForStatus(page.status), msg: page.status >= 400 ? page.meta.title : '', data });
}

function documentOf(parts: StorefrontParts, page: RenderedPage): string[] {
  const { view, meta, theme } = page;
  const { alternates = {}, canonical, ...rest } = meta;
  const assets = assetsFor(parts.assets, view.locale);
  return renderDocument({
    htmlLang: view.locale,
    title: meta.title,
    meta: rest,
    canonical: canonical ?? null,
    alternates: Object.entries(alternates).map(([lang, href]) => ({ lang, href })),
    themeHref: theme.href,
    assets,
    wholeStyle: page.data.style ?? null,
    laterScript: waitsForGesture(page) ? assets.react : null,
    fonts: fontsIn(view.locale, { fonts: assets.fonts, theme: theme.theme }),
    ...page.fragments,
    skipText: inLocale(view.locale, () => m.page_skip()),
    data: { data: page.data, theme: besideCss(theme.theme), meta: { title: meta.title } },
  });
}

/** Whether nothing on the page hydrates by itself; where something does, React is asked for by the page's own script. */
const waitsForGesture = ({ data: { islands } }: RenderedPage) => islands.length > 0 && islands.every(({ when }) => when !== 'load' && when !== 'idle');

/** The shop's own fonts that the theme names. They are Latin: a page in Chinese has its prices in one, and hardly a title in the other. */
function fontsIn(locale: string, { fonts, theme }: { fonts: readonly string[]; theme: { fontFamily: string; titleFontFamily: string } }): readonly string[] {
  const families = `${theme.fontFamily} ${locale === 'en' ? theme.titleFontFamily : ''}`.toLowerCase();
  return fonts.filter((address) => families.includes(address.split('/').at(-1)!.split('-')[0]!));
}

/** A redirect: an HTTP one for a document, `data.redirect` for a route request. */
export function sendRedirect({ pageCache }: Pick<StorefrontParts, 'pageCache'>, request: ResolvedRequest, { status, location }: Redirect): PageResponse {
  // It names no cache tags: no purge finds it, so it stays no longer than an error does.
  const seconds = Math.min(pageCache.sharedSeconds, pageCache.errorSeconds);
  const control = { 'cache-control': request.isShared ? `public, max-age=0, s-maxage=${seconds}` : 'private, no-store' };
  const vary = varyOf(request, request.isShared);
  if (request.format === 'document') return new PageResponse({ status, headers: { location, vary, ...control }, text: '' });
  const text = JSON.stringify({ code: 0, msg: '', data: { redirect: { status, location } } });
  return new PageResponse({ status: 200, headers: { 'content-type': types.route, vary, ...control }, text });
}

/** An error without a page around it: the envelope, or minimal HTML as a last resort. */
export function sendError(
  request: Pick<ResolvedRequest, 'format'> & { match: { lang: string } },
  error: ShopError,
  headers: Record<string, string> = {},
): PageResponse {
  const locale = localeFor(request.match.lang);
  const msg = error.say(locale);
  const { status } = error.spec;
  const text =
    request.format === 'route'
      ? JSON.stringify(errorAnswer(error, locale))
      : `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(msg)}</title></head><body><main><h1>${escapeHtml(msg)}</h1><p><a href="/">${escapeHtml(inLocale(locale, () => m.list_home()))}</a></p></main></body></html>`;
  return new PageResponse({ status, headers: { 'content-type': types[request.format], 'cache-control': 'no-store', ...headers }, text });
}

/** Where a form leads once its work is done. */
export const sendAfterForm = (location: string): PageResponse =>
  new PageResponse({ status: 303, headers: { location, 'cache-control': 'private, no-store' }, text: '' });
