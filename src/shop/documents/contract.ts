/** Papers of an order as the outside sees them: a private link to each. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { ownOrderInput } from '../orders/contract.ts';

/** The kinds of documents. */
export const documentKinds = ['invoice', 'packingSlip', 'creditNote', 'returnLabel'] as const;
/** A document of an order. */
export type DocumentKind = (typeof documentKinds)[number];
/** Documents of an order as a whole. */
export type WholeOrderKind = Exclude<DocumentKind, 'creditNote' | 'returnLabel'>;

/** Limits of documents. */
export const documentLimits = {
  /** How long a link is good for. */
  linkMs: 3_600_000,
  /** Links to documents of one order within `windowSeconds`. */
  linksPerOrder: 60,
  windowSeconds: 3_600,
  linesPerDocument: 500,
  /** Orders whose documents one page shows. */
  mostAtOnce: 100,
  textLength: 500,
  pdfsAtOnce: 2,
  pdfsWaiting: 20,
  pdfMs: 15_000,
} as const;

/** The private link to a document, good for an hour. */
export const documentLinkSchema = z.object({ url: z.string() });

/** Names a credit note by its number. */
export const creditNoteInput = z.object({ creditNote: z.string().min(1).max(30) });
/** `/order/credit-note` */
export const ownCreditNoteInput = ownOrderInput.extend(creditNoteInput.shape);

/** `POST /orders/documents`: which documents of which orders. */
export const batchInput = z.object({
  ids: z.array(z.string().max(64)).min(1).max(documentLimits.mostAtOnce),
  kind: z.enum(['packingSlip', 'invoice']),
});
/** See `batchInput`. */
export type BatchInput = z.output<typeof batchInput>;
/** The page that shows them all, and how many orders have no such document. */
export const batchSchema = documentLinkSchema.extend({ missing: z.number().int() });

/** Another shop took the order and wrote its invoice. Cure: Look for the invoice in that shop. */
export const invoicedElsewhere: ErrorSpec = { reason: 'invoicedElsewhere', wire: 41, status: 409, message: m.documents_elsewhere };
/** There is an invoice from payment on, and not before. Cure: Ask again once the order is paid. */
export const notPaidYet: ErrorSpec = { reason: 'notPaidYet', wire: 41, status: 409, message: m.documents_not_paid };
/** The invoice of this order was made: it says who pays. Cure: Refund the order, which makes a credit note, and write another one. */
export const invoiceMade: ErrorSpec = { reason: 'invoiceMade', wire: 41, status: 409, message: m.documents_invoice_made };
/** Too many documents are being made. Cure: Wait as long as `Retry-After` says. */
export const pdfBusy: ErrorSpec = { reason: 'documentsBusy', wire: 40, status: 429, message: m.error_too_many };

/** The seller, as stored with an invoice. */
export type Seller = {
  name: string;
  /** Legal name and address. */
  lines: string[];
  taxNumber: string;
  registration: string;
  email: string;
  phone: string;
};

/** A stored invoice. */
export type Invoice = { orderId: string; number: string; issuedAt: Date; seller: Seller };
