/** Where an order stands, whether a return of it runs, and what of its money went back. */
import * as m from '#messages';
import { Badge } from '#ui/badge.tsx';
import type { Order } from '../contract.ts';
import { standingOf, standingTitle, type Standing, type StandingFacts } from '../show/contract-standing.ts';
import { refundWord } from './order-texts.ts';

/** What has to be done stands out; what needs nothing more is quiet. */
const looks: Partial<Record<Standing, 'strong' | 'ongoing' | 'done'>> = {
  awaitingPayment: 'strong',
  cancelRequested: 'ongoing',
  partlyShipped: 'ongoing',
  underWay: 'ongoing',
  delivered: 'done',
  partlyReady: 'strong',
  ready: 'strong',
  collected: 'done',
  completed: 'done',
};

export function OrderBadges({ order }: { order: StandingFacts & Pick<Order, 'refundState' | 'openReturns'> }) {
  const standing = standingOf(order);
  const refunded = refundWord(order.refundState);
  return (
    <>
      <Badge look={looks[standing] ?? 'quiet'}>{standingTitle(standing)}</Badge>
      {order.openReturns > 0 && <Badge look="ongoing">{m.order_return_open()}</Badge>}
      {refunded !== '' && <Badge look="quiet">{refunded}</Badge>}
    </>
  );
}
