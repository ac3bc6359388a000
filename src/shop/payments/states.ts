/** The life of one attempt at a payment (docs/rules/orders.md, "Payments"). Providers report in any order, so a capture may follow a failure. */
import { next, type TransitionTable } from '#kit/pure/transitions.ts';
import type { PaymentState } from './contract.ts';

/** What can happen to an attempt. */
export type AttemptEvent = 'requireAction' | 'wait' | 'capture' | 'fail' | 'cancel' | 'refund';

/** Everything else is ignored: a failure reported after the capture, a second report of the same capture. */
export const attemptTransitions: TransitionTable<PaymentState, AttemptEvent> = {
  pending: { requireAction: 'requiresAction', wait: 'pending', capture: 'captured', fail: 'failed', cancel: 'cancelled' },
  requiresAction: { requireAction: 'requiresAction', wait: 'pending', capture: 'captured', fail: 'failed', cancel: 'cancelled' },
  // The provider's word counts: money that came is money, whatever was said before.
  failed: { capture: 'captured' },
  cancelled: { capture: 'captured' },
  captured: { refund: 'refunded' },
  refunded: { refund: 'refunded' },
};

/** Whether an attempt is still going on. */
export function isOpen(state: PaymentState): boolean {
  return next(attemptTransitions, state, 'cancel') !== null;
}
