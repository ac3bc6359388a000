/** Where an order stands, whether a return of it runs, and what of its money went back. */
import type { ReactNode } from 'react';
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

/** Where an order stands, in other words where they say more. */
export function StandingBadge({ order, children }: { order: StandingFacts; children?: ReactNode }) {
  const standing = standingOf(order);
  return <Badge look={looks[standing] ?? 'quiet'}>{children || standingTitle(standing)}</Badge>;
}

/** A return of it runs. */
export function ReturnBadge() {
  return <Badge look="ongoing">{m.order_return_open()}</Badge>;
}

/** All there is to say of an order's state. */
export function OrderBadges({ order }: { order: StandingFacts & Pick<Order, 'refundState' | 'openReturns'> }) {
  const refunded = refundWord(order.refundState);
  return (
    <>
      <StandingBadge order={order} />
      {order.openReturns > 0 && <ReturnBadge />}
      {refunded !== '' && <Badge look="quiet">{refunded}</Badge>}
    </>
  );
}
