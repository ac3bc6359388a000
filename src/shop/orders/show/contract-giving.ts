import type { Order } from '../contract-order.ts';
import { isCancelled } from '../contract-states.ts';

/** How far the mail with the codes has come; `over`: no code is mailed any more. */
export type GiftDeliveryState = 'oncePaid' | 'underWay' | 'on' | 'mailed' | 'over';

type Seen = Pick<Order, 'status' | 'payStatus'> & { giftDelivery: NonNullable<Order['giftDelivery']> };

/** What is to be said of when the gift cards of an order are mailed. */
export function giftDeliveryState({ giftDelivery: { mailedAt, sendOn }, ...order }: Seen): GiftDeliveryState {
  if (mailedAt !== null) return 'mailed';
  if (isCancelled(order)) return 'over';
  if (sendOn !== null) return 'on';
  return order.payStatus === 'paid' ? 'underWay' : 'oncePaid';
}
