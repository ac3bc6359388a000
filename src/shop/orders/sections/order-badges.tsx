/** Where an order stands: its status, whether it is paid, and what of that went back. */
import { Badge } from '#ui/badge.tsx';
import { usePageView } from '#ui/page-view.tsx';
import type { Order } from '../contract.ts';
import { payWord, refundWord, statusWord } from './order-words.ts';

/** See above. */
export function OrderBadges({ order }: { order: Pick<Order, 'status' | 'payStatus' | 'refundState'> }) {
  const { locale } = usePageView();
  const refunded = refundWord(order.refundState, locale);
  return (
    <>
      <Badge look="quiet">{statusWord(order.status, locale)}</Badge>
      {order.status !== 'cancelled' && <Badge look={order.payStatus === 'paid' ? 'quiet' : 'strong'}>{payWord(order.payStatus, locale)}</Badge>}
      {refunded !== '' && <Badge look="quiet">{refunded}</Badge>}
    </>
  );
}
