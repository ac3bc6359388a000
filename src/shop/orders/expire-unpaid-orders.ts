import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { cancelUnpaid } from './cancel-order.ts';
import { findOverdueOrders, lockOrder } from './store.ts';

const mostAtOnce = 500;

/** Cancels orders that were not paid within their window and releases their stock; each on its own, so that one cannot hold up the others. */
export async function expireUnpaidOrders(context: Context): Promise<void> {
  for (const id of await findOverdueOrders(context.db, { dueBefore: context.now(), limit: mostAtOnce })) {
    try {
      await expireOrder(context, id);
    } catch (error) {
      if (!(error instanceof ShopError)) context.log.error({ err: error, order: id }, 'an unpaid order could not be cancelled');
    }
  }
}

/** Cancels one order if it still waits for a payment that is overdue. */
export async function expireOrder(context: Context, id: string): Promise<void> {
  await context.transaction(async (tx) => {
    const order = await lockOrder(tx, { id });
    // It may have been paid, or its method changed, since the list was read.
    if (!order || order.status !== 'inProgress' || order.payStatus !== 'unpaid' || order.paymentDueAt === null || order.paymentDueAt > context.now()) return;
    await cancelUnpaid(tx, context, order, { move: 'expire', event: 'expired', reason: '' });
  });
}
