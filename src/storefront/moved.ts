/** Where a detail page lives now that was asked for by a slug it had once. */
import { languages } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import { movedSlug } from '#kit/server/slugs.ts';
import { findRedirect } from '#shop/content/index.ts';
import { fillPattern, formerAddress, type PageName, type RouteRule, type RouteTable } from '#shop/settings/index.ts';
import { localPath } from '#ui/page-view.tsx';
import type { AskedPage } from './page-parts.ts';

const tables: Partial<Record<PageName, string>> = {
  product: 'product',
  'product-variant': 'product',
  category: 'category',
  tag: 'tag',
  collection: 'collection',
  page: 'content_item',
  article: 'content_item',
  promotion: 'promotion',
  coupon: 'promotion',
  'custom-detail': 'content_item',
};

/** Kinds of contents have slugs of their own. */
function scopeOf({ page, type }: RouteRule): string {
  if (page === 'custom-detail') return `entry:${type}`;
  return tables[page] === 'content_item' ? page : '';
}

/** The address to send to (301), language and the kind's own query kept; null when nothing moved. One statement, and only for pages not found. */
export async function movedTo(reader: Reader, { match, query }: Pick<AskedPage, 'match' | 'query'>): Promise<string | null> {
  const { rule, lang, params } = match;
  const table = rule && tables[rule.page];
  const asked = params['slug'];
  if (!rule || !table || !asked) return null;
  const slug = await movedSlug(reader, table, { slug: asked, lang, scope: scopeOf(rule) });
  if (slug === null || slug === asked) return null;
  return localPath({ lang }, fillPattern(rule.path, { ...params, slug })) + (query.size > 0 ? `?${query}` : '');
}

/** The address with its language written as it is (`/zh-hk/cart` → `/zh-HK/cart`); null where the first part is none, or is written so already. */
export function languageRespelt({ path }: AskedPage['match'], query: URLSearchParams): string | null {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const named = first.replace('_', '-').toLowerCase();
  const lang = languages.find((one) => one.toLowerCase() === named);
  if (lang === undefined || lang === first) return null;
  const kept = withoutFormat(query);
  return localPath({ lang }, rest || '/') + (kept.size > 0 ? `?${kept}` : '');
}

/** Parameters that say how an answer is sent, not what is asked. */
const formatParameters = ['request', 'hideHead', 'hideFoot'];

function withoutFormat(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const name of formatParameters) kept.delete(name);
  return kept;
}

/** Where the merchant sends an address that is not there (301), language and query kept; null when nowhere. One statement. */
export async function redirectedTo(reader: Reader, { lang, path }: AskedPage['match'], query: URLSearchParams): Promise<string | null> {
  const target = await findRedirect(reader, path);
  if (target === null) return null;
  const kept = withoutFormat(query);
  const address = target.startsWith('/') ? localPath({ lang }, target) : target;
  return kept.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${kept}` : address;
}

/**
 * Where a page lives now whose address the merchant changed (308), language and query kept; null when none lived here. An address that was given to
 * another page since is that page's, so that two that changed places never lead to each other for ever.
 */
export function readdressed(table: RouteTable, { lang, path, rule }: AskedPage['match'], query: URLSearchParams): string | null {
  if (rule && rule.rank !== 'root' && rule.rank !== 'app') return null;
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  const now = formerAddress(table, parts);
  if (now === null || now === path) return null;
  const kept = withoutFormat(query);
  return localPath({ lang }, now) + (kept.size > 0 ? `?${kept}` : '');
}
