/** What of the shop a setting may name, and the pages that there are to link to and to look at. */
import { textIn } from '#kit/pure/languages.ts';
import { ownPages } from '#shop/content/contract.ts';
import { fixedPages, userPages, type StaffRoutes } from '#shop/settings/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { pathIn, readRoutes } from '../api/routes.ts';
import { session } from '../api/session.ts';

/** Kinds of records with a page of their own, and topics of articles. */
export type RecordKind =
  | 'product'
  | 'category'
  | 'collection'
  | 'tag'
  | 'brand'
  | 'page'
  | 'article'
  | 'entry'
  | 'promotion'
  | 'coupon'
  | 'articleCategory'
  | 'articleTag';

/** One of them. */
export type FoundRecord = { slug: string; title: string };

/** A page of the shop, without language prefix. */
export type FoundPage = { kind: RecordKind | 'fixed'; title: string; path: string };

const lists: Record<RecordKind, string> = {
  product: 'products',
  category: 'categories',
  collection: 'collections',
  tag: 'tags',
  brand: 'brands',
  page: 'pages',
  article: 'articles',
  entry: 'entries',
  promotion: 'promotions',
  coupon: 'coupons',
  articleCategory: 'article-categories',
  articleTag: 'article-tags',
};
const mostFound = 20;

type Listed = { slug: string; title?: string; texts?: Record<string, { title?: string } | undefined> };

/** Records that some words find; without words the first. */
export async function findRecords(kind: RecordKind, q: string): Promise<FoundRecord[]> {
  const filter = encodeURIComponent(JSON.stringify(q.trim() ? { q: q.trim() } : {}));
  const { items } = (await callAdmin<{ items: Listed[] }>(`/${lists[kind]}?size=${mostFound}&filter=${filter}`)).data;
  return items.map(({ slug, title, texts }) => ({
    slug,
    title: title || textIn((texts ?? {}) as Record<string, { title?: string }>, 'title', session.locale()) || slug,
  }));
}

/** Kinds whose records have an address. */
export type PagedKind = Exclude<RecordKind, 'articleCategory' | 'articleTag' | 'entry'>;

/** The address of a record's page. */
export function pathOfRecord({ details }: StaffRoutes, kind: PagedKind, slug: string): string {
  if (kind === 'brand' || kind === 'promotion' || kind === 'coupon') return `/${kind}/${encodeURIComponent(slug)}`;
  return pathIn(details[kind], slug);
}

const linkable: readonly PagedKind[] = ['product', 'category', 'collection', 'page', 'article', 'promotion', 'brand', 'tag'];

/** Pages to link to. Kinds that the user may not read are left out. */
export async function findPages(q: string, kinds: readonly PagedKind[] = linkable): Promise<FoundPage[]> {
  const routes = await readRoutes();
  const found = await Promise.all(
    kinds.map(async (kind) => (await findRecords(kind, q).catch(() => [])).map(({ slug, title }) => ({ kind, title, path: pathOfRecord(routes, kind, slug) }))),
  );
  const most = q.trim() ? mostFound : 5;
  return found.flatMap((pages) => pages.slice(0, most));
}

const recordKinds: Record<string, PagedKind> = {
  product: 'product',
  category: 'category',
  collection: 'collection',
  tag: 'tag',
  brand: 'brand',
  page: 'page',
  article: 'article',
  promotion: 'promotion',
  coupon: 'coupon',
};

/** Without what names one of many: the page of the first step, of the list. */
const pathsOf = (pages: readonly (readonly [page: string, path: string])[]) =>
  Object.fromEntries(pages.map(([page, path]) => [page, path.replace(/\/:.*/, '')]));
const fixedPaths: Record<string, string> = { ...pathsOf(fixedPages), error: '/error/404', inquiry: '/inquiry/quote' };
const userPaths: Record<string, string> = pathsOf(userPages);

/** The pages that show a template, as far as its name tells: records of a kind, or one address. */
export type PagesOfTemplate = { kind: PagedKind } | { path: string };

/** `base` is the shop's own template that it is a version of. */
export function pagesOf(base: string, routes: StaffRoutes): PagesOfTemplate {
  const kind = recordKinds[base];
  if (kind) return { kind };
  if ((ownPages as readonly string[]).includes(base)) return { path: pathIn(routes.details.page, base) };
  if (base in userPaths) return { path: `${routes.userBasePath}${userPaths[base]}` };
  const custom = /^custom-(article|brand|entry)/.exec(base)?.[1];
  const list = custom && routes.customCategories.find(({ source }) => source === custom);
  return { path: list ? `/${list.slug}` : (fixedPaths[base] ?? '/') };
}
