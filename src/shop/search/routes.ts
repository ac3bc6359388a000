import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { productListQuery, strictFilter } from '../catalog/lists/index.ts';
import { noteSearch } from './log-searches.ts';
import { popularSchema, searchLimits, searchSchema, suggestSchema } from './contract.ts';
import { popular } from './popular-searches.ts';
import { searchShop } from './search-shop.ts';
import { suggest } from './suggest.ts';

const cacheControl = 'public, no-cache';

/** Publishes search. */
export function searchRoutes(api: Api): void {
  api.operation(
    {
      method: 'GET',
      url: '/api/web/search',
      summary: 'Products, articles and pages for some words',
      tag: 'search',
      access: 'public',
      cacheControl,
      query: productListQuery,
      data: searchSchema,
    },
    async (context, { query }) => {
      const filter = strictFilter(query, context.locale);
      const found = await searchShop(context.db, filter, context);
      if (filter.q !== undefined && filter.page === 1) noteSearch(context, filter.q, found.searchedFor === null ? found.total : 0);
      return found;
    },
  );
  api.operation(
    {
      method: 'GET',
      url: '/api/web/search/suggest',
      summary: 'What may be meant by the words typed so far',
      tag: 'search',
      access: 'public',
      cacheControl,
      query: z.object({ q: z.string().max(searchLimits.queryLength), lang: z.string().max(20).optional(), currency: z.string().max(20).optional() }),
      data: suggestSchema,
    },
    async (context, { query }) => suggest(context.db, query.q, context),
  );
  api.operation(
    {
      method: 'GET',
      url: '/api/web/search/popular',
      summary: 'What is searched for and bought most',
      tag: 'search',
      access: 'public',
      cacheControl,
      query: z.object({ lang: z.string().max(20).optional(), currency: z.string().max(20).optional() }),
      data: popularSchema,
    },
    async (context) => popular(context.db, context),
  );
}
