import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { sendEtag } from '#kit/server/http/resource.ts';
import { orderFapiaoInput, staffOrderSchema } from '../contract.ts';
import { presentOneForStaff } from '../staff/staff-orders.ts';
import { changeFapiao, issueFapiao } from './change-fapiao.ts';

/** What staff do with the fapiao of an order. */
export function fapiaoRoutes(api: Api): void {
  const shared = { tag: 'orders', access: 'staff', right: 'write:orders', method: 'POST', idempotent: true, data: staffOrderSchema } as const;
  const params = z.object({ id: z.string().max(64) });
  api.operation(
    {
      ...shared,
      params,
      url: '/api/admin/orders/:id/fapiao',
      summary: 'Correct the fapiao of an order before it is issued; null: none is wanted',
      body: orderFapiaoInput,
    },
    async (context, { params: { id }, body, reply }) => sendEtag(reply, await presentOneForStaff(context, await changeFapiao(context, { order: id, ...body }))),
  );
  api.operation(
    { ...shared, params, url: '/api/admin/orders/:id/fapiao-issue', summary: 'Say that the fapiao of an order is issued', body: z.object({}) },
    async (context, { params: { id }, reply }) => sendEtag(reply, await presentOneForStaff(context, await issueFapiao(context, { order: id }))),
  );
}
