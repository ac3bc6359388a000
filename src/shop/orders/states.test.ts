import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awaitsPayment, isOpen, isStanding } from './contract.ts';
import { orderTransitionNames, orderStates, stateAfter, type OrderFacts, type OrderTransition, type OrderState } from './states.ts';

const facts = (state: OrderState, more: Partial<OrderFacts> = {}): OrderFacts => {
  const [status, payStatus] = state.split('/') as [OrderFacts['status'], OrderFacts['payStatus']];
  const paidAmount = payStatus === 'paid' ? 100 : 0;
  return {
    status,
    payStatus,
    shipped: 'none',
    underWay: false,
    cardsIssued: false,
    delivered: false,
    capturedLater: false,
    shipsBeforePayment: false,
    paidAmount,
    refundedAmount: 0,
    surplusAmount: 0,
    creditsLeft: 0,
    giftCardsLeft: 0,
    openReturns: 0,
    dueAmount: 0,
    payLater: false,
    isImported: false,
    ...more,
  };
};

/** The rules of docs/rules/orders.md, "Order states" once more, written down pair by pair and not as the table writes them; everything else must be rejected. */
const allowed: Record<string, Partial<Record<OrderTransition, OrderState>>> = {
  'inProgress/unpaid': {
    pay: 'inProgress/paid',
    cancelUnpaid: 'cancelled/unpaid',
    expire: 'cancelled/unpaid',
    cancelByMerchant: 'cancelled/unpaid',
    edit: 'inProgress/unpaid',
  },
  'inProgress/paid': {
    edit: 'inProgress/paid',
    requestCancel: 'pendingCancellation/paid',
    ship: 'inProgress/paid',
    refund: 'inProgress/paid',
    withdraw: 'cancelled/paid',
    cancelByMerchant: 'cancelled/paid',
  },
  'completed/paid': { refund: 'completed/paid' },
  'cancelled/paid': { refund: 'cancelled/paid' },
  'pendingCancellation/paid': { approveCancel: 'cancelled/paid', rejectCancel: 'inProgress/paid' },
};

describe('an imported order', () => {
  it('allows nothing, in whatever state', () => {
    const everything = { isImported: true, capturedLater: true, shipsBeforePayment: true, dueAmount: 1, delivered: true, underWay: true } as const;
    for (const state of orderStates)
      for (const shipped of ['none', 'full'] as const)
        for (const transition of orderTransitionNames)
          expect([state, transition, stateAfter(facts(state, { ...everything, shipped }), transition)]).toEqual([state, transition, null]);
  });
});

describe('an order that was not shipped', () => {
  for (const state of orderStates) {
    for (const transition of orderTransitionNames) {
      const to = allowed[state]?.[transition] ?? null;
      it(`${state}: ${transition} ${to ? `leads to ${to}` : 'is rejected'}`, () => {
        const after = stateAfter(facts(state), transition);
        expect(after && `${after.status}/${after.payStatus}`).toBe(to);
      });
    }
  }
});

describe('what the state alone does not say', () => {
  const underWay = { shipped: 'full', underWay: true } as const;
  const arrived = { shipped: 'full', delivered: true } as const;
  const part = { shipped: 'part', underWay: true } as const;
  const onDelivery = { capturedLater: true, shipsBeforePayment: true };
  const cases: [string, OrderState, Partial<OrderFacts>, OrderTransition, OrderState | null][] = [
    ['cash on delivery ships unpaid', 'inProgress/unpaid', onDelivery, 'ship', 'inProgress/unpaid'],
    ['a bank transfer does not', 'inProgress/unpaid', { capturedLater: true }, 'ship', null],
    ['the merchant marks a bank transfer paid', 'inProgress/unpaid', { capturedLater: true }, 'markPaid', 'inProgress/paid'],
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
    ['cancelled with all money back: nothing to refund', 'cancelled/paid', { refundedAmount: 100 }, 'refund', null],
    ['while a return runs: no cancelling', 'inProgress/paid', { openReturns: 1 }, 'requestCancel', null],
    ['while a return runs: not by the merchant either', 'inProgress/paid', { openReturns: 1 }, 'cancelByMerchant', null],
    ['sent in part: the merchant refunds what is left instead', 'inProgress/paid', part, 'cancelByMerchant', null],
    ['paid goods on delivery that are under way: not cancelled', 'inProgress/paid', { ...onDelivery, ...underWay }, 'cancelByMerchant', null],
    ['sent in part: not withdrawn', 'inProgress/paid', part, 'withdraw', null],
    ['what is left paid nothing: nothing to refund', 'completed/paid', { paidAmount: 200, refundedAmount: 100, surplusAmount: 100 }, 'refund', null],
    ['changed, and costs more: the rest is paid', 'inProgress/paid', { dueAmount: 50 }, 'payDue', 'inProgress/paid'],
    ['changed, and costs more: nothing is sent before', 'inProgress/paid', { dueAmount: 50 }, 'ship', null],
    ['but by a method that waits for the goods', 'inProgress/paid', { ...onDelivery, dueAmount: 50 }, 'ship', 'inProgress/paid'],
    ['of which the rest may come after completion', 'completed/paid', { ...onDelivery, ...arrived, dueAmount: 50 }, 'payDue', 'completed/paid'],
    ['changed, and costs more: nothing is refunded before', 'inProgress/paid', { dueAmount: 50 }, 'refund', null],
    ['but of what is sent already', 'inProgress/paid', { ...onDelivery, ...underWay, dueAmount: 50 }, 'refund', 'inProgress/paid'],
    ['waits for stock, and is paid later: not paid yet', 'inProgress/unpaid', { payLater: true }, 'pay', null],
    ['nor marked as paid', 'inProgress/unpaid', { payLater: true, capturedLater: true }, 'markPaid', null],
    ['nor changed', 'inProgress/unpaid', { payLater: true }, 'edit', null],
    ['nor sent', 'inProgress/unpaid', { ...onDelivery, payLater: true }, 'ship', null],
    ['but cancelled', 'inProgress/unpaid', { payLater: true }, 'cancelUnpaid', 'cancelled/unpaid'],
    ['a part shipped: no longer changed', 'inProgress/paid', part, 'edit', null],
    ['while a return runs: not changed', 'inProgress/paid', { openReturns: 1 }, 'edit', null],
    ['refunded in full: nothing to refund', 'completed/paid', { refundedAmount: 100 }, 'refund', null],
  ];
  for (const [title, state, more, transition, to] of cases) {
    it(`${title}`, () => {
      const after = stateAfter(facts(state, more), transition);
      expect(after && `${after.status}/${after.payStatus}`).toBe(to);
    });
  }
});

/** An order as its moves change it, without a database. */
type Life = OrderFacts & { captured: number };

/** What a move does to the facts, besides the states. */
function live(life: Life, transition: OrderTransition): Life {
  const to = stateAfter(life, transition);
  if (!to) return life;
  const next: Life = { ...life, ...to };
  if (transition === 'pay' || transition === 'markPaid') Object.assign(next, { paidAmount: life.paidAmount + 100, captured: life.captured + 1 });
  if (transition === 'ship') Object.assign(next, { shipped: life.shipped === 'none' ? 'part' : 'full', underWay: true });
  if (transition === 'deliver' || transition === 'complete') Object.assign(next, { underWay: false, delivered: true });
  if (transition === 'refund') Object.assign(next, { refundedAmount: Math.min(life.paidAmount, life.refundedAmount + 40) });
  // All was refunded, unit by unit or at once.
  if (transition === 'approveCancel' || transition === 'withdraw' || transition === 'cancelByMerchant')
    Object.assign(next, { refundedAmount: life.paidAmount });
  return next;
}

/** The promise that a step broke, if any. */
function broken(before: Life, life: Life): string | null {
  const promises: [string, boolean][] = [
    ['paid is one capture', (life.payStatus === 'paid') === (life.captured === 1) && life.captured <= 1],
    ['refunds never exceed what was paid', life.refundedAmount <= life.paidAmount],
    ['ended is ended', !['cancelled', 'completed'].includes(before.status) || life.status === before.status],
    ['nothing leaves the house while a cancellation waits', life.shipped === before.shipped || isOpen(before)],
    [
      'nothing unpaid leaves it but by a method that waits for the goods',
      life.shipped === before.shipped || before.payStatus === 'paid' || before.shipsBeforePayment,
    ],
    ['cancelled: all money is back', life.status !== 'cancelled' || life.refundedAmount === life.paidAmount],
    ['cancelled: nothing has arrived', life.status !== 'cancelled' || !life.delivered],
  ];
  return promises.find(([, holds]) => !holds)?.[0] ?? null;
}

describe('any history', () => {
  it('holds the invariants of an order', () => {
    // Every kind of method, those too that this shop has none of yet.
    const traits = fc.record({ capturedLater: fc.boolean(), shipsBeforePayment: fc.boolean() });
    fc.assert(
      fc.property(traits, fc.array(fc.constantFrom(...orderTransitionNames), { maxLength: 25 }), (method, transitions) => {
        let life: Life = { ...facts('inProgress/unpaid', method), captured: 0 };
        const found = transitions.flatMap((transition) => {
          const before = life;
          life = live(before, transition);
          return broken(before, life) ?? [];
        });
        expect(found).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('what is asked of a state', () => {
  const found = (ask: (facts: OrderFacts) => boolean) => orderStates.filter((state) => ask(facts(state)));
  it('waits for its payment while a payment is taken', () => {
    expect(found(awaitsPayment)).toEqual(orderStates.filter((state) => stateAfter(facts(state), 'pay') !== null));
  });
  it('stands while nobody cancelled it or asked to', () => {
    expect(found(isStanding)).toEqual(['inProgress/unpaid', 'inProgress/paid', 'completed/unpaid', 'completed/paid']);
  });
});
