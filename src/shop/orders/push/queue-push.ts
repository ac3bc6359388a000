import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { PushEvent } from '../contract.ts';
import { pushNews } from '../job-kinds.ts';
import { findFollowers } from './store-push.ts';

/** The events of an order that are news, as they are said. What shoppers do themselves is none. */
const news: Readonly<Partial<Record<string, PushEvent>>> = {
  shipped: 'shipped',
  delivered: 'delivered',
  refunded: 'refunded',
  expired: 'cancelled',
  cancelledByMerchant: 'cancelled',
  cancelApproved: 'cancelled',
  paymentAsked: 'paymentAsked',
};

/** Queues a message for each device that follows an order, where the event is news; they go out when the transaction commits. */
export async function queuePush(
  tx: Tx,
  context: Context,
  { order, event: happened }: { order: { id: string; accountId: string | null }; event: string },
): Promise<void> {
  const event = news[happened];
  if (!event) return;
  const followers = await findFollowers(tx, { id: order.id, accountId: order.accountId, at: context.now() });
  for (const subscriptionId of followers) await context.enqueue(tx, pushNews, { subscriptionId, orderId: order.id, event });
}
