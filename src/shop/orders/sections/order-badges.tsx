/** Where an order stands: its status, whether it is paid, and what of that went back. */
import { Badge } from '#ui/badge.tsx';
import type { Order } from '../contract.ts';
import { isCancelled } from '../contract-states.ts';
import { payWord, refundWord } from './order-texts.ts';
import { orderStatusTitle } from '../contract-states.ts';

/** See above. */
export function OrderBadges({ order }: { order: Pick<Order, 'status' | 'payStatus' | 'refundState'> }) {
  const refunded = refundWord(order.refundState);
  return (
    <>
      <Badge look="quiet">{orderStatusTitle(order.status)}</Badge>
      {!isCancelled(order) && <Badge look={order.payStatus === 'paid' ? 'quiet' : 'strong'}>{payWord(order.payStatus)}</Badge>}
      {refunded !== '' && <Badge look="quiet">{refunded}</Badge>}
    </>
  );
}
