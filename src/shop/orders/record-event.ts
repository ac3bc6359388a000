import { announce } from '#kit/server/events/announce.ts';
import { countEvent, emitShopEvent, hasSubscribers } from '#kit/server/events/shop-events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { EmittedOrder } from './job-kinds.ts';
import { queuePush } from './push/queue-push.ts';
import { insertEvent, type OrderRow, type OrderToken } from './store.ts';

/** Who did something to an order. */
export type Actor = { actorKind: 'shopper' | 'staff' | 'system' | 'provider'; actorId: string | null; actorName: string };

/** The actor behind a call. */
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
  'paymentAsked',
  'paymentFailed',
  'surplusRefunded',
  'surplusSettled',
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
  'refundByHand',
  'creditsReturned',
  'giftCardsReturned',
  'withdrawn',
  'contractWithdrawn',
  'addressChanged',
  'expectedDayMoved',
  'billingChanged',
  'edited',
  'imported',
] as const;

/** An event of an order. */
export type OrderEvent = (typeof orderEvents)[number];

/** Events that are sent to the merchant's webhooks, and their names there. */
export const webhookEventNames: Readonly<Partial<Record<OrderEvent, string>>> = {
  placed: 'order.placed',
  paid: 'order.paid',
  paymentAsked: 'order.paymentAsked',
  cancelRequested: 'order.cancellationRequested',
  cancelledByShopper: 'order.cancelled',
  expired: 'order.cancelled',
  cancelledByMerchant: 'order.cancelled',
  cancelApproved: 'order.cancelled',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  completed: 'order.completed',
  refunded: 'order.refunded',
  edited: 'order.edited',
};

type ChangedOrder = Pick<OrderRow, 'orderNo' | 'accountId' | 'guestId' | 'status' | 'payStatus'>;

/** Has the shopper's open pages read the order again, on commit. */
export async function emitToShopper(tx: Tx, { accountId, guestId, orderNo, status, payStatus }: ChangedOrder): Promise<void> {
  const to = accountId ? { accountId } : guestId ? { guestId } : null;
  if (to) await announce(tx, { kind: 'socket', to, frame: { type: 'order.changed', data: { orderNo, status, payStatus } } });
}

/** Writes what happened to an order, by whom and why; on commit the shopper's open pages and the merchant's webhooks are notified. */
export async function recordEvent(
  tx: Tx,
  context: Context,
  {
    order,
    event,
    reason = '',
    detail = {},
    actor = actorOf(context),
    token = null,
  }: {
    order: Pick<OrderRow, 'id' | 'orderNo' | 'accountId' | 'guestId' | 'status' | 'payStatus'>;
    event: OrderEvent;
    reason?: string;
    detail?: Record<string, unknown>;
    actor?: Actor;
    /** The order's first token, which is stored along. */
    token?: OrderToken | null;
  },
): Promise<void> {
  const at = context.now();
  const eventId = newId(at.getTime());
  const type = webhookEventNames[event];
  const row = { id: eventId, orderId: order.id, event, ...actor, reason, detail, at };
  const isSubscribed = await insertEvent(tx, row, { token, ...(type ? { asks: hasSubscribers(type) } : {}) });
  await emitToShopper(tx, order);
  await queuePush(tx, context, { order, event });
  if (!type) return;
  if (!isSubscribed) return countEvent(tx, type);
  const { status, payStatus } = order;
  const data = { orderId: order.id, status, payStatus, reason, detail: { event, ...detail } } satisfies EmittedOrder;
  await emitShopEvent(tx, context, { id: eventId, type, at, data });
}
