import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { catalogLimits, productListQuery } from '../catalog/contract.ts';
import { couponItemSchema, promotionItemSchema } from './contract.ts';

const paging = z.object({
  page: productListQuery.shape.page,
  size: productListQuery.shape.size,
  lang: productListQuery.shape.lang,
  currency: productListQuery.shape.currency,
});
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number().int(), page: z.number().int(), size: z.number().int() });
const nothing = ({ page = 1, size = catalogLimits.pageSize }: { page?: number | undefined; size?: number | undefined }) => ({
  items: [],
  total: 0,
  page,
  size: Math.min(size, catalogLimits.mostPageSize),
});

/** Publishes the lists of promotions and of public coupons; nothing runs yet, so both are empty. */
export function promotionRoutes(api: Api): void {
  const cacheControl = 'public, no-cache';
  api.operation(
    {
      method: 'GET',
      url: '/api/web/promotion/list',
      summary: 'Running promotions',
      tag: 'catalogue',
      access: 'public',
      cacheControl,
      query: paging,
      data: pageOf(promotionItemSchema),
    },
    async (_context, { query }) => nothing(query),
  );
  api.operation(
    {
      method: 'GET',
      url: '/api/web/coupon/list',
      summary: 'Public coupons',
      tag: 'catalogue',
      access: 'public',
      cacheControl,
      query: paging,
      data: pageOf(couponItemSchema),
    },
    async (_context, { query }) => nothing(query),
  );
}
