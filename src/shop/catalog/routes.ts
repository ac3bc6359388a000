import { z } from 'zod';
import { listAnswer } from '#kit/pure/lists.ts';
import type { Api } from '#kit/server/http/api.ts';
import {
  catalogLimits,
  categoryNodeSchema,
  collectionSchema,
  listItemSchema,
  productListFields,
  productListSchema,
  productSchema,
  tagSchema,
} from './contract.ts';
import { listProducts } from './lists/list-products.ts';
import { productListQuery, strictFilter } from './lists/list-query.ts';
import { categoryTree, listCollections, listTags } from './lists/read-listing.ts';
import { listRelated } from './related/list-related.ts';
import { listPublishedById } from './related/read-related.ts';
import { readProduct } from './products/read-product.ts';

/** Exact at once (docs/contract.md, "Caching"): a browser or shared cache may keep the answers, and asks before it uses them. */
const read = { method: 'GET', tag: 'catalogue', access: 'public', cacheControl: 'public, no-cache' } as const;
const oneId = z.string().min(1).max(40);
const oneSlug = z.string().min(1).max(catalogLimits.slugLength);
const mostBeside = 4;
const languageAndCurrency = { lang: z.string().max(20).optional(), currency: z.string().max(20).optional() };

/** Publishes the catalogue's reads. */
export function catalogRoutes(api: Api): void {
  api.operation(
    { ...read, url: '/api/web/product/list', summary: 'Products, filtered and sorted', query: productListQuery, data: productListSchema },
    async (context, { query }) => listProducts(context.db, strictFilter(query, context.locale), context),
  );
  api.operation(
    {
      ...read,
      url: '/api/web/product/detail',
      summary: 'A product with its variants',
      query: z.object({
        slug: z.string().min(1).max(catalogLimits.slugLength),
        sku: z.string().min(1).max(catalogLimits.skuLength).optional(),
        ...languageAndCurrency,
      }),
      data: productSchema,
    },
    async (context, { query }) =>
      readProduct(context.db, { slug: query.slug, ...(query.sku !== undefined && { sku: query.sku }), currency: context.currency, lang: context.lang }),
  );
  api.operation(
    {
      ...read,
      url: '/api/web/product/cards',
      summary: 'Products by id, as lists show them',
      query: z.object({ id: z.union([oneId, z.array(oneId).max(catalogLimits.cardsAtOnce)]), ...languageAndCurrency }),
      data: z.object({ items: z.array(listItemSchema) }),
    },
    async (context, { query }) => ({ items: await listPublishedById(context.db, [query.id].flat(), context) }),
  );
  api.operation(
    {
      ...read,
      url: '/api/web/product/beside',
      summary: 'Products that go with others, at most four',
      query: z.object({ slug: z.union([oneSlug, z.array(oneSlug).max(catalogLimits.cardsAtOnce)]), ...languageAndCurrency }),
      data: z.object({ items: z.array(listItemSchema) }),
    },
    async (context, { query }) => ({ items: await listRelated(context.db, { slugs: [query.slug].flat(), most: mostBeside }, context) }),
  );
  const tree = z.object({ items: z.array(categoryNodeSchema) });
  api.operation({ ...read, url: '/api/web/category/tree', summary: 'All categories', query: z.object(languageAndCurrency), data: tree }, async (context) => ({
    items: await categoryTree(context.db, context.lang),
  }));
  publishListings(api);
}

function publishListings(api: Api): void {
  const paging = z.object({ page: productListFields.page, size: productListFields.size, ...languageAndCurrency });
  api.operation(
    { ...read, url: '/api/web/collection/list', summary: 'Collections', query: paging, data: listAnswer(collectionSchema) },
    async (context, { query }) => cutPage(await listCollections(context.db, context.lang), query),
  );
  api.operation({ ...read, url: '/api/web/tag/list', summary: 'Tags', query: paging, data: listAnswer(tagSchema) }, async (context, { query }) =>
    cutPage(await listTags(context.db, context.lang), query),
  );
}

function cutPage<Item>(all: Item[], asked: { page?: number | undefined; size?: number | undefined }) {
  const page = asked.page ?? 1;
  const size = Math.min(asked.size ?? catalogLimits.pageSize, catalogLimits.mostPageSize);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, size };
}
