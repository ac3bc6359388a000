/** Brands: pages of them at `/brand`, and the products of one at `/brand/<key>`; the same at custom categories whose source is brands. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageKind, PageOutcome, PageRequest } from '#kit/server/page/page-kind.ts';
import { findLead } from '#shop/catalog/covers/index.ts';
import { filterOfPage, listBrands, listProducts, readBrand, tagsOfList, pageListQuery } from '#shop/catalog/lists/index.ts';
import type { BrandListModel, ListingModel } from '#shop/catalog/sections.ts';
import { localPath } from '#ui/page-view.tsx';
import { addressesFor, redirectToOwn } from './addresses.ts';
import type { CustomLoader } from './custom/custom-addresses.ts';
import { breadcrumbLd } from './json-ld.ts';
import { narrowed, withPriceRange } from './listing.ts';
import { isBeyondLists, pageNumber } from './page-number.ts';

type BrandListPage = { title: string; text: string; path: string };

const everyBrand = ({ locale }: Context): BrandListPage => ({
  title: m.page_brands({}, { locale }),
  text: m.page_brands_description({}, { locale }),
  path: '/brand',
});

async function brandsFound({ db, lang }: Context, query: URLSearchParams, { title, text, path }: BrandListPage): Promise<PageOutcome<BrandListModel>> {
  if (isBeyondLists(query)) return { kind: 'notFound' };
  const list = await listBrands(db, { page: pageNumber(query), lang });
  if (list.page > 1 && list.items.length === 0) return { kind: 'notFound' };
  return { kind: 'found', model: { title, path, list }, meta: { title, description: text, ...narrowed(query, path, list.page) }, tags: ['products'] };
}

/** The products of a brand, below a list of brands. */
async function brandFound(context: Context, request: PageRequest, parent: BrandListPage): Promise<PageOutcome<ListingModel>> {
  const { params, query, path } = request;
  const { db, lang, currency, locale } = context;
  const priced = withPriceRange(query, currency);
  if (priced !== null) return { kind: 'redirect', status: 302, location: localPath({ lang }, path) + priced };
  const found = await readBrand(db, { slug: params['slug']!, lang });
  if (!found) return { kind: 'notFound' };
  const elsewhere = redirectToOwn(context, request, `${parent.path}/${encodeURIComponent(found.slug)}`);
  if (elsewhere) return elsewhere;
  const filter = filterOfPage(query, { brand: found.key });
  const [list, { absolute }] = await Promise.all([listProducts(db, filter, { currency, lang }), addressesFor(context)]);
  if (filter.page > 1 && list.items.length === 0) return { kind: 'notFound' };
  const picture = found.cover ?? (await findLead(context, list));
  const shared = found.cover ?? found.image;
  const crumbs = [
    { title: m.page_home({}, { locale }), url: absolute('/') },
    { title: parent.title, url: absolute(parent.path) },
    { title: found.title, url: absolute(path) },
  ];
  return {
    kind: 'found',
    model: {
      head: null,
      brand: { ...found, picture, list: { title: parent.title, path: parent.path } },
      list,
      sort: filter.sort,
      q: null,
    },
    meta: {
      title: found.seoTitle,
      description: found.seoDescription || m.page_listing_description({ title: found.title }, { locale }),
      ...narrowed(query, path, filter.page),
      ...(shared ? { og: { image: shared.url } } : {}),
      jsonLd: [breadcrumbLd(crumbs)],
    },
    tags: [`brand:${found.id}`, ...tagsOfList(list)],
  };
}

const brandList: PageKind<BrandListModel> = {
  name: 'brand-list',
  kind: 'custom',
  query: ['page'],
  visibility: 'public',
  load: (context, { query }) => brandsFound(context, query, everyBrand(context)),
};

const brand: PageKind<ListingModel> = {
  name: 'brand',
  kind: 'custom',
  query: pageListQuery.filter((name) => name !== 'brand'),
  visibility: 'public',
  load: (context, request) => brandFound(context, request, everyBrand(context)),
};

/** `/makers` of a custom category whose source is brands. */
export const customBrandList: CustomLoader = (context, { query }, { title, text, path }) =>
  brandsFound(context, query, { title, text: text || m.page_brands_description({}, { locale: context.locale }), path });

/** `/makers/:slug` */
export const customBrand: CustomLoader = (context, request, { title, text, path }) => brandFound(context, request, { title, text, path });

/** The kinds. */
export const brandKinds: readonly AnyPageKind[] = [brandList, brand];
