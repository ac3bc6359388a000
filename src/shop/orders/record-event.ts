import { announce } from '#kit/server/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { insertEvent, type OrderRow } from './store.ts';

/** Who did something to an order. */
export type Actor = { actorKind: 'shopper' | 'staff' | 'system' | 'provider'; actorId: string | null; actorName: string };

/** Who stands behind a call. */
export function actorOf({ caller }: Context): Actor {
  switch (caller.kind) {
    case 'staff':
      return { actorKind: 'staff', actorId: caller.staffId, actorName: caller.name };
    case 'system':
      return { actorKind: 'system', actorId: null, actorName: caller.name };
    case 'user':
      return { actorKind: 'shopper', actorId: caller.accountId, actorName: '' };
    case 'guest':
      return { actorKind: 'shopper', actorId: caller.guestId, actorName: '' };
    default:
      return { actorKind: 'shopper', actorId: null, actorName: '' };
  }
}

/** Events of an order, as the timeline names them (`order_event_<event>` is their text). */
export const orderEvents = [
  'placed',
  'paid',
  'paymentFailed',
  'surplusRefunded',
  'cancelledByShopper',
  'expired',
  'cancelledByMerchant',
  'cancelRequested',
  'cancelApproved',
  'cancelRejected',
  'shipped',
  'delivered',
  'completed',
  'refunded',
  'refundFailed',
  'creditsReturned',
] as const;

/** An event of an order. */
export type OrderEvent = (typeof orderEvents)[number];

/** Writes what happened to an order, by whom and why, and tells its shopper's open pages on commit. */
export async function recordEvent(
  tx: Tx,
  context: Context,
  {
    order,
    event,
    reason = '',
    detail = {},
    actor = actorOf(context),
  }: {
    order: Pick<OrderRow, 'id' | 'orderNo' | 'accountId' | 'guestId' | 'status' | 'payStatus'>;
    event: OrderEvent;
    reason?: string;
    detail?: Record<string, unknown>;
    actor?: Actor;
  },
): Promise<void> {
  const at = context.now();
  await insertEvent(tx, { id: newId(at.getTime()), orderId: order.id, event, ...actor, reason, detail, at });
  const to = order.accountId ? { accountId: order.accountId } : order.guestId ? { guestId: order.guestId } : null;
  const { orderNo, status, payStatus } = order;
  if (to) await announce(tx, { kind: 'socket', to, frame: { type: 'order.changed', data: { orderNo, status, payStatus } } });
}
