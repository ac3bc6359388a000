/** What of an account matters now: what is to be paid, fetched or sent, and what is under way. Pure. */
import type { RecentOrder } from '#shop/orders/account/index.ts';
import type { Return } from '#shop/returns/contract.ts';
import type { CenterModel } from './data.ts';

/** Payments that are due, and what is under way. */
export type Now = { unpaid: RecentOrder[]; parcels: RecentOrder[]; returns: Return[] };

const mostUnpaid = 3;
const mostParcels = 3;
const mostReturns = 2;
const mostTiles = 4;

/** What comes before what: goods that lie ready, then by the day on which it comes. */
const comingOf = ({ standing, arrival }: RecentOrder): string => (isReady(standing) ? '' : (arrival?.until ?? '9'));
const isReady = (standing: RecentOrder['standing']): boolean => standing === 'ready' || standing === 'partlyReady';
const isComing = ({ standing }: RecentOrder): boolean => isReady(standing) || standing === 'partlyShipped' || standing === 'underWay';

/** Each in the order in which it is shown: the payment that is due first, what lies ready or comes first. */
export function nowOf({ orders, returns }: Pick<CenterModel, 'orders' | 'returns'>): Now {
  const unpaid = orders.filter((order) => order.standing === 'awaitingPayment' && order.payPath !== null);
  const coming = orders.filter(isComing).toSorted((a, b) => comingOf(a).localeCompare(comingOf(b)));
  return {
    unpaid: unpaid.toSorted((a, b) => (a.payBy ?? '9').localeCompare(b.payBy ?? '9')).slice(0, mostUnpaid),
    parcels: coming.slice(0, mostParcels),
    returns: returns.slice(0, mostReturns),
  };
}

/** The latest orders that are not among these. */
export function restOf(orders: readonly RecentOrder[], { unpaid, parcels }: Now): RecentOrder[] {
  const shown = new Set([...unpaid, ...parcels].map(({ orderNo }) => orderNo));
  return orders
    .filter(({ orderNo }) => !shown.has(orderNo))
    .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt))
    .slice(0, mostTiles);
}
