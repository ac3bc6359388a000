import { isCompleted } from '../contract-states.ts';
import type { Order } from '../contract.ts';
import { deliveredAtOf } from '../sections/order-view/progress/stage.ts';

type Seen = Pick<Order, 'status' | 'payStatus' | 'refundState' | 'products' | 'shipments'>;

/** What of an order its shopper has and can say something of: it arrived, was paid, was not sent back whole, and has a page. */
export function linesToReview(order: Seen): Pick<Order['products'][number], 'slug' | 'title'>[] {
  const hasArrived = isCompleted(order) || deliveredAtOf(order) !== null;
  if (!hasArrived || order.payStatus !== 'paid' || order.refundState === 'full') return [];
  return order.products
    .filter(({ slug, giftCard, returned, quantity }) => slug !== '' && !giftCard && returned < quantity)
    .map(({ slug, title }) => ({ slug, title }));
}
