/** What can be done with an order from the list, the most useful first. Pure. */
import { awaitsPayment, isPaidLater, isUndecided } from '../../contract-states.ts';
import type { Order } from '../../contract.ts';
import { stageOf, type StandingFacts } from '../../show/contract-standing.ts';

/** One of them. */
export type CardAction = 'pay' | 'track' | 'again' | 'review' | 'return';

type Seen = Omit<StandingFacts, 'products' | 'shipments'> & Pick<Order, 'actions' | 'payPath' | 'products' | 'shipments'>;

/** The last parcel under way that can be followed on its carrier's page. */
export function parcelToTrack(order: Seen): Order['shipments'][number] | null {
  const stage = stageOf(order);
  const parcel = stage === 'underWay' || stage === 'partlyShipped' ? order.shipments.at(-1) : undefined;
  return parcel?.trackingUrl ? parcel : null;
}

/** `canReview`: something of it has arrived that its shopper has not reviewed. */
export function cardActionsOf(order: Seen, canReview: boolean): CardAction[] {
  const may: Readonly<Record<CardAction, boolean>> = {
    pay: order.payPath !== null,
    track: parcelToTrack(order) !== null,
    // Not while the shop decides whether it is cancelled.
    again: !awaitsPayment(order) && !isPaidLater(order) && !isUndecided(order) && order.products.some(({ slug }) => slug !== ''),
    review: canReview,
    return: order.actions.includes('return'),
  };
  return (Object.keys(may) as CardAction[]).filter((action) => may[action]);
}

/** Whether it is what most come for, and so a button: to pay, to follow a parcel. Whatever else can be done is a link, in one place of every row. */
export const isLedBy = (action: CardAction | undefined): action is 'pay' | 'track' => action === 'pay' || action === 'track';
