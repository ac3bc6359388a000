import { describe, expect, it, test } from 'vitest';
import { next } from '#kit/pure/transitions.ts';
import { paymentStates, type PaymentState } from './contract.ts';
import { attemptTransitions, isOpen, type AttemptEvent } from './states.ts';

const events: readonly AttemptEvent[] = ['requireAction', 'wait', 'capture', 'fail', 'cancel', 'refund'];

/** Every state with everything that can be reported of an attempt in it: where it leads, or null where nothing changes. */
const expected: Record<PaymentState, Record<AttemptEvent, PaymentState | null>> = {
  pending: { requireAction: 'requiresAction', wait: 'pending', capture: 'captured', fail: 'failed', cancel: 'cancelled', refund: null },
  requiresAction: { requireAction: 'requiresAction', wait: 'pending', capture: 'captured', fail: 'failed', cancel: 'cancelled', refund: null },
  captured: { requireAction: null, wait: null, capture: null, fail: null, cancel: null, refund: 'refunded' },
  failed: { requireAction: null, wait: null, capture: 'captured', fail: null, cancel: null, refund: null },
  cancelled: { requireAction: null, wait: null, capture: 'captured', fail: null, cancel: null, refund: null },
  refunded: { requireAction: null, wait: null, capture: null, fail: null, cancel: null, refund: 'refunded' },
};

describe('an attempt at a payment', () => {
  it('is pending, requiresAction, captured, failed, cancelled or refunded', () => {
    expect(paymentStates).toEqual(['pending', 'requiresAction', 'captured', 'failed', 'cancelled', 'refunded']);
    expect(Object.keys(attemptTransitions).toSorted()).toEqual([...paymentStates].toSorted());
  });

  test.each(paymentStates.flatMap((state) => events.map((event) => ({ state, event, to: expected[state][event] }))))(
    'that is $state, on $event: $to',
    ({ state, event, to }) => {
      expect(next(attemptTransitions, state, event)).toBe(to);
    },
  );

  it('goes on while it is pending or requiresAction', () => {
    expect(paymentStates.filter((state) => isOpen(state))).toEqual(['pending', 'requiresAction']);
  });
});
