/** Where an order stands, and what of its money went back. */
import { Badge } from '#ui/badge.tsx';
import type { Order } from '../contract.ts';
import { standingOf, standingTitle, type StandingFacts } from '../show/contract-standing.ts';
import { refundWord } from './order-texts.ts';

/** See above. */
export function OrderBadges({ order }: { order: StandingFacts & Pick<Order, 'refundState'> }) {
  const standing = standingOf(order);
  const refunded = refundWord(order.refundState);
  return (
    <>
      <Badge look={standing === 'awaitingPayment' ? 'strong' : 'quiet'}>{standingTitle(standing)}</Badge>
      {refunded !== '' && <Badge look="quiet">{refunded}</Badge>}
    </>
  );
}
