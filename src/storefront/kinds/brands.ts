/** Brands: all of them at `/brand`, and the products of one at `/brand/<key>`. */
import * as m from '#messages';
import type { AnyPageKind, PageKind } from '#kit/server/page/page-kind.ts';
import { filterOfPage, listKeeping, listProducts, readBrand } from '#shop/catalog/index.ts';
import type { ListingModel } from '#shop/catalog/sections/product-list/data.ts';
import { localPath } from '#ui/page-view.tsx';
import { addressesFor } from './addresses.ts';
import { breadcrumbLd } from './json-ld.ts';
import { listQuery, narrowed, withPriceRange } from './listing.ts';

const brandList: PageKind<null> = {
  name: 'brand-list',
  kind: 'custom',
  query: [],
  visibility: 'public',
  load: async ({ locale }) => ({
    kind: 'found',
    model: null,
    meta: { title: m.page_brands({}, { locale }), description: m.page_brands_description({}, { locale }) },
    tags: ['products'],
  }),
};

const brand: PageKind<ListingModel> = {
  name: 'brand',
  kind: 'custom',
  query: listQuery.filter((name) => name !== 'brand'),
  visibility: 'public',
  async load(context, { params, query, path }) {
    const { db, lang, currency, locale } = context;
    const priced = withPriceRange(query, currency);
    if (priced !== null) return { kind: 'redirect', status: 302, location: localPath({ lang }, path) + priced };
    const key = params['slug']!;
    const filter = filterOfPage(query, { brand: key });
    const [found, list, { absolute }] = await Promise.all([readBrand(db, key), listProducts(db, filter, { currency, lang }), addressesFor(context)]);
    if (!found || (filter.page > 1 && list.items.length === 0)) return { kind: 'notFound' };
    const crumbs = [
      { title: m.page_home({}, { locale }), url: absolute('/') },
      { title: m.page_brands({}, { locale }), url: absolute('/brand') },
      { title: found.title, url: absolute(path) },
    ];
    return {
      kind: 'found',
      model: { head: null, brand: found.title, list, sort: filter.sort, q: null },
      meta: {
        title: found.title,
        description: m.page_listing_description({ title: found.title }, { locale }),
        ...narrowed(query, path, filter.page),
        jsonLd: [breadcrumbLd(crumbs)],
      },
      ...listKeeping(context, list),
    };
  },
};

/** The kinds. */
export const brandKinds: readonly AnyPageKind[] = [brandList, brand];
