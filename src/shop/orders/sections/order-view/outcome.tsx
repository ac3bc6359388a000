/** The result of a cancellation, as text. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { outcomeOf } from './progress/stage.ts';

/** A notice, or nothing where nothing is to be said; each sentence has a line of its own. */
export function OrderOutcome({ order }: { order: Order }) {
  const money = useMoney();
  const outcome = outcomeOf(order);
  if (!outcome) return null;
  const back = [
    order.refundedAmount.amount > 0 && m.order_outcome_refund({ amount: money(order.refundedAmount) }),
    order.creditsReturned.amount > 0 && m.order_outcome_credits({ amount: money(order.creditsReturned) }),
    order.giftCardsReturned.amount > 0 && m.order_outcome_gift_cards({ amount: money(order.giftCardsReturned) }),
  ].filter((text) => text !== false);
  const isOpen = outcome.kind === 'cancelRequested' || outcome.kind === 'cancelRejected';
  const reason = outcome.kind === 'cancelledByShopper' || outcome.kind === 'expired' ? '' : outcome.reason;
  return (
    <Alert kind={outcome.kind === 'cancelRejected' ? 'warning' : 'info'} live>
      {[said[outcome.kind](), ...(isOpen ? [] : back)].map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {reason && <span className="block break-words">{outcome.kind === 'cancelRequested' ? m.order_your_reason({ reason }) : m.order_reason({ reason })}</span>}
    </Alert>
  );
}

const said = {
  cancelledByShopper: () => m.order_outcome_cancelled(),
  expired: () => m.order_outcome_expired(),
  cancelledByMerchant: () => m.order_outcome_by_shop(),
  cancelApproved: () => m.order_outcome_approved(),
  withdrawn: () => m.order_outcome_withdrawn(),
  cancelRequested: () => m.order_cancel_requested(),
  cancelRejected: () => m.order_outcome_rejected(),
};
