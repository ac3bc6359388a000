/** The life of a return (docs/rules/returns.md, "Return states") as data, per kind. What is not listed here is rejected with code 41 and changes nothing. */
import { next, type TransitionTable } from '#kit/pure/transitions.ts';
import { auditStatuses, returnStatuses, type ApplyType, type AuditStatus, type ReturnStatus } from './contract.ts';

/** Status and audit status together. */
export type ReturnState = `${ReturnStatus}/${AuditStatus}`;

/** Everything that can happen to a return after it was applied for. */
export const returnTransitionNames = ['approve', 'refuse', 'cancel', 'logistics', 'receive', 'rejectGoods', 'exchange', 'refund', 'expire'] as const;
/** Something that can happen to a return. */
export type ReturnTransition = (typeof returnTransitionNames)[number];

/** Every pair of status and audit status. */
export const returnStates: readonly ReturnState[] = returnStatuses.flatMap((status) => auditStatuses.map((auditStatus) => `${status}/${auditStatus}` as const));

/** In a state without a row of its own nothing can happen. */
const withoutTransitions = Object.fromEntries(returnStates.map((state) => [state, {}])) as Record<ReturnState, object>;
const undecided = {
  approve: 'pendingApproval/auditSuccessful',
  refuse: 'ended/auditFailed',
  cancel: 'cancelled/pendingApproval',
} as const;
/** Goods come back. */
const goodsAwaited = {
  cancel: 'cancelled/auditSuccessful',
  logistics: 'pendingApproval/auditSuccessful',
  rejectGoods: 'ended/auditSuccessful',
  expire: 'ended/auditSuccessful',
} as const;

/** Where each transition leads from each state, for each kind of return. */
export const returnTransitions: Readonly<Record<ApplyType, TransitionTable<ReturnState, ReturnTransition>>> = {
  returnRefund: {
    ...withoutTransitions,
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { ...goodsAwaited, receive: 'completed/auditSuccessful' },
  },
  exchange: {
    ...withoutTransitions,
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { ...goodsAwaited, receive: 'pendingApproval/auditSuccessful', exchange: 'completed/auditSuccessful' },
  },
  refundOnly: {
    ...withoutTransitions,
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { cancel: 'cancelled/auditSuccessful', refund: 'completed/auditSuccessful' },
  },
};

/** What a transition depends on. */
export type ReturnFacts = {
  applyType: ApplyType;
  status: ReturnStatus;
  auditStatus: AuditStatus;
  /** The shopper has said by which parcel the goods come. */
  sent: boolean;
  /** The goods are here. */
  received: boolean;
};

const notHere = (facts: ReturnFacts) => !facts.received;

const guards: Readonly<Partial<Record<ReturnTransition, (facts: ReturnFacts) => boolean>>> = {
  cancel: (facts) => !facts.sent && !facts.received,
  logistics: notHere,
  // A parcel may arrive though nobody entered its number.
  receive: notHere,
  // An exchange that cannot be made in the end: the goods are here, and staff refund them by line.
  rejectGoods: (facts) => notHere(facts) || facts.applyType === 'exchange',
  exchange: (facts) => facts.received,
  expire: (facts) => !facts.sent && !facts.received,
};

/** The state after a transition, or null where the return does not allow it. */
export function stateAfter(facts: ReturnFacts, transition: ReturnTransition): { status: ReturnStatus; auditStatus: AuditStatus } | null {
  const to = next(returnTransitions[facts.applyType], `${facts.status}/${facts.auditStatus}`, transition);
  if (!to || !(guards[transition]?.(facts) ?? true)) return null;
  const [status, auditStatus] = to.split('/') as [ReturnStatus, AuditStatus];
  return { status, auditStatus };
}
