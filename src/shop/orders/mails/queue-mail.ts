import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { readSettings } from '../../settings/index.ts';
import { orderMail } from '../job-kinds.ts';
import type { OrderMailKind } from './contract-mails.ts';

/** Queues a mail about an order; it goes out when the transaction commits, or after `startAfter`. */
export async function queueMail(
  tx: Tx,
  context: Context,
  mail: { orderId: string; kind: OrderMailKind; reason?: string; amount?: number; shipmentId?: string },
  options: { startAfter?: Date } = {},
): Promise<void> {
  await context.enqueue(tx, orderMail, mail, options);
  // Whom the shop gives copies gets them by jobs of their own: one that fails sends no other a second time.
  const { mails } = await readSettings(context.db);
  for (const copyTo of mails.copyOrdersTo) await context.enqueue(tx, orderMail, { ...mail, copyTo }, options);
}
