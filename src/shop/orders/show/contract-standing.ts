/** Where an order stands, in one word for its shopper: the same on the account's start, in lists, on the order and after the purchase. */
import * as m from '#messages';
import { isCancelled, isOpen, isPaidLater, isUndecided, type OrderStatus, type PayStatus } from '../contract-states.ts';

/** Where the goods are; null where nothing is on its way to anybody any more, or nothing yet. */
export type Stage = 'preparing' | 'partlyShipped' | 'underWay' | 'delivered' | 'issued';

/** What `stageOf` and `standingOf` look at; an `Order` has all of it. */
export type StandingFacts = {
  status: OrderStatus;
  payStatus: PayStatus;
  payLater: boolean;
  payment: { shipsBeforePayment: boolean } | null;
  /** When its gift cards were issued, where it is of them alone. */
  cardsIssuedAt: string | null;
  products: readonly { quantity: number; shipped: number; withheld: number; giftCard: boolean }[];
  shipments: readonly { deliveredAt: string | null }[];
  /** With `pickup` the goods are collected: nothing is sent. */
  shippingMethod?: { pickup?: object | undefined } | null;
};

/** Whether all of it was sent. What was refunded before it was sent is not sent any more, and gift cards never are. */
export const isSentInFull = ({ products }: Pick<StandingFacts, 'products'>): boolean =>
  products.every((line) => line.giftCard || line.shipped + line.withheld >= line.quantity);
/** Whether the goods are sent before the money comes. */
export const isSentUnpaid = ({ payment }: Pick<StandingFacts, 'payment'>): boolean => payment?.shipsBeforePayment === true;

/** See `Stage`. */
export function stageOf(order: StandingFacts): Stage | null {
  if (!isOpen(order)) return null;
  if (order.cardsIssuedAt !== null) return 'issued';
  if (order.shipments.length === 0) return order.payStatus === 'paid' || isSentUnpaid(order) ? 'preparing' : null;
  if (!isSentInFull(order)) return 'partlyShipped';
  return order.shipments.every((shipment) => shipment.deliveredAt !== null) ? 'delivered' : 'underWay';
}

/** Where an order stands. Each has a text. */
export type Standing =
  | Stage
  | 'reserved'
  | 'partlyReady'
  | 'ready'
  | 'collected'
  | 'awaitingPayment'
  | 'payOnDelivery'
  | 'completed'
  | 'cancelled'
  | 'cancelRequested';

const collected = { partlyShipped: 'partlyReady', underWay: 'ready', delivered: 'collected' } as const;
const isParcelStage = (stage: Stage | null): stage is keyof typeof collected => stage !== null && stage in collected;

/** See `Standing`. What is paid on delivery says so until it is sent. */
export function standingOf(order: StandingFacts): Standing {
  if (isCancelled(order)) return 'cancelled';
  if (isUndecided(order)) return 'cancelRequested';
  if (!isOpen(order)) return 'completed';
  if (isPaidLater(order)) return 'reserved';
  const stage = stageOf(order);
  if (stage === 'preparing' && order.payStatus === 'unpaid') return 'payOnDelivery';
  if (order.shippingMethod?.pickup && isParcelStage(stage)) return collected[stage];
  return stage ?? 'awaitingPayment';
}

const titles: Readonly<Record<Standing, () => string>> = {
  reserved: m.order_status_reserved,
  awaitingPayment: m.order_status_awaitingPayment,
  payOnDelivery: m.order_status_payOnDelivery,
  preparing: m.order_stage_preparing,
  partlyShipped: m.order_stage_partlyShipped,
  underWay: m.order_stage_underWay,
  delivered: m.order_stage_delivered,
  partlyReady: m.order_stage_partlyReady,
  ready: m.order_stage_ready,
  collected: m.order_stage_collected,
  issued: m.order_stage_issued,
  completed: m.order_status_completed,
  cancelled: m.order_status_cancelled,
  cancelRequested: m.order_status_cancelRequested,
};

/** `awaitingPayment` → 'Unpaid'. */
export const standingTitle = (standing: Standing): string => titles[standing]();
