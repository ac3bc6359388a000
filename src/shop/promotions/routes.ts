import { z } from 'zod';
import { listAnswer, pagingFields } from '#kit/pure/lists.ts';
import type { Api } from '#kit/server/http/api.ts';
import { catalogLimits, productListFields } from '#shop/catalog/contract.ts';
import { claimCoupon, listMyCoupons } from './coupons/claim-coupon.ts';
import { claimStates, couponItemSchema, myCouponSchema, promotionItemSchema, promotionLimits, promotionSchema } from './contract.ts';
import { listCoupons, listPromotions, readShown } from './show/list-public.ts';

const paging = z.object({
  page: productListFields.page,
  size: productListFields.size,
  lang: productListFields.lang,
  currency: productListFields.currency,
});
const wanted = ({ page = 1, size = catalogLimits.pageSize }: { page?: number | undefined; size?: number | undefined }) => ({
  page,
  size: Math.min(size, catalogLimits.mostPageSize),
});
const mineInput = z.object({
  state: z.enum(claimStates).optional(),
  ...pagingFields({ lastPage: 10_000, size: catalogLimits.pageSize, mostSize: catalogLimits.mostPageSize }),
});

/** Publishes the lists of promotions and of public coupons, claiming one, and the caller's own. */
export function promotionRoutes(api: Api): void {
  const list = { method: 'GET', tag: 'catalogue', access: 'public', cacheControl: 'public, no-cache', query: paging } as const;
  api.operation(
    { ...list, url: '/api/web/promotion/list', summary: 'Running promotions', data: listAnswer(promotionItemSchema) },
    async (context, { query }) => {
      const { items, total } = await listPromotions(context, wanted(query));
      return { items, total, ...wanted(query) };
    },
  );
  api.operation({ ...list, url: '/api/web/coupon/list', summary: 'Public coupons', data: listAnswer(couponItemSchema) }, async (context, { query }) => {
    const { items, total } = await listCoupons(context, wanted(query));
    return { items, total, ...wanted(query) };
  });
  const one = z.object({
    slug: z.string().min(1).max(promotionLimits.slugLength).describe('Its slug, in the language asked for or the shop’s own'),
    lang: productListFields.lang,
    currency: productListFields.currency,
  });
  api.operation(
    { ...list, query: one, url: '/api/web/promotion/detail', summary: 'A promotion, from before it begins until it ends', data: promotionSchema },
    (context, { query }) => readShown(context, 'promotion', query.slug),
  );
  api.operation(
    { ...list, query: one, url: '/api/web/coupon/detail', summary: 'A public coupon, from before it begins until it ends', data: promotionSchema },
    (context, { query }) => readShown(context, 'coupon', query.slug),
  );
  const own = { method: 'POST', tag: 'coupon', access: 'user' } as const;
  api.operation(
    {
      ...own,
      url: '/api/web/coupon/claim',
      summary: 'Put a public coupon among my own',
      body: z.object({ slug: z.string().min(1).max(promotionLimits.slugLength) }),
      data: couponItemSchema,
    },
    (context, { body }) => claimCoupon(context, body.slug),
  );
  api.operation(
    { ...own, url: '/api/web/coupon/mine', summary: 'My claimed coupons', body: mineInput, data: listAnswer(myCouponSchema) },
    (context, { body }) => listMyCoupons(context, body),
  );
}
