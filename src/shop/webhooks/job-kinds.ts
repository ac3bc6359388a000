/** Jobs of webhooks; what they do is in `jobs.ts`. */
import { z } from 'zod';
import type { Context, JobKind } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';

const deliveryData = z.object({ deliveryId: z.uuid() });

/** Makes an attempt at a delivery that is due. */
export const deliverJob: JobKind<z.output<typeof deliveryData>> = { name: 'webhook.deliver', data: deliveryData };

/** Queues an attempt at each of these. */
export async function queueDeliveries(tx: Tx, context: Pick<Context, 'enqueue'>, ids: readonly string[]): Promise<void> {
  for (const deliveryId of ids) await context.enqueue(tx, deliverJob, { deliveryId });
}
