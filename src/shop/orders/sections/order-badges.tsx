/** Where an order stands, whether a return of it runs, and what of its money went back. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { StateBadge, type StateLook } from '#ui/badges/state-badge.tsx';
import type { Order } from '../contract.ts';
import { standingOf, standingTitle, type Standing, type StandingFacts } from '../show/contract-standing.ts';
import { refundWord } from './order-texts.ts';

/** What waits for its shopper stands out, what moves, what is being decided and what came out well have a colour each; the rest is quiet. */
const looks: Partial<Record<Standing, StateLook>> = {
  awaitingPayment: 'strong',
  cancelRequested: 'ongoing',
  cancelled: 'ended',
  partlyShipped: 'moving',
  underWay: 'moving',
  delivered: 'done',
  partlyReady: 'strong',
  ready: 'strong',
  collected: 'done',
  issued: 'done',
  completed: 'done',
};

/** Where an order stands. */
export function StandingBadge({ standing }: { standing: Standing }) {
  return <StateBadge look={looks[standing] ?? 'quiet'}>{standingTitle(standing)}</StateBadge>;
}

type BadgesProps = { order: StandingFacts & Pick<Order, 'refundState' | 'openReturns'>; children?: ReactNode };

/** All there is to say of an order's state; `children`, such as a day, belong to where it stands. */
export function OrderBadges({ order, children }: BadgesProps) {
  const refunded = refundWord(order.refundState);
  return (
    <>
      <StandingBadge standing={standingOf(order)} />
      {children}
      {order.openReturns > 0 && <StateBadge look="ongoing">{m.order_return_open()}</StateBadge>}
      {refunded !== '' && <StateBadge look="quiet">{refunded}</StateBadge>}
    </>
  );
}
