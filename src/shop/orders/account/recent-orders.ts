import { amount, type Money } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import { isGiftCard } from '../../markets/contract.ts';
import { paymentTraitsOf } from '../../payments/index.ts';
import { presentDelivery } from '../../shipping/delivery/index.ts';
import { dueOf, isOpen } from '../contract-states.ts';
import { standingOf, type OrderDraftLine, type Standing } from '../contract.ts';
import { findShipments } from '../ship/store-shipments.ts';
import { shopperActionsFor } from '../rules.ts';
import { cardsIssuedAt } from '../rules-returns.ts';
import { arrivalOf } from '../sections/order-view/progress/stage.ts';
import { namedIn } from '../show/named-in.ts';
import { findLines, type LineRow, type OrderRow } from '../store.ts';
import { findTracking } from '../track/store-track.ts';
import { factsOf } from '../transition-order.ts';
import { findLatest } from './store-figures.ts';

/** An order in short: its lines, its state, what can be done at once, and total. */
export type RecentOrder = {
  orderNo: string;
  standing: Standing;
  placedAt: string;
  /** Until when it, or what a change added to it, can be paid. */
  payBy: string | null;
  /** Where that is done, without language prefix. */
  payPath: string | null;
  /** When it comes, as its own page says it; null where nobody knows, or nothing of it is expected. */
  arrival: { from: string; until: string; text: string } | null;
  /** Where its last parcel is followed. */
  trackingUrl: string | null;
  lines: Pick<OrderDraftLine, 'title' | 'quantity' | 'picture'>[];
  total: Money;
  /** What of it store credit and gift cards paid, which the total is without. */
  credits: Money;
  giftCards: Money;
};

type Shipment = Awaited<ReturnType<typeof findShipments>>[number];
type Tracking = Awaited<ReturnType<typeof findTracking>>;
type Reader = Pick<Context, 'db' | 'lang' | 'locale'>;

/** Where there still is a day on which it comes. */
const expected: readonly Standing[] = ['payOnDelivery', 'preparing', 'partlyShipped', 'underWay'];
/** Where a parcel can be followed. */
const underWay: readonly Standing[] = ['partlyShipped', 'underWay'];

/** The latest orders of an account, in short, those that are still worked on first. A fixed number of queries. */
export async function recentOrders(reader: Reader, { accountId, most }: { accountId: string; most: number }): Promise<RecentOrder[]> {
  const orders = await findLatest(reader.db, { accountId, most });
  const ids = orders.map((order) => order.id);
  const [lines, shipments] = await Promise.all([findLines(reader.db, ids), findShipments(reader.db, ids)]);
  const tracking = await findTracking(
    reader.db,
    shipments.flatMap((shipment) => (shipment.deliveredAt === null ? [shipment.id] : [])),
  );
  return orders.map((order) =>
    presentRecent(order, reader, {
      lines: lines.filter((line) => line.orderId === order.id),
      shipments: shipments.filter((shipment) => shipment.orderId === order.id),
      tracking,
    }),
  );
}

type Around = { lines: readonly LineRow[]; shipments: readonly Shipment[]; tracking: Tracking };

function presentRecent(order: OrderRow, { lang, locale }: Reader, { lines, shipments, tracking }: Around): RecentOrder {
  const standing = standingWith(order, { lines, shipments });
  const url = underWay.includes(standing) ? shipments.at(-1)?.trackingUrl : null;
  const { delivery, ...method } = order.shippingMethod ?? {};
  const promised = delivery ? { ...method, delivery: presentDelivery(delivery, locale) } : null;
  const parcels = shipments.map(({ id, deliveredAt }) => {
    const day = tracking.find(({ shipmentId }) => shipmentId === id)?.expectedOn ?? null;
    return { deliveredAt: deliveredAt?.toISOString() ?? null, expected: day === null ? null : presentDelivery({ from: day, until: day }, locale) };
  });
  return {
    orderNo: order.orderNo,
    standing,
    placedAt: order.placedAt.toISOString(),
    payBy: isOpen(order) && dueOf(order) > 0 ? (order.paymentDueAt?.toISOString() ?? null) : null,
    payPath: shopperActionsFor(factsOf(order, shipments)).includes('pay') ? `/checkout/${order.checkoutSlug}` : null,
    arrival: expected.includes(standing) ? arrivalOf({ shipments: parcels, shippingMethod: promised }) : null,
    trackingUrl: url && /^https?:\/\//i.test(url) ? url : null,
    lines: lines.map((line) => ({ title: namedIn(line, { lang, ordered: order.lang }).title, quantity: line.quantity, picture: line.picture })),
    total: { amount: amount(order.totalAmount), currency: order.currency },
    credits: { amount: amount(order.creditsAmount), currency: order.currency },
    giftCards: { amount: amount(order.giftCardsAmount), currency: order.currency },
  };
}

function standingWith(order: OrderRow, { lines, shipments }: Pick<Around, 'lines' | 'shipments'>): Standing {
  return standingOf({
    ...order,
    payment: paymentTraitsOf(order.paymentMethodId),
    cardsIssuedAt: cardsIssuedAt(order, lines),
    products: lines.map((line) => ({
      quantity: line.quantity,
      shipped: line.shippedQuantity,
      withheld: line.withheldQuantity,
      giftCard: isGiftCard(line),
    })),
    shipments: shipments.map(({ deliveredAt }) => ({ deliveredAt: deliveredAt?.toISOString() ?? null })),
  });
}
