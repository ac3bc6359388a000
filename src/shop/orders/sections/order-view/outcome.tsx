/** What became of an order that somebody wanted to cancel, in plain words. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { outcomeOf } from './stage.ts';

/** A notice, or nothing where nothing is to be said. */
export function OrderOutcome({ order }: { order: Order }) {
  const { locale } = usePageView();
  const words = useOutcomeWords(order);
  const outcome = outcomeOf(order);
  if (!outcome || !words) return null;
  const reason = outcome.kind === 'cancelledByShopper' || outcome.kind === 'expired' ? '' : outcome.reason;
  return (
    <Alert kind={outcome.kind === 'cancelRejected' ? 'warning' : 'info'} live>
      {words}
      {reason && (
        <span className="block break-words">
          {outcome.kind === 'cancelRequested' ? m.order_your_reason({ reason }, { locale }) : m.order_reason({ reason }, { locale })}
        </span>
      )}
    </Alert>
  );
}

function useOutcomeWords(order: Order): string | null {
  const { locale } = usePageView();
  const money = useMoney();
  const back = [
    order.refundedAmount.amount > 0 && m.order_outcome_refund({ amount: money(order.refundedAmount) }, { locale }),
    order.creditsReturned.amount > 0 && m.order_outcome_credits({ amount: money(order.creditsReturned) }, { locale }),
  ].filter((text) => text !== false);
  switch (outcomeOf(order)?.kind) {
    case 'cancelledByShopper':
      return [m.order_outcome_cancelled({}, { locale }), ...back].join(' ');
    case 'expired':
      return [m.order_outcome_expired({}, { locale }), ...back].join(' ');
    case 'cancelledByMerchant':
      return [m.order_outcome_by_shop({}, { locale }), ...back].join(' ');
    case 'cancelApproved':
      return [m.order_outcome_approved({}, { locale }), ...back].join(' ');
    case 'withdrawn':
      return [m.order_outcome_withdrawn({}, { locale }), ...back].join(' ');
    case 'cancelRequested':
      return m.order_cancel_requested({}, { locale });
    case 'cancelRejected':
      return m.order_outcome_rejected({}, { locale });
    default:
      return null;
  }
}
