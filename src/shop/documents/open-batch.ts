import { isId, hashSecret, newSecret } from '#kit/server/ids.ts';
import type { Context } from '#kit/server/context.ts';
import { hasInvoice } from '../orders/contract.ts';
import { loadOrderForDocument } from '../orders/index.ts';
import { readSettings } from '../settings/index.ts';
import { recordAction } from '../staff/index.ts';
import { documentLimits, type BatchInput } from './contract.ts';
import { issueInvoice, sellerIn } from './issue-invoice.ts';
import { invoiceDocument, packingSlipDocument, type PrintedDocument } from './rules.ts';
import { findBatch, insertBatch } from './store.ts';

/**
 * A private link to documents of several orders on one page, for staff to print; `missing` counts those that there is none
 * of (unknown orders, invoices of unpaid and imported ones, packing slips of gift cards alone).
 */
export async function openBatchForStaff(context: Context, { ids, kind }: BatchInput): Promise<{ url: string; missing: number }> {
  const found = await loadAll(context, [...new Set(ids)].filter(isId), kind);
  const orderIds = found.map(({ id }) => id);
  const secret = newSecret();
  const expiresAt = new Date(context.now().getTime() + documentLimits.linkMs);
  await context.transaction(async (tx) => {
    if (orderIds.length > 0) await insertBatch(tx, { secretHash: hashSecret(secret), orderIds, kind, expiresAt });
    await recordAction(tx, context, { action: 'order.documents', subject: kind, detail: { kind, orders: found.map(({ order }) => order.orderNo) } });
  });
  return { url: `${context.config.baseUrl}/document?key=${secret}`, missing: ids.length - orderIds.length };
}

/** The documents that such a link leads to; null when there is none, or it has ended. */
export async function readBatch(context: Context, secret: string): Promise<PrintedDocument[] | null> {
  const batch = await findBatch(context.db, hashSecret(secret), context.now());
  if (!batch) return null;
  const { shop } = await readSettings(context.db);
  const documents: PrintedDocument[] = [];
  for (const found of await loadAll(context, batch.orderIds, batch.kind)) {
    if (batch.kind === 'packingSlip') documents.push(packingSlipDocument(found, sellerIn(shop, found.lang)));
    else documents.push(invoiceDocument(found, await context.transaction((tx) => issueInvoice(tx, context, found))));
  }
  return documents;
}

async function loadAll(context: Context, ids: readonly string[], kind: BatchInput['kind']) {
  const found = [];
  for (const id of ids) {
    const one = await loadOrderForDocument(context, id);
    if (one && (kind === 'packingSlip' ? one.order.products.some((line) => !line.giftCard) : hasInvoice(one.order))) found.push(one);
  }
  return found;
}
