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
  await queueCards(tx, context, { orderId, lines });
}

/** Has the gift cards issued that an order bought and has not got yet; what became of the order by then is asked again. */
export async function queueCards(tx: Tx, context: Context, { orderId, lines }: { orderId: string; lines: readonly { taxClass: string }[] }): Promise<void> {
  if (lines.some(({ taxClass }) => taxClass === giftCardTaxClass)) await context.enqueue(tx, giftCardsDue, { orderId });
}
