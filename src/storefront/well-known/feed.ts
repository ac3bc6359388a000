/** `/feed.xml`, `/zh/feed.xml`, …: what is new, as RSS 2.0 in the language of the address. */
import { escapeHtml } from '#kit/pure/plain-text.ts';
import { wordIn, type Language } from '#kit/pure/languages.ts';
import type { ShopSettings } from '#shop/settings/contract.ts';
import { localPath } from '#ui/page-view.tsx';

/** Something new; its path is without language prefix. */
export type FeedEntry = { title: string; text: string; path: string; at: string };

/** The feed's path without language prefix. */
export const feedPath = '/feed.xml';

/** The feed of a language, its entries in the order given. */
export function feed(entries: readonly FeedEntry[], { settings, baseUrl, lang }: { settings: ShopSettings; baseUrl: string; lang: Language }): string {
  const address = (path: string) => escapeHtml(baseUrl + localPath({ lang }, path));
  const name = wordIn(settings.shop.name, lang) || 'Vitrine';
  const element = (tag: string, text: string) => `<${tag}>${text}</${tag}>`;
  const dated = (at: string) => new Date(at).toUTCString();
  const items = entries.map(({ title, text, path, at }) =>
    element(
      'item',
      [
        element('title', escapeHtml(title)),
        element('link', address(path)),
        element('guid', address(path)),
        element('pubDate', dated(at)),
        element('description', escapeHtml(text)),
      ].join(''),
    ),
  );
  const channel = [
    element('title', escapeHtml(name)),
    element('link', address('/')),
    `<atom:link rel="self" type="application/rss+xml" href="${address(feedPath)}"/>`,
    element('description', escapeHtml(wordIn(settings.shop.description, lang) || name)),
    element('language', lang),
    entries[0] ? element('lastBuildDate', dated(entries[0].at)) : '',
    ...items,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${element('channel', channel.join(''))}</rss>`;
}
