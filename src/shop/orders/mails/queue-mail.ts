import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { orderMail, type OrderMailKind } from '../job-kinds.ts';

/** Queues a mail about an order; it goes out when the transaction commits, or after `startAfter`. */
export async function queueMail(
  tx: Tx,
  context: Context,
  mail: { orderId: string; kind: OrderMailKind; reason?: string; amount?: number; shipmentId?: string },
  options: { startAfter?: Date } = {},
): Promise<void> {
  await context.enqueue(tx, orderMail, mail, options);
}
