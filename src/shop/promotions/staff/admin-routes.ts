import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import {
  couponStaffInput,
  promotionInput,
  staffCouponSchema,
  staffPromotionFilter,
  staffPromotionSchema,
  staffPromotionSorts,
  type PromotionInput,
  type StaffPromotion,
} from '../contract.ts';
import { tryInput, triedSchema } from '../contract-codes.ts';
import { codeRoutes } from './code-routes.ts';
import { duplicateByStaff } from './duplicate-promotion.ts';
import { tryCart } from './try-cart.ts';
import { createByStaff, deleteByStaff, listForStaff, readForStaff, stateOf, updateByStaff } from './manage-promotions.ts';

/** Publishes the back office's resources `promotions` and `coupons`. */
export function promotionAdminRoutes(api: Api): void {
  publish(api, { source: 'promotion', url: '/api/admin/promotions', input: promotionInput, answer: staffPromotionSchema });
  publish(api, { source: 'coupon', url: '/api/admin/coupons', input: couponStaffInput, answer: staffCouponSchema });
  api.operation(
    {
      tag: 'promotions',
      access: 'staff',
      right: 'read:marketing',
      method: 'POST',
      onlyReads: true,
      url: '/api/admin/promotions/test',
      summary: 'What a cart would get; nothing is stored',
      body: tryInput,
      data: triedSchema,
    },
    (context, { body }) => tryCart(context, body),
  );
}

type Resource = {
  source: 'promotion' | 'coupon';
  url: string;
  input: z.ZodType<PromotionInput>;
  answer: typeof staffPromotionSchema | typeof staffCouponSchema;
};

function publish(api: Api, { source, url, input, answer }: Resource): void {
  const data = answer as z.ZodType<StaffPromotion>;
  const readers = { tag: `${source}s`, access: 'staff', right: 'marketing' } as const;
  const writers = { ...readers, idempotent: true } as const;
  const params = z.object({ id: z.string().max(64) });
  const query = listQuery({ sorts: staffPromotionSorts, filter: staffPromotionFilter });
  const send = (reply: FastifyReply, record: StaffPromotion) => {
    sendEtag(reply, stateOf(record));
    return record;
  };
  api.operation({ ...readers, method: 'GET', url, summary: `List ${source}s`, query, data: listAnswer(data) }, (context, { query: { sort, ...list } }) =>
    listForStaff(context, source, { ...list, order: sort }),
  );
  api.operation({ ...writers, method: 'POST', url, summary: `Write a new ${source}`, body: input, data }, async (context, { body, reply }) =>
    send(reply, await createByStaff(context, source, body)),
  );
  api.operation({ ...readers, method: 'GET', url: `${url}/:id`, summary: `Read a ${source}`, params, data }, async (context, { params: { id }, reply }) =>
    send(reply, await readForStaff(context, source, id)),
  );
  api.operation(
    { ...writers, method: 'PUT', url: `${url}/:id`, summary: `Change a ${source}`, params, body: input, data },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await updateByStaff(context, source, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    {
      ...writers,
      method: 'DELETE',
      url: `${url}/:id`,
      summary: `Take a ${source} away, or end it where orders have used it`,
      params,
      data: z.object({ ended: z.boolean() }),
    },
    (context, { params: { id }, request }) => deleteByStaff(context, source, { id, ensureFresh: ifMatch(request) }),
  );
  api.operation(
    { ...writers, method: 'POST', url: `${url}/:id/duplicate`, summary: `Write an inactive copy of a ${source}`, params, data },
    async (context, { params: { id }, reply }) => send(reply, await duplicateByStaff(context, source, id)),
  );
  codeRoutes(api, { source, url });
}
