import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { saleJob } from '../../catalog/index.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { giftCardsDue, invoiceDue } from '../job-kinds.ts';
import { findLines } from '../store.ts';

/** Has the catalogue count what a paid order sold, its invoice made and its gift cards issued, once the transaction that pays it is committed. */
export async function queueSale(tx: Tx, context: Context, orderId: string): Promise<void> {
  const lines = await findLines(tx, [orderId]);
  await context.enqueue(tx, saleJob, { orderId, lines: lines.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }])) });
  await context.enqueue(tx, invoiceDue, { orderId });
  if (lines.some(({ taxClass }) => taxClass === giftCardTaxClass)) await context.enqueue(tx, giftCardsDue, { orderId });
}
