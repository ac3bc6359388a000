/** Pages that list products: category, tag, collection, search; and the list of tags. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageKind, PageOutcome, PageRequest } from '#kit/server/page/page-kind.ts';
import type { ListingHead } from '#shop/catalog/contract.ts';
import { filterOfPage, pageListQuery, cachedListing, listProducts, tagsOfList, topCategories } from '#shop/catalog/lists/index.ts';
import { listBestsellers } from '#shop/catalog/related/index.ts';
import { isSku } from '#shop/catalog/search/index.ts';
import { choicesOf, fieldRanges, isBound, priceRange, readPrice, type ListingModel, type SearchExtras } from '#shop/catalog/sections.ts';
import { contentsById } from '#shop/content/index.ts';
import { nextContentChange } from '#shop/content/show/index.ts';
import type { SearchResult } from '#shop/search/contract.ts';
import { noteSearch, popularSearches, searchShop } from '#shop/search/index.ts';
import { localPath } from '#ui/page-view.tsx';
import { addressesFor, redirectToOwn } from './addresses.ts';
import { breadcrumbLd, listLd } from './json-ld.ts';
import { isBeyondLists } from './page-number.ts';

function listing(kind: ListingHead['kind']): PageKind<ListingModel> {
  return {
    name: kind,
    kind,
    query: kind === 'category' ? [...pageListQuery, 'collection'] : pageListQuery,
    visibility: 'public',
    load: (context, request) => loadListing(context, request, { kind, slug: request.params['slug']! }),
  };
}

/** The page of a category, tag or collection. `atRoot`: it is asked for by its address at the root of the shop, which is the same in all languages. */
export async function loadListing(
  context: Context,
  request: PageRequest,
  { kind, slug, atRoot = false }: { kind: ListingHead['kind']; slug: string; atRoot?: boolean },
): Promise<PageOutcome<ListingModel>> {
  const { query, path } = request;
  const { db, lang, currency, preview } = context;
  const priced = withPriceRange(query, currency);
  if (priced !== null) return { kind: 'redirect', status: 302, location: localPath({ lang }, path) + priced };
  if (isBeyondLists(query)) return { kind: 'notFound' };
  const filter = filterOfPage(query, { [kind]: slug });
  const [head, list] = await Promise.all([
    cachedListing(db, kind, { slug, lang, preview }),
    listProducts(db, filter, { currency, lang, ...(preview ? { preview } : { header: 'cached' }) }),
  ]);
  if (filter.page > 1 && list.items.length === 0) return { kind: 'notFound' };
  const addresses = await addressesFor(context);
  const own = atRoot ? path : addresses.path(kind, head.slug);
  const elsewhere = redirectToOwn(context, request, own);
  if (elsewhere) return elsewhere;
  return {
    kind: 'found',
    template: head.template ?? kind,
    model: { head, list, sort: filter.sort, q: null },
    meta: {
      title: head.seoTitle,
      description: head.seoDescription || m.page_listing_description({ title: head.title }, { locale: context.locale }),
      ...narrowed(query, path, filter.page),
      ...(head.image ? { og: { image: head.image.url } } : {}),
      jsonLd: [
        await breadcrumbs(context, head, own),
        listLd({
          title: head.title,
          url: addresses.absolute(own),
          description: head.seoDescription,
          items: list.items.map((item) => ({ title: item.title, url: addresses.absolute(addresses.path('product', item.slug)) })),
        }),
      ],
    },
    tags: [`${kind}:${head.id}`, ...head.path.map((step) => `${kind}:${step.id}`), ...tagsOfList(list)],
    ...(atRoot ? {} : { paths: addresses.paths(kind, head) }),
    ...(head.languages.length > 0 ? { languages: head.languages } : {}),
  };
}

/**
 * The query that the fields of a plain form mean: two prices are one range in minor units of the currency, which the address then names,
 * two bounds of a custom field one range, a field of several values each of them. What is no bound is left out. Null where no field was sent.
 */
export function withPriceRange(query: URLSearchParams, currency: string): string | null {
  const [from, to] = ['price.from', 'price.to'].map((name) => query.get(name));
  if (![...query.keys()].some(isBound)) return null;
  const ranges = fieldRanges(query);
  const replaced = new Set([...(query.has('price.from') || query.has('price.to') ? ['price'] : []), ...ranges.map(([name]) => name), 'page']);
  const rest = [...[...query].filter(([name]) => !isBound(name) && !replaced.has(name)), ...choicesOf([...query]), ...ranges];
  const [least, most] = [from, to].map((bound) => (bound ? readPrice(bound, currency) : null));
  const range = priceRange(least ?? null, most ?? null);
  const next = new URLSearchParams(range === null ? rest : [...rest, ['price', range], ['currency', currency]]);
  return next.size > 0 ? `?${next.toString()}` : '';
}

/** A narrowed or sorted list is for people, not for search engines; a further page stands for itself. */
export function narrowed(query: URLSearchParams, path: string, page: number): { robots?: string; canonical?: string } {
  if ([...query.keys()].some((name) => name !== 'page')) return { robots: 'noindex, follow' };
  return page > 1 ? { canonical: `${path}?page=${page}` } : {};
}

async function breadcrumbs(context: Context, head: ListingHead, own: string): Promise<object> {
  const { path, absolute } = await addressesFor(context);
  const home = { title: m.page_home({}, { locale: context.locale }), url: absolute('/') };
  const tags = head.kind === 'tag' ? [{ title: m.page_tags({}, { locale: context.locale }), url: absolute('/tag') }] : [];
  return breadcrumbLd([
    home,
    ...tags,
    ...head.path.map((step) => ({ title: step.title, url: absolute(step.id === head.id ? own : path(head.kind, step.slug)) })),
  ]);
}

const search: PageKind<ListingModel> = {
  name: 'search',
  kind: 'search',
  query: [...pageListQuery, 'q', 'category', 'collection'],
  visibility: 'public',
  async load(context, { query, path }) {
    const { db, lang, locale, currency, now } = context;
    const priced = withPriceRange(query, currency);
    if (priced !== null) return { kind: 'redirect', status: 302, location: localPath({ lang }, path) + priced };
    if (isBeyondLists(query)) return { kind: 'notFound' };
    const filter = filterOfPage(query);
    const q = filter.q ?? '';
    const found = await searchShop(db, filter, { currency, lang, now, header: 'cached' });
    if (filter.page > 1 && found.items.length === 0) return { kind: 'notFound' };
    if (q !== '' && filter.page === 1) noteSearch(context, q, found.searchedFor === null ? found.total : 0);
    const meant = found.items.find((item) => isSku(q, item));
    if (meant) return { kind: 'redirect', status: 302, location: localPath({ lang }, await variantPath(context, meant)) };
    const nextChangeAt = await nextContentChange(db, 'article', now());
    return {
      kind: 'found',
      model: { head: null, list: found, sort: filter.sort, q, search: await extrasOf(context, found, q) },
      meta: { title: q ? m.page_search_title({ q }, { locale }) : m.page_search({}, { locale }), description: '', robots: 'noindex, follow' },
      tags: ['articles', ...found.pages.map((one) => `page:${one.id}`), ...tagsOfList(found)],
      ...(nextChangeAt ? { expiresAt: nextChangeAt } : {}),
    };
  },
};

async function variantPath(context: Context, { slug, sku }: { slug: string; sku: string }): Promise<string> {
  const { path } = await addressesFor(context);
  return `${path('product', slug)}/${encodeURIComponent(sku)}`;
}

const offeredSearches = 8;
/** Two rows of them. */
const mostArticles = 6;

/** As many products fill a page of a search; after fewer of them others follow. */
const aPageFull = 12;

/** What a search found besides products; where it found none, also what to try instead. */
async function extrasOf(context: Context, found: SearchResult, q: string): Promise<SearchExtras> {
  const { db, lang } = context;
  // With filters that match nothing, the page suggests removing some; otherwise it suggests alternatives.
  const isLost = q === '' || (found.items.length === 0 && found.facets.length === 0);
  const ids = found.articles.slice(0, mostArticles).map(({ id }) => id);
  const [{ path }, articles, queries, tree, bestsellers] = await Promise.all([
    addressesFor(context),
    contentsById(db, 'article', { ids, lang, now: context.now }),
    isLost ? popularSearches(db, { lang, limit: offeredSearches }) : [],
    isLost ? topCategories(db, lang) : [],
    isLost || (found.page === 1 && found.total < aPageFull && found.total > 0) ? listBestsellers(db, context, found.items) : [],
  ]);
  return {
    insteadOf: found.searchedFor,
    articles: articles.map(({ slug, title, picture }) => ({ title, path: path('article', slug), picture })),
    pages: found.pages.map(({ slug, title }) => ({ title, path: path('page', slug) })),
    queries,
    categories: tree.map(({ slug, title, image }) => ({ title, path: path('category', slug), picture: image })),
    bestsellers,
  };
}

const tagList: PageKind<null> = {
  name: 'tag-list',
  kind: 'tag',
  query: [],
  visibility: 'public',
  load: async ({ locale }) => ({
    kind: 'found',
    model: null,
    meta: { title: m.page_tags({}, { locale }), description: m.page_tags_description({}, { locale }) },
    tags: [],
  }),
};

/** The kinds. */
export const listingKinds: readonly AnyPageKind[] = [listing('category'), listing('tag'), listing('collection'), search, tagList];
