/** The whole HTML document of a page. No inline script or style: the content security policy forbids both. */
import { escapeHtml } from '#kit/pure/plain-text.ts';
import type { PageMeta } from '#kit/server/page/page-kind.ts';
import type { Assets } from './assets.ts';

/** What a document is made of. */
export type DocumentParts = {
  /** Language of the text shown. */
  htmlLang: string;
  title: string;
  meta: PageMeta;
  /** Absolute address of the page's one true address. */
  canonical: string | null;
  /** Absolute addresses by `hreflang`. */
  alternates: readonly { lang: string; href: string }[];
  themeHref: string;
  assets: Assets;
  /** The larger style sheet where the page needs it. */
  wholeStyle: string | null;
  /** A script for the first interaction; the entry prefetches it when the network is idle. */
  laterScript: string | null;
  /** Fonts to fetch before the style sheet asks for them. */
  fonts: readonly string[];
  pageHead: readonly string[];
  pageBody: readonly string[];
  pageFoot: readonly string[];
  skipText: string;
  /** What the browser's entry starts from. */
  data: unknown;
};

/**
 * Renders the document as a list of chunks: the parts of a page are long, and one sign beyond Latin-1 would double what a text made of all
 * of them takes.
 */
export function renderDocument(parts: DocumentParts): string[] {
  const { assets } = parts;
  const style = parts.wholeStyle ?? assets.style;
  const top = [
    `<!doctype html><html lang="${escapeHtml(parts.htmlLang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    // What the first paint waits for comes first, in the first packet; scripts leave the line to it.
    `<link rel="stylesheet" href="${parts.themeHref}">`,
    style ? `<link rel="stylesheet" href="${style}">` : '',
    mainPicture(parts.pageBody),
    ...parts.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`),
    // Runs before the module: both wait for the end of the document, and keep their order.
    assets.texts ? `<script defer fetchpriority="low" src="${assets.texts}"></script>` : '',
    assets.script
      ? `<script type="module" fetchpriority="low"${parts.laterScript ? ` data-later="${parts.laterScript}"` : ''} src="${assets.script}"></script>`
      : '',
    ...assets.preload.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    metaTags(parts),
    // What stands there is a drawing or a picture.
    '<link rel="icon" href="/favicon.ico">',
    '</head><body>',
    `<a class="skip-link" href="#page-body">${escapeHtml(parts.skipText)}</a>`,
    '<div id="page-head">',
  ];
  const bottom = [
    '</div>',
    // Read by search engines wherever it stands, and long: after all that people wait for.
    ...(parts.meta.jsonLd ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    `<script type="application/json" id="page-data">${scriptJson(parts.data)}</script>`,
    '</body></html>',
  ];
  const main = '</div><main id="page-body" tabindex="-1">';
  return [top.join(''), ...parts.pageHead, main, ...parts.pageBody, '</main><div id="page-foot">', ...parts.pageFoot, bottom.join('')];
}

function metaTags({ meta, canonical, alternates }: DocumentParts): string {
  const named = (name: string, content: string) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => `<meta property="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
  return [
    meta.description ? named('description', meta.description) : '',
    meta.robots ? named('robots', meta.robots) : '',
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    ...alternates.map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`),
    meta.feed ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(meta.og?.['site_name'] ?? '')}" href="${escapeHtml(meta.feed)}">` : '',
    ...Object.entries(meta.og ?? {}).map(([name, content]) => property(`og:${name}`, content)),
    ...Object.entries(meta.twitter ?? {}).map(([name, content]) => named(`twitter:${name}`, content)),
  ].join('');
}

// The first picture that a section calls important (as React writes it); its best format is asked for before the body is parsed.
function mainPicture(sections: readonly string[]): string {
  const important = ' fetchPriority="high"';
  const body = sections.find((section) => section.includes(important)) ?? '';
  const at = body.lastIndexOf('<img', body.indexOf(important));
  if (at < 0) return '';
  const opened = body.lastIndexOf('<picture', at);
  if (opened < 0 || body.slice(opened, at).includes('</picture')) return '';
  const source = /<source(?=[^>]* type="image\/avif")[^>]*>/i.exec(body.slice(opened, at))?.[0];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(source ?? '')?.[1];
  const srcset = attribute('srcset');
  if (!srcset) return '';
  const sizes = attribute('sizes') ?? /<img[^>]* sizes="([^"]*)"/i.exec(body.slice(at))?.[1] ?? '100vw';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`;
}

/** JSON that cannot end the script element that holds it. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
