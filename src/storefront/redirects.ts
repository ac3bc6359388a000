/** Where an address that is not there leads: pages that moved, and redirects of the merchant. */
import { languages } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { movedSlug } from '#kit/server/slugs.ts';
import { findRedirect } from '#shop/content/redirects/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { fillPattern, formerAddress, type PageName, type RouteRule, type RouteTable } from '#shop/settings/routes/index.ts';
import { localPath } from '#ui/page-view.tsx';
import type { ResolvedRequest } from './storefront-parts.ts';

const tables: Partial<Record<PageName, string>> = {
  brand: 'brand',
  product: 'product',
  'product-variant': 'product',
  category: 'category',
  tag: 'tag',
  collection: 'collection',
  page: 'content_item',
  article: 'content_item',
  promotion: 'promotion',
  coupon: 'promotion',
};

/** Whose slugs a page goes by; kinds of contents have slugs of their own. */
async function slugsBehind(db: Queryable, { page, type }: RouteRule): Promise<{ table: string; scope: string } | null> {
  if (page === 'custom-detail') {
    const { routes } = await readSettings(db);
    const isOfBrands = routes.customCategories.some((custom) => custom.type === type && custom.source === 'brand');
    return isOfBrands ? { table: 'brand', scope: '' } : { table: 'content_item', scope: `entry:${type}` };
  }
  const table = tables[page];
  return table === undefined ? null : { table, scope: table === 'content_item' ? page : '' };
}

/** Where an address leads at which nothing is, language and query unchanged: the merchant's redirects, the language spelt right, pages whose address changed. */
export async function findPageRedirect(
  db: Queryable,
  table: RouteTable,
  { match, query }: { match: ResolvedRequest['match']; query: URLSearchParams },
): Promise<{ status: 301 | 308; location: string; isMerchants?: true } | null> {
  const merchants = await merchantRedirect(db, match, query);
  if (merchants !== null) return { status: 301, location: merchants, isMerchants: true };
  const location = redirectOfLanguage(match, query);
  if (location !== null) return { status: 301, location };
  const address = redirectOfAddress(table, match, query);
  return address === null ? null : { status: 308, location: address };
}

/** Where a detail page lives now that was asked for by an earlier slug (301), language and the kind's own query unchanged; null when nothing moved. One statement. */
export async function redirectOfSlug(db: Queryable, { match, query }: Pick<ResolvedRequest, 'match' | 'query'>): Promise<string | null> {
  const { rule, lang, params } = match;
  const asked = params['slug'];
  if (!rule || !asked) return null;
  const behind = await slugsBehind(db, rule);
  if (!behind) return null;
  const slug = await movedSlug(db, behind.table, { slug: asked, lang, scope: behind.scope });
  if (slug === null || slug === asked) return null;
  return localPath({ lang }, fillPattern(rule.path, { ...params, slug })) + (query.size > 0 ? `?${query}` : '');
}

/** The address with its language spelt right (`/zh-hk/cart` → `/zh-HK/cart`); null where the first part is none, or is right already. */
function redirectOfLanguage({ path }: ResolvedRequest['match'], query: URLSearchParams): string | null {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const named = first.replace('_', '-').toLowerCase();
  const lang = languages.find((one) => one.toLowerCase() === named);
  if (lang === undefined || lang === first) return null;
  const remaining = withoutFormat(query);
  return localPath({ lang }, rest || '/') + (remaining.size > 0 ? `?${remaining}` : '');
}

/** Parameters that say how an answer is sent, not what is asked. */
const formatParameters = ['request', 'hideHead', 'hideFoot'];

function withoutFormat(query: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(query);
  for (const name of formatParameters) remaining.delete(name);
  return remaining;
}

/** Where the merchant sends an address that is not there (301); null when nowhere. One statement. */
async function merchantRedirect(db: Queryable, { lang, path }: ResolvedRequest['match'], query: URLSearchParams): Promise<string | null> {
  const target = await findRedirect(db, path);
  if (target === null) return null;
  const remaining = withoutFormat(query);
  const address = target.startsWith('/') ? localPath({ lang }, target) : target;
  return remaining.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${remaining}` : address;
}

/**
 * Where a page lives now whose address the merchant changed (308); null when none lived here. An address that was given to
 * another page since is that page's, so that two that changed places never lead to each other for ever.
 */
function redirectOfAddress(table: RouteTable, { lang, path, rule }: ResolvedRequest['match'], query: URLSearchParams): string | null {
  if (rule && rule.rank !== 'root' && rule.rank !== 'app') return null;
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  const now = formerAddress(table, parts);
  if (now === null || now === path) return null;
  const remaining = withoutFormat(query);
  return localPath({ lang }, now) + (remaining.size > 0 ? `?${remaining}` : '');
}
