/** The site map: an index, and parts of at most 50,000 addresses in all languages, read in bounded pages. */
import { escapeHtml } from '#kit/pure/plain-text.ts';
import type { Queryable } from '#kit/server/database.ts';
import { messageLocales, languages } from '#kit/pure/languages.ts';
import { publicAddress, wholeAddress } from '#ui/public-files/public-files.ts';
import { countAddresses, listAddresses, type AddressKind } from '#shop/catalog/index.ts';
import { countContentAddresses, listContentAddresses } from '#shop/content/show/index.ts';
import { listFormSlugs } from '#shop/inquiries/index.ts';
import { listPromotionAddresses } from '#shop/promotions/show/index.ts';
import { fixedPages, pathOf } from '#shop/settings/routes/index.ts';
import { isServed, readSettings } from '#shop/settings/index.ts';
import type { RouteSettings, ShopSettings } from '#shop/settings/contract.ts';
import { localPath } from '#ui/page-view.tsx';
import { pictureOf } from '#ui/picture-data.ts';

/** Items of one part: each has at most one address per language, and a part at most 50,000 addresses. */
export const itemsPerPart = Math.floor(50_000 / languages.length);
const itemsAtOnce = 1_000;

const contentKinds = ['page', 'article', 'entry'] as const;
const catalogKinds = ['product', 'category', 'collection', 'tag'] as const;
const kinds = [...contentKinds, ...catalogKinds];
type Kind = (typeof kinds)[number];
const isContent = (kind: Kind): kind is (typeof contentKinds)[number] => contentKinds.some((one) => one === kind);
const countOf = (db: Queryable, kind: Kind, now: Date) => (isContent(kind) ? countContentAddresses(db, kind, now) : countAddresses(db, kind));

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** `/sitemap.xml` */
export async function sitemapIndex(db: Queryable, { baseUrl, now }: { baseUrl: string; now: Date }): Promise<string> {
  const counts = await Promise.all(kinds.map(async (kind) => ({ kind, parts: Math.ceil((await countOf(db, kind, now)) / itemsPerPart) })));
  const names = ['pages-1', ...counts.flatMap(({ kind, parts }) => Array.from({ length: parts }, (_none, index) => `${kind}-${index + 1}`))];
  const entries = names.map((name) => `<sitemap><loc>${escapeHtml(baseUrl)}/sitemap/${name}.xml</loc></sitemap>`);
  return `${header}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

/** The part that `/sitemap/<name>.xml` names, as of `now`, in chunks; null when there is none. */
export async function sitemapPart(db: Queryable, name: string, { baseUrl, now }: { baseUrl: string; now: Date }): Promise<AsyncIterable<string> | null> {
  const found = /^(pages|page|article|entry|product|category|collection|tag)-([1-9]\d{0,5})$/.exec(name);
  if (!found) return null;
  const { routes, languages: served } = await readSettings(db);
  const site = { baseUrl, served };
  const kind = found[1] as Kind | 'pages';
  const part = Number(found[2]);
  if (kind === 'pages') return part === 1 ? whole(pagesOf(db, routes, now), site) : null;
  const first = (part - 1) * itemsPerPart;
  if (first >= (await countOf(db, kind, now))) return null;
  return whole(itemsOf(db, kind, { routes, first, now }), site);
}

/** A page: `pathIn` gives its path in a language, without prefix. */
type Item = { pathIn(lang: string): string; languages: readonly string[]; updatedAt: Date | null; pictureIds?: readonly string[] };

async function* pagesOf(db: Queryable, routes: RouteSettings, now: Date): AsyncIterable<Item> {
  const lists = routes.customCategories.map((custom) => custom.path);
  const fixed = fixedPages.filter(([page]) => page === 'home' || page.endsWith('-list')).map(([, path]) => path);
  for (const path of [...fixed, ...lists]) yield { pathIn: () => path, languages: messageLocales, updatedAt: null };
  for (const { source, slug, slugs } of await listPromotionAddresses(db, now))
    yield { pathIn: (lang) => `/${source}/${encodeURIComponent(slugs[lang] ?? slug)}`, languages: messageLocales, updatedAt: null };
  for (const slug of await listFormSlugs(db)) yield { pathIn: () => `/inquiry/${encodeURIComponent(slug)}`, languages: messageLocales, updatedAt: null };
}

/** Where an entry lives: in its custom category, below the app path, or at the root; null for one that has no address. */
function entryPath(routes: RouteSettings, entry: { type: string; slug: string; slugs: Record<string, string>; rootSlug: string | null }) {
  const { type, slug, slugs, rootSlug } = entry;
  const custom = routes.customCategories.find((one) => one.type === type)?.path;
  if (custom !== undefined) return (lang: string) => `${custom}/${encodeURIComponent(slugs[lang] ?? slug)}`;
  if (type === 'app') return (lang: string) => routes.appPath.replace('*', () => encodeURIComponent(slugs[lang] ?? slug));
  return rootSlug === null ? null : () => `/${encodeURIComponent(rootSlug)}`;
}

type Part = { routes: RouteSettings; first: number; now: Date };

async function* itemsOf(db: Queryable, kind: Kind, { routes, first, now }: Part): AsyncIterable<Item> {
  for (let done = 0; done < itemsPerPart; done += itemsAtOnce) {
    const limit = Math.min(itemsAtOnce, itemsPerPart - done);
    const part = { offset: first + done, limit };
    const items = await (isContent(kind) ? contentsOf(db, kind, { ...part, routes, now }) : productsAndLists(db, kind, { ...part, routes }));
    for (const item of items) if (item) yield item;
    if (items.length < limit) return;
  }
}

type Rows = { routes: RouteSettings; offset: number; limit: number };

async function productsAndLists(db: Queryable, kind: AddressKind, { routes, ...part }: Rows): Promise<Item[]> {
  const rows = await listAddresses(db, kind, part);
  return rows.map(({ slug, slugs, ...row }) => ({ ...row, pathIn: (lang) => pathOf(routes, kind, slugs[lang] ?? slug) }));
}

/** Null for one that has no address. */
async function contentsOf(db: Queryable, kind: (typeof contentKinds)[number], { routes, ...part }: Rows & { now: Date }): Promise<(Item | null)[]> {
  const rows = await listContentAddresses(db, kind, part);
  return rows.map(({ type, slug, slugs, rootSlug, ...row }) => {
    const pathIn = kind === 'entry' ? entryPath(routes, { type, slugs, slug, rootSlug }) : (lang: string) => pathOf(routes, kind, slugs[lang] ?? slug);
    return pathIn && { ...row, pathIn };
  });
}

type Site = { baseUrl: string; served: ShopSettings['languages'] };

async function* whole(items: AsyncIterable<Item>, site: Site): AsyncIterable<string> {
  yield `${header}<urlset ${namespaces}>`;
  for await (const item of items) yield urlsOf(item, site);
  yield '</urlset>';
}

function urlsOf({ pathIn, languages: exists, updatedAt, pictureIds = [] }: Item, { baseUrl, served }: Site): string {
  const known = languages.filter((lang) => exists.includes(lang) && isServed(served, lang));
  const offered = known.length > 0 ? known : (['en'] as const);
  const address = (lang: string) => escapeHtml(baseUrl + localPath({ lang }, pathIn(lang)));
  const alternates = offered.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang)}"/>`).join('');
  const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${address(offered.find((lang) => lang === served.default) ?? offered.find((lang) => lang === 'en') ?? offered[0]!)}"/>`;
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  const pictures = pictureIds
    .map((id) => `<image:image><image:loc>${escapeHtml(wholeAddress(baseUrl, publicAddress(pictureOf(id))))}</image:loc></image:image>`)
    .join('');
  return offered.map((lang) => `<url><loc>${address(lang)}</loc>${changed}${offered.length > 1 ? alternates + fallback : ''}${pictures}</url>`).join('');
}
