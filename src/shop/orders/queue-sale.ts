import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { saleJob } from '../catalog/index.ts';
import { findLines } from './store.ts';

/** Has the catalogue count what a paid order sold, once the transaction that pays it is committed. */
export async function queueSale(tx: Tx, context: Context, orderId: string): Promise<void> {
  const lines = await findLines(tx, [orderId]);
  await context.enqueue(tx, saleJob, { orderId, lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) });
}
