/** How far an order has come, read from the order's data. */
import type { Order } from '../../../contract.ts';
import { isSentInFull, isSentUnpaid, stageOf } from '../../../show/contract-standing.ts';
import { isOpen, isUndecided, isCancelled, isCompleted } from '../../../contract-states.ts';

type Seen = Pick<Order, 'cardsIssuedAt' | 'status' | 'payStatus' | 'payLater' | 'placedAt' | 'payment' | 'products' | 'shipments' | 'timeline'>;

/** Whether any of it is still to arrive. */
export const isExpected = (order: Seen): boolean => isOpen(order) && !['delivered', 'issued'].includes(stageOf(order) ?? '');

type Arriving = {
  shipments: readonly Pick<Order['shipments'][number], 'deliveredAt' | 'expected'>[];
  shippingMethod: Pick<NonNullable<Order['shippingMethod']>, 'delivery'> | null;
};

/** When the rest of it comes: the latest day that carriers expect of parcels under way, else what was promised; null where nobody says it. */
export function arrivalOf({ shipments, shippingMethod }: Arriving): NonNullable<Order['shipments'][number]['expected']> | null {
  const expected = shipments.flatMap((shipment) => (shipment.deliveredAt === null && shipment.expected ? [shipment.expected] : []));
  return expected.toSorted((a, b) => a.until.localeCompare(b.until)).at(-1) ?? shippingMethod?.delivery ?? null;
}

/** Whether it is sent only after money that the shopper transfers: when that comes nobody knows, so no day of arrival holds. */
export const awaitsTransfer = ({ payStatus, payment }: Pick<Seen, 'payStatus' | 'payment'>): boolean =>
  payStatus === 'unpaid' && payment !== null && payment.capturedLater && !payment.shipsBeforePayment;

/** When its last parcel arrived; null while any of it is still to. */
export function deliveredAtOf(order: Pick<Seen, 'products' | 'shipments'>): string | null {
  const arrived = order.shipments.map((shipment) => shipment.deliveredAt).filter((at) => at !== null);
  const isAll = arrived.length > 0 && arrived.length === order.shipments.length && isSentInFull(order);
  return isAll ? (arrived.toSorted().at(-1) ?? null) : null;
}

/** The steps of an order's way, in their order. */
export const progressSteps = ['placed', 'paid', 'shipped', 'delivered', 'issued', 'completed'] as const;
/** One of them. */
export type ProgressStep = (typeof progressSteps)[number];

/** A step, and when it was done; null while it lies ahead. */
export type Progress = { step: ProgressStep; at: string | null };

/** The steps of an order's way; none for a cancelled one. What is sent unpaid has no step of its own before it is sent. */
export function progressOf(order: Seen): Progress[] {
  if (isCancelled(order)) return [];
  const latest = (event: string) => order.timeline.findLast((one) => one.event === event)?.at ?? null;
  // Confirming says that it has arrived, whatever a carrier said of it.
  const completedAt = isCompleted(order) ? latest('completed') : null;
  const done: Record<ProgressStep, string | null> = {
    placed: order.placedAt,
    paid: order.payStatus === 'paid' ? (latest('paid') ?? order.placedAt) : null,
    shipped: isSentInFull(order) ? (order.shipments.at(-1)?.shippedAt ?? null) : null,
    delivered: deliveredAtOf(order) ?? completedAt,
    issued: order.cardsIssuedAt ?? completedAt,
    completed: completedAt,
  };
  // Of gift cards nothing is sent: they are issued.
  const left: readonly ProgressStep[] =
    order.cardsIssuedAt !== null || order.products.every(({ giftCard }) => giftCard) ? ['shipped', 'delivered'] : ['issued'];
  return progressSteps.filter((step) => !left.includes(step) && (step !== 'paid' || !isSentUnpaid(order))).map((step) => ({ step, at: done[step] }));
}

/** Whether all that happened to an order are the steps of its way. */
export function repeatsProgress(order: Seen): boolean {
  const known: readonly string[] = progressSteps;
  return !isCancelled(order) && order.timeline.every(({ event, reason }) => known.includes(event) && reason === '');
}

/** What came of a wish to cancel, or why the order ended; null where there is nothing to say. */
export type Outcome = {
  kind: 'cancelledByShopper' | 'expired' | 'cancelledByMerchant' | 'cancelApproved' | 'withdrawn' | 'cancelRequested' | 'cancelRejected';
  reason: string;
};

const endings = ['cancelledByShopper', 'expired', 'cancelledByMerchant', 'cancelApproved', 'withdrawn'] as const;

export function outcomeOf(order: Pick<Order, 'status' | 'timeline'>): Outcome | null {
  const last = (kinds: readonly string[]) => order.timeline.findLast((event) => kinds.includes(event.event));
  const latestOf = (kinds: readonly Outcome['kind'][]) => {
    const event = last(kinds);
    return event ? { kind: event.event as Outcome['kind'], reason: event.reason } : null;
  };
  if (isCancelled(order)) return latestOf(endings);
  if (isUndecided(order)) return latestOf(['cancelRequested']);
  return isOpen(order) ? latestOf(['cancelRejected']) : null;
}
