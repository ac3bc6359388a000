import { describe, expect, it } from 'vitest';
import { orderMoves, orderStates, stateAfter, type OrderFacts, type OrderMove, type OrderState } from './states.ts';

const facts = (state: OrderState, more: Partial<OrderFacts> = {}): OrderFacts => {
  const [status, payStatus] = state.split('/') as [OrderFacts['status'], OrderFacts['payStatus']];
  const paidAmount = payStatus === 'paid' ? 100 : 0;
  return {
    status,
    payStatus,
    shipped: 'none',
    underWay: false,
    delivered: false,
    paymentMethodId: 'sandbox',
    manualPayment: false,
    paidAmount,
    refundedAmount: 0,
    ...more,
  };
};

/** The domain rules once more, written down pair by pair and not as the table writes them; everything else must be refused. */
const allowed: Record<string, Partial<Record<OrderMove, OrderState>>> = {
  'inProgress/unpaid': { pay: 'inProgress/paid', cancelUnpaid: 'cancelled/unpaid', expire: 'cancelled/unpaid', cancelByMerchant: 'cancelled/unpaid' },
  'inProgress/paid': { requestCancel: 'pendingCancellation/paid', ship: 'inProgress/paid', refund: 'inProgress/paid' },
  'completed/paid': { refund: 'completed/paid' },
  'pendingCancellation/paid': { approveCancel: 'cancelled/paid', rejectCancel: 'inProgress/paid' },
};

describe('an order that was not shipped', () => {
  for (const state of orderStates) {
    for (const move of orderMoves) {
      const to = allowed[state]?.[move] ?? null;
      it(`${state}: ${move} ${to ? `leads to ${to}` : 'is refused'}`, () => {
        const after = stateAfter(facts(state), move);
        expect(after && `${after.status}/${after.payStatus}`).toBe(to);
      });
    }
  }
});

describe('what the state alone does not say', () => {
  const underWay = { shipped: 'full', underWay: true } as const;
  const arrived = { shipped: 'full', delivered: true } as const;
  const part = { shipped: 'part', underWay: true } as const;
  const onDelivery = { paymentMethodId: 'cashOnDelivery', manualPayment: true };
  const cases: [string, OrderState, Partial<OrderFacts>, OrderMove, OrderState | null][] = [
    ['cash on delivery ships unpaid', 'inProgress/unpaid', onDelivery, 'ship', 'inProgress/unpaid'],
    ['a bank transfer does not', 'inProgress/unpaid', { paymentMethodId: 'bankTransfer', manualPayment: true }, 'ship', null],
    ['the merchant marks a bank transfer paid', 'inProgress/unpaid', { paymentMethodId: 'bankTransfer', manualPayment: true }, 'markPaid', 'inProgress/paid'],
    ['and cash on delivery, after completion too', 'completed/unpaid', { ...onDelivery, ...arrived }, 'markPaid', 'completed/paid'],
    ['but no card payment', 'inProgress/unpaid', {}, 'markPaid', null],
    ['a part shipped: the rest ships', 'inProgress/paid', part, 'ship', 'inProgress/paid'],
    ['shipped in full: nothing is left', 'inProgress/paid', underWay, 'ship', null],
    ['shipped in part: no cancelling', 'inProgress/paid', part, 'requestCancel', null],
    ['shipped unpaid: the shopper cannot cancel', 'inProgress/unpaid', { ...onDelivery, ...underWay }, 'cancelUnpaid', null],
    ['nor does it expire', 'inProgress/unpaid', { ...onDelivery, ...underWay }, 'expire', null],
    ['undelivered cash on delivery: the merchant cancels', 'inProgress/unpaid', { ...onDelivery, ...underWay }, 'cancelByMerchant', 'cancelled/unpaid'],
    ['delivered: not any more', 'inProgress/unpaid', { ...onDelivery, ...arrived }, 'cancelByMerchant', null],
    ['under way: delivered', 'inProgress/paid', underWay, 'deliver', 'inProgress/paid'],
    ['nothing under way: not delivered', 'inProgress/paid', arrived, 'deliver', null],
    ['shipped in full: completed', 'inProgress/paid', underWay, 'complete', 'completed/paid'],
    ['shipped in part: not completed', 'inProgress/paid', part, 'complete', null],
    ['refunded in full: nothing to refund', 'completed/paid', { refundedAmount: 100 }, 'refund', null],
  ];
  for (const [title, state, more, move, to] of cases) {
    it(`${title}`, () => {
      const after = stateAfter(facts(state, more), move);
      expect(after && `${after.status}/${after.payStatus}`).toBe(to);
    });
  }
});
