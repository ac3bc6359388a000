/** The life of an order (docs/rules/orders.md, "Order states") as data. What is not listed here is rejected with code 41 and changes nothing. */
import { next, type TransitionTable } from '#kit/pure/transitions.ts';
import { orderStatuses, payStatuses, type OrderStatus, type PayStatus, type ShippedState } from './contract.ts';

/** Status and pay status together. */
export type OrderState = `${OrderStatus}/${PayStatus}`;

/** Everything that can happen to an order after it was placed. */
export const orderTransitionNames = [
  'pay',
  'markPaid',
  'payDue',
  'edit',
  'cancelUnpaid',
  'expire',
  'cancelByMerchant',
  'requestCancel',
  'approveCancel',
  'rejectCancel',
  'ship',
  'deliver',
  'complete',
  'refund',
  'withdraw',
] as const;

/** Something that can happen to an order. */
export type OrderTransition = (typeof orderTransitionNames)[number];

/** Where each move leads from each state. */
export const orderTransitions: TransitionTable<OrderState, OrderTransition> = {
  'inProgress/unpaid': {
    pay: 'inProgress/paid',
    markPaid: 'inProgress/paid',
    edit: 'inProgress/unpaid',
    cancelUnpaid: 'cancelled/unpaid',
    expire: 'cancelled/unpaid',
    cancelByMerchant: 'cancelled/unpaid',
    ship: 'inProgress/unpaid',
    deliver: 'inProgress/unpaid',
    complete: 'completed/unpaid',
  },
  'inProgress/paid': {
    payDue: 'inProgress/paid',
    edit: 'inProgress/paid',
    cancelByMerchant: 'cancelled/paid',
    requestCancel: 'pendingCancellation/paid',
    ship: 'inProgress/paid',
    deliver: 'inProgress/paid',
    complete: 'completed/paid',
    refund: 'inProgress/paid',
    // Everything was refunded before any of it was sent.
    withdraw: 'cancelled/paid',
  },
  // Cash on delivery may be handed in after the shopper has confirmed the goods.
  'completed/unpaid': { markPaid: 'completed/paid' },
  // What is sent before it is paid may be completed before the rest of its price is in.
  'completed/paid': { refund: 'completed/paid', payDue: 'completed/paid' },
  'pendingCancellation/paid': { approveCancel: 'cancelled/paid', rejectCancel: 'inProgress/paid' },
  'pendingCancellation/unpaid': {},
  'cancelled/unpaid': {},
  // Nothing is left to refund, unless the merchant refunded less or a provider rejected it.
  'cancelled/paid': { refund: 'cancelled/paid' },
};

/** Every pair of status and pay status. */
export const orderStates: readonly OrderState[] = orderStatuses.flatMap((status) => payStatuses.map((payStatus) => `${status}/${payStatus}` as const));

/** What a move depends on besides the state. */
export type OrderFacts = {
  status: OrderStatus;
  payStatus: PayStatus;
  shipped: ShippedState;
  /** Something was sent and has not arrived yet. */
  underWay: boolean;
  /** Gift cards are all that is left of it, they are issued, and staff do not hold their codes back. */
  cardsIssued: boolean;
  /** Something has arrived. */
  delivered: boolean;
  /** The merchant, not a provider, says when such an order is paid. */
  capturedLater: boolean;
  /** It is sent before it is paid, as with cash on delivery. */
  shipsBeforePayment: boolean;
  paidAmount: number;
  refundedAmount: number;
  /** Of what was paid, what paid nothing and could not be given back. */
  surplusAmount: number;
  /** Credits that it used and that did not go back. */
  creditsLeft: number;
  /** What gift cards paid of it and did not get back. */
  giftCardsLeft: number;
  /** Returns of it that still run. */
  openReturns: number;
  /** What it costs more since it was changed, and is not paid yet. */
  dueAmount: number;
  /** Nothing is to be paid before all of it is there. */
  payLater: boolean;
  /** Another shop took it: here it is history. */
  isImported: boolean;
};

/** It costs more since it was changed, nobody has paid that, and nothing was sent. */
const isRaised = ({ dueAmount, shipped }: OrderFacts) => dueAmount > 0 && shipped === 'none';
const hasMoneyLeft = (facts: OrderFacts) => facts.refundedAmount + facts.surplusAmount < facts.paidAmount || facts.creditsLeft > 0 || facts.giftCardsLeft > 0;

const guards: Readonly<Partial<Record<OrderTransition, (facts: OrderFacts) => boolean>>> = {
  pay: (facts) => !facts.payLater,
  markPaid: (facts) => facts.capturedLater && !facts.payLater,
  payDue: (facts) => facts.dueAmount > 0,
  edit: (facts) => facts.shipped === 'none' && facts.openReturns === 0 && !facts.payLater,
  cancelUnpaid: (facts) => facts.shipped === 'none',
  expire: (facts) => facts.shipped === 'none',
  // Unpaid goods that nobody took in come back; goods that arrived do not. What is being refunded unit by unit is not cancelled as a whole.
  cancelByMerchant: (facts) =>
    facts.payStatus === 'paid'
      ? facts.shipped === 'none' && facts.openReturns === 0
      : facts.shipped === 'none' || (facts.shipsBeforePayment && !facts.delivered),
  // What is being refunded unit by unit is not cancelled as a whole.
  requestCancel: (facts) => facts.shipped === 'none' && facts.openReturns === 0,
  ship: (facts) => facts.shipped !== 'full' && !facts.payLater && ((facts.payStatus === 'paid' && facts.dueAmount === 0) || facts.shipsBeforePayment),
  deliver: (facts) => facts.underWay,
  complete: (facts) => facts.shipped === 'full' || facts.cardsIssued,
  withdraw: (facts) => facts.shipped === 'none',
  // What is due for a change that was not sent is paid or undone first: the change says what its lines cost.
  refund: (facts) => !isRaised(facts) && hasMoneyLeft(facts),
};

/** The state after a move, or null where the order does not allow it; an imported one allows none. */
export function stateAfter(facts: OrderFacts, transition: OrderTransition): { status: OrderStatus; payStatus: PayStatus } | null {
  const to = next(orderTransitions, `${facts.status}/${facts.payStatus}`, transition);
  if (!to || facts.isImported || !(guards[transition]?.(facts) ?? true)) return null;
  const [status, payStatus] = to.split('/') as [OrderStatus, PayStatus];
  return { status, payStatus };
}
