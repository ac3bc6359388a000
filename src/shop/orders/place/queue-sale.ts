import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { saleJob } from '../../catalog/index.ts';
import { invoiceDue } from '../job-kinds.ts';
import { findLines } from '../store.ts';

/** Has the catalogue count what a paid order sold, and its invoice made, once the transaction that pays it is committed. */
export async function queueSale(tx: Tx, context: Context, orderId: string): Promise<void> {
  const lines = await findLines(tx, [orderId]);
  await context.enqueue(tx, saleJob, { orderId, lines: lines.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }])) });
  await context.enqueue(tx, invoiceDue, { orderId });
}
