/** What of an account matters now: what is to be paid, fetched or sent, and what is under way. Pure. */
import type { RecentOrder } from '#shop/orders/account/index.ts';
import type { Return } from '#shop/returns/contract.ts';
import type { CenterModel } from './data.ts';

/** One of these. `count`: how many orders wait for their payment. */
export type NowItem = { kind: 'pay'; order: RecentOrder; count: number } | { kind: 'parcel'; order: RecentOrder } | { kind: 'return'; shown: Return };

const mostParcels = 3;
const mostReturns = 2;
const mostTiles = 4;

/** What comes before what: goods that lie ready, then by the day on which it comes. */
const comingOf = ({ standing, arrival }: RecentOrder): string => (isReady(standing) ? '' : (arrival?.until ?? '9'));
const isReady = (standing: RecentOrder['standing']): boolean => standing === 'ready' || standing === 'partlyReady';
const isComing = ({ standing }: RecentOrder): boolean => isReady(standing) || standing === 'partlyShipped' || standing === 'underWay';

/** In the order in which it is shown: the payment that is due first, what comes, returns. */
export function nowOf({ orders, returns, user }: Pick<CenterModel, 'orders' | 'returns' | 'user'>): NowItem[] {
  const unpaid = orders.filter((order) => order.standing === 'awaitingPayment' && order.payPath !== null);
  const [due] = unpaid.toSorted((a, b) => (a.payBy ?? '9').localeCompare(b.payBy ?? '9'));
  const coming = orders.filter(isComing).toSorted((a, b) => comingOf(a).localeCompare(comingOf(b)));
  return [
    ...(due ? [{ kind: 'pay' as const, order: due, count: Math.max(user.unpaidOrderCount, 1) }] : []),
    ...coming.slice(0, mostParcels).map((order) => ({ kind: 'parcel' as const, order })),
    ...returns.slice(0, mostReturns).map((shown) => ({ kind: 'return' as const, shown })),
  ];
}

/** The latest orders that are not among these. */
export function restOf(orders: readonly RecentOrder[], now: readonly NowItem[]): RecentOrder[] {
  const shown = new Set(now.flatMap((item) => (item.kind === 'return' ? [] : [item.order.orderNo])));
  return orders
    .filter(({ orderNo }) => !shown.has(orderNo))
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
    .slice(0, mostTiles);
}
