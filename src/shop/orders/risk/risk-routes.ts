import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { sendEtag } from '#kit/server/http/resource.ts';
import { holdInput, riskSchema, staffOrderSchema } from '../contract.ts';
import { presentOneForStaff } from '../staff/staff-orders.ts';
import { holdOrder, releaseHeldOrder } from './hold-order.ts';
import { readRisks } from './read-risks.ts';

const params = z.object({ id: z.string().max(64) });

/** Publishes what speaks against an order, and holding it back. */
export function riskRoutes(api: Api): void {
  const url = '/api/admin/orders/:id';
  const staff = { tag: 'orders', access: 'staff', params } as const;
  const write = { ...staff, right: 'write:orders', method: 'POST', data: staffOrderSchema, idempotent: true } as const;
  api.operation(
    { ...staff, right: 'read:orders', method: 'GET', url: `${url}/risks`, summary: 'What speaks against sending an order', data: riskSchema },
    (context, { params: { id } }) => readRisks(context, { order: id }),
  );
  api.operation(
    { ...write, url: `${url}/hold`, summary: 'Hold an order back, with a note: nothing is sent', body: holdInput },
    async (context, { params: { id }, body, reply }) => sendEtag(reply, await presentOneForStaff(context, await holdOrder(context, { order: id, ...body }))),
  );
  api.operation(
    { ...write, url: `${url}/release`, summary: 'Release an order that was held back', body: z.object({}) },
    async (context, { params: { id }, reply }) => sendEtag(reply, await presentOneForStaff(context, await releaseHeldOrder(context, { order: id }))),
  );
}
