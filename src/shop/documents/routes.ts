import { ownOrderInput } from '../orders/contract.ts';
import type { Api } from '#kit/server/http/api.ts';
import { documentLinkSchema } from './contract.ts';
import { openOwnInvoice } from './open-document.ts';

/** Publishes the link to an order's invoice. */
export function documentRoutes(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/web/order/invoice',
      summary: "A private link to the invoice of an order of the caller's",
      tag: 'order',
      access: 'shopper',
      body: ownOrderInput,
      data: documentLinkSchema,
    },
    (context, { body }) => openOwnInvoice(context, body),
  );
}
