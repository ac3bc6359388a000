import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { sendEtag } from '#kit/server/http/resource.ts';
import { orderBillingInput, staffOrderSchema } from '../orders/contract.ts';
import { correctBilling } from './change-billing.ts';
import { batchInput, batchSchema, creditNoteInput, documentLinkSchema, type WholeOrderKind } from './contract.ts';
import { openBatchForStaff } from './open-batch.ts';
import { openDocumentForStaff } from './open-document.ts';

const params = z.object({ id: z.string().max(64) });

/** Publishes the documents of an order to staff. */
export function documentAdminRoutes(api: Api): void {
  const document = (kind: WholeOrderKind, { name, summary }: { name: string; summary: string }) =>
    api.operation(
      {
        method: 'POST',
        url: `/api/admin/orders/:id/${name}`,
        summary,
        tag: 'orders',
        access: 'staff',
        right: 'write:orders',
        params,
        body: z.object({}),
        data: documentLinkSchema,
      },
      (context, { params: { id } }) => openDocumentForStaff(context, { order: id, kind }),
    );
  api.operation(
    {
      method: 'POST',
      url: '/api/admin/orders/:id/credit-note',
      summary: 'A private link to a credit note of an order',
      tag: 'orders',
      access: 'staff',
      right: 'write:orders',
      params,
      body: creditNoteInput,
      data: documentLinkSchema,
    },
    (context, { params: { id }, body: { creditNote } }) => openDocumentForStaff(context, { order: id, kind: 'creditNote', creditNote }),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/admin/orders/documents',
      summary: 'A private link to a page with documents of many orders',
      tag: 'orders',
      access: 'staff',
      right: 'write:orders',
      body: batchInput,
      data: batchSchema,
    },
    (context, { body }) => openBatchForStaff(context, body),
  );
  billingRoute(api);
  document('invoice', { name: 'invoice', summary: 'A private link to the invoice of an order' });
  document('packingSlip', { name: 'packing-slip', summary: 'A private link to the packing slip of an order' });
}

function billingRoute(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/admin/orders/:id/billing',
      summary: 'Correct who pays an order, before its invoice was made',
      tag: 'orders',
      access: 'staff',
      right: 'write:orders',
      params,
      body: orderBillingInput,
      data: staffOrderSchema,
      idempotent: true,
    },
    async (context, { params: { id }, body, reply }) => sendEtag(reply, await correctBilling(context, { order: id, ...body })),
  );
}
