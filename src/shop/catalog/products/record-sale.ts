import { z } from 'zod';
import type { Context, JobKind } from '#kit/server/context.ts';
import { addPairs, addSales, noteCounted } from './store-sales.ts';

const saleData = z.object({
  orderId: z.uuid(),
  lines: z.array(z.object({ productId: z.uuid(), quantity: z.number().int().min(1) })).max(500),
});

/** A paid order as the catalogue counts it. */
export type Sale = z.output<typeof saleData>;

/**
 * Queued in the transaction that pays an order, and counted in one of its own: the payer does not wait until
 * everybody else who buys the same thing has paid.
 */
export const saleJob: JobKind<Sale> = { name: 'catalog.sale', data: saleData };

/** Different things of one order that are counted as bought together; of more than these only the first. */
const mostPaired = 12;
/** The most partners stored for a product. */
const mostPartners = 24;

/**
 * Counts a paid order, once however often it is reported: the products' units sold, which never go down again, and what was
 * bought together. Pages show it when they are next made; nothing is dropped for it.
 */
export async function recordSale(context: Context, { orderId, lines }: Sale): Promise<void> {
  await context.transaction(async (tx) => {
    if (!(await noteCounted(tx, orderId, context.now()))) return;
    await addSales(tx, lines);
    const together = [...new Set(lines.map((line) => line.productId))].slice(0, mostPaired);
    if (together.length > 1) await addPairs(tx, together, { at: context.now(), most: mostPartners });
  });
}
