/** The result of a cancellation, as text. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { outcomeOf } from './stage.ts';

/** A notice, or nothing where nothing is to be said. */
export function OrderOutcome({ order }: { order: Order }) {
  const words = useOutcomeWords(order);
  const outcome = outcomeOf(order);
  if (!outcome || !words) return null;
  const reason = outcome.kind === 'cancelledByShopper' || outcome.kind === 'expired' ? '' : outcome.reason;
  return (
    <Alert kind={outcome.kind === 'cancelRejected' ? 'warning' : 'info'} live>
      {words}
      {reason && <span className="block break-words">{outcome.kind === 'cancelRequested' ? m.order_your_reason({ reason }) : m.order_reason({ reason })}</span>}
    </Alert>
  );
}

function useOutcomeWords(order: Order): string | null {
  const money = useMoney();
  const back = [
    order.refundedAmount.amount > 0 && m.order_outcome_refund({ amount: money(order.refundedAmount) }),
    order.creditsReturned.amount > 0 && m.order_outcome_credits({ amount: money(order.creditsReturned) }),
    order.giftCardsReturned.amount > 0 && m.order_outcome_gift_cards({ amount: money(order.giftCardsReturned) }),
  ].filter((text) => text !== false);
  switch (outcomeOf(order)?.kind) {
    case 'cancelledByShopper':
      return [m.order_outcome_cancelled(), ...back].join(' ');
    case 'expired':
      return [m.order_outcome_expired(), ...back].join(' ');
    case 'cancelledByMerchant':
      return [m.order_outcome_by_shop(), ...back].join(' ');
    case 'cancelApproved':
      return [m.order_outcome_approved(), ...back].join(' ');
    case 'withdrawn':
      return [m.order_outcome_withdrawn(), ...back].join(' ');
    case 'cancelRequested':
      return m.order_cancel_requested();
    case 'cancelRejected':
      return m.order_outcome_rejected();
    default:
      return null;
  }
}
