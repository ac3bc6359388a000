import { notFound, tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { findOrderIdForStaff, findOwnOrder, readCreditNote, loadOrderForDocument, type OwnOrder } from '../orders/index.ts';
import { findReturnForLabel, type OwnReturn } from '../returns/label/index.ts';
import { recordAction } from '../staff/index.ts';
import { documentLimits, type WholeOrderKind } from './contract.ts';
import { requireInvoice } from './issue-invoice.ts';
import { insertLink } from './store.ts';

/**
 * A private link to the invoice of an order of the caller's.
 * @throws notFound (404) for a missing order and another shopper's alike, notPaidYet (41), invoicedElsewhere (41), tooMany (429)
 */
export async function openOwnInvoice(context: Context, own: OwnOrder): Promise<{ url: string }> {
  const { id } = await findOwnOrder(context, context.db, own);
  return openDocument(context, id, { kind: 'invoice' });
}

/**
 * A private link to a credit note of an order of the caller's, by the note's number.
 * @throws notFound (404) for a missing order or note and another shopper's alike, tooMany (429)
 */
export async function openOwnCreditNote(context: Context, { creditNote, ...own }: OwnOrder & { creditNote: string }): Promise<{ url: string }> {
  const { id } = await findOwnOrder(context, context.db, own);
  return openDocument(context, id, { kind: 'creditNote', creditNote });
}

/**
 * A private link to the label of a return of the caller's, while its goods are awaited.
 * @throws notFound (404) for a missing return and another shopper's alike, returnLabelNotReady (41), tooMany (429)
 */
export async function openOwnReturnLabel(context: Context, own: OwnReturn): Promise<{ url: string }> {
  const { id, orderId } = await findReturnForLabel(context, own);
  return openDocument(context, orderId, { kind: 'returnLabel', returnId: id });
}

/**
 * A private link to a document of any order, for staff; of credit notes, to that of a number.
 * @throws notFound (404), notPaidYet (41) and invoicedElsewhere (41) of an invoice, tooMany (429)
 */
export async function openDocumentForStaff(context: Context, { order, ...wanted }: { order: string } & Wanted): Promise<{ url: string }> {
  return openDocument(context, await findOrderIdForStaff(context.db, { order }), wanted);
}

/** Which document of an order. */
type Wanted = { kind: WholeOrderKind } | { kind: 'creditNote'; creditNote: string } | { kind: 'returnLabel'; returnId: string };

async function openDocument(context: Context, orderId: string, wanted: Wanted): Promise<{ url: string }> {
  const { kind } = wanted;
  const found = await loadOrderForDocument(context, orderId);
  if (kind === 'invoice' && found) requireInvoice(found.order);
  const refund = wanted.kind === 'creditNote' ? await readCreditNote(context.db, { orderId, number: wanted.creditNote }) : null;
  if (kind === 'creditNote' && !refund) throw new ShopError(notFound);
  const secret = newSecret();
  const now = context.now();
  const limits = [{ key: `documents ${orderId}`, most: documentLimits.linksPerOrder }];
  const waitSeconds = await context.transaction(async (tx) => {
    const seconds = await countWithin(tx, limits, { windowSeconds: documentLimits.windowSeconds, now });
    if (seconds > 0) return seconds;
    const returnId = wanted.kind === 'returnLabel' ? wanted.returnId : null;
    const expiresAt = new Date(now.getTime() + documentLimits.linkMs);
    await insertLink(tx, { secretHash: hashSecret(secret), orderId, kind, orderRefundId: refund?.id ?? null, returnId, expiresAt });
    await recordAction(tx, context, { action: 'order.document', subject: found?.order.orderNo ?? orderId, detail: { kind } });
    return 0;
  });
  if (waitSeconds > 0) throw new ShopError(tooMany, { retryAfterSeconds: waitSeconds });
  return { url: `${context.config.baseUrl}/document?key=${secret}` };
}
