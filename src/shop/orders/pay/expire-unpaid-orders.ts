import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { paymentLimits } from '../../payments/contract.ts';
import { cancelUnpaid } from '../cancel/cancel-order.ts';
import { askProviders } from './ask-providers.ts';
import { loadOrderForUpdate } from '../store.ts';
import { findOverdueOrders } from './store-due.ts';
import { awaitsPayment } from '../contract.ts';

const mostAtOnce = 5_000;
const togetherAtOnce = 5;
/** The next run begins where this one stops. */
const runMs = 50_000;

/** Cancels orders that were not paid within their window and releases their stock; each on its own, so that one cannot hold up the others. */
export async function expireUnpaidOrders(context: Context): Promise<void> {
  const until = performance.now() + runMs;
  const away = new Set<string>();
  const ids = await findOverdueOrders(context.db, { dueBefore: context.now(), limit: mostAtOnce });
  for (let first = 0; first < ids.length && performance.now() < until; first += togetherAtOnce) {
    await Promise.all(ids.slice(first, first + togetherAtOnce).map((id) => expireSafely(context, id, away)));
  }
}

async function expireSafely(context: Context, id: string, away: Set<string>): Promise<void> {
  try {
    await expireOrder(context, id, away);
  } catch (error) {
    if (!(error instanceof ShopError)) context.log.error({ err: error, order: id }, 'an unpaid order could not be cancelled');
  }
}

/**
 * Cancels one order if it still waits for a payment that is overdue. Providers are asked once more before, so that a
 * payment is not lost whose word never came; what they have in hand, or cannot be asked about, is waited for a little.
 * `away`: providers that could not be reached lately and are not asked again.
 */
export async function expireOrder(context: Context, id: string, away: Set<string> = new Set()): Promise<void> {
  const waits = await askProviders(context, id, away);
  await context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id });
    // It may have been paid, or its method changed, since the list was read.
    if (!order || !awaitsPayment(order) || order.paymentDueAt === null || order.paymentDueAt > context.now()) return;
    if (waits && context.now().getTime() < order.paymentDueAt.getTime() + paymentLimits.graceMs) return;
    await cancelUnpaid(tx, context, order, { transition: 'expire', event: 'expired', reason: '' });
  });
}
