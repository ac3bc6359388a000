/** What of an account matters now: what is to be paid, fetched or sent, and what is in progress. Pure. */
import type { RecentOrder } from '#shop/orders/account/index.ts';
import type { Return } from '#shop/returns/contract.ts';
import type { CenterModel } from './data.ts';

/** Payments that are due, and what is in progress: orders that have not arrived, and returns. */
export type Now = { unpaid: RecentOrder[]; open: RecentOrder[]; returns: Return[] };

const mostUnpaid = 3;
const mostOpen = 3;
const mostReturns = 2;
const mostTiles = 4;

/** Where something of it is still to come, or to be decided. */
const standingsOfOpen: readonly RecentOrder['standing'][] = [
  'awaitingPayment',
  'payOnDelivery',
  'preparing',
  'partlyShipped',
  'underWay',
  'partlyReady',
  'ready',
  'cancelRequested',
];
/** What comes before what: goods that lie ready, then by the day on which it comes. */
const comingOf = ({ standing, arrival }: RecentOrder): string => (isReady(standing) ? '' : (arrival?.until ?? '9'));
const isReady = (standing: RecentOrder['standing']): boolean => standing === 'ready' || standing === 'partlyReady';

/** Each in the order in which it is shown: the payment that is due first, what lies ready or comes first. An order whose payment is asked for is not in progress too. */
export function nowOf({ orders, returns }: Pick<CenterModel, 'orders' | 'returns'>): Now {
  const unpaid = orders.filter((order) => order.standing === 'awaitingPayment' && order.payPath !== null);
  const open = orders.filter((order) => standingsOfOpen.includes(order.standing) && !unpaid.includes(order));
  return {
    unpaid: unpaid.toSorted((a, b) => (a.payBy ?? '9').localeCompare(b.payBy ?? '9')).slice(0, mostUnpaid),
    open: open.toSorted((a, b) => comingOf(a).localeCompare(comingOf(b))).slice(0, mostOpen),
    returns: returns.slice(0, mostReturns),
  };
}

/** The latest orders that are over: what is not is above, or was one too many there. */
export function restOf(orders: readonly RecentOrder[]): RecentOrder[] {
  return orders
    .filter(({ standing }) => !standingsOfOpen.includes(standing))
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
    .slice(0, mostTiles);
}
