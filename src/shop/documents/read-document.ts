import type { Context } from '#kit/server/context.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { readCreditNote, loadOrderForDocument } from '../orders/index.ts';
import { readReturnLabel } from '../returns/label/index.ts';
import { readSettings } from '../settings/index.ts';
import { issueInvoice, sellerIn } from './issue-invoice.ts';
import { creditNoteDocument } from './rules-credit-note.ts';
import { returnLabelDocument } from './rules-return-label.ts';
import { invoiceDocument, packingSlipDocument, type PrintedDocument } from './rules.ts';
import { findLink } from './store.ts';

const secretPattern = /^[\w-]{43}$/;

/** The document that a link leads to; null when there is none, or the link has ended. Reading an invoice for the first time gives it its number. */
export async function readDocument(context: Context, secret: string): Promise<PrintedDocument | null> {
  if (!secretPattern.test(secret)) return null;
  const link = await findLink(context.db, hashSecret(secret), context.now());
  const found = link && (await loadOrderForDocument(context, link.orderId));
  if (!link || !found) return null;
  const seller = async () => sellerIn((await readSettings(context.db)).shop, found.lang);
  if (link.kind === 'packingSlip') return packingSlipDocument(found, await seller());
  if (link.kind === 'returnLabel') {
    const label = link.returnId ? await readReturnLabel(context.db, link.returnId) : null;
    return label && returnLabelDocument(found, label, { seller: await seller(), baseUrl: context.config.baseUrl });
  }
  const invoice = await context.transaction((tx) => issueInvoice(tx, context, found));
  if (link.kind === 'invoice') return invoiceDocument(found, invoice);
  const note = link.orderRefundId ? await readCreditNote(context.db, { id: link.orderRefundId }) : null;
  return note && creditNoteDocument(found, invoice, note);
}
