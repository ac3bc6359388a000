import { ownOrderInput } from '../orders/contract.ts';
import { ownReturnInput } from '../returns/contract.ts';
import type { Api } from '#kit/server/http/api.ts';
import { documentLinkSchema, ownCreditNoteInput } from './contract.ts';
import { openOwnCreditNote, openOwnInvoice, openOwnReturnLabel } from './open-document.ts';

/** Publishes the links to an order's invoice, its credit notes, and the labels of its returns. */
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
  api.operation(
    {
      method: 'POST',
      url: '/api/web/order/credit-note',
      summary: "A private link to a credit note of an order of the caller's",
      tag: 'order',
      access: 'shopper',
      body: ownCreditNoteInput,
      data: documentLinkSchema,
    },
    (context, { body }) => openOwnCreditNote(context, body),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/return/label',
      summary: "A private link to the label of a return of the caller's, with a slip for the parcel",
      tag: 'return',
      access: 'shopper',
      body: ownReturnInput,
      data: documentLinkSchema,
    },
    (context, { body }) => openOwnReturnLabel(context, body),
  );
}
