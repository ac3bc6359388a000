/** The life of a return (docs/rules/returns.md, "Return states") as data, per kind. What is not listed here is rejected with code 41 and changes nothing. */
import { next, type TransitionTable } from '#kit/pure/transitions.ts';
import { auditStatuses, returnStatuses, type ApplyType, type AuditStatus, type ReturnStatus } from './contract.ts';

/** Status and audit status together. */
export type ReturnState = `${ReturnStatus}/${AuditStatus}`;

/** Everything that can happen to a return after it was applied for. */
export const returnTransitionNames = ['approve', 'refuse', 'cancel', 'logistics', 'receive', 'rejectGoods', 'exchange', 'refund', 'expire'] as const;
/** Something that can happen to a return. */
export type ReturnTransition = (typeof returnTransitionNames)[number];

const nothing = {};
const undecided = {
  approve: 'pendingApproval/auditSuccessful',
  refuse: 'ended/auditFailed',
  cancel: 'cancelled/pendingApproval',
} as const;
const over = {
  'pendingApproval/auditFailed': nothing,
  'cancelled/pendingApproval': nothing,
  'cancelled/auditSuccessful': nothing,
  'cancelled/auditFailed': nothing,
  'completed/pendingApproval': nothing,
  'completed/auditSuccessful': nothing,
  'completed/auditFailed': nothing,
  'ended/pendingApproval': nothing,
  'ended/auditSuccessful': nothing,
  'ended/auditFailed': nothing,
} as const;
/** Goods come back. */
const goodsAwaited = {
  cancel: 'cancelled/auditSuccessful',
  logistics: 'pendingApproval/auditSuccessful',
  rejectGoods: 'ended/auditSuccessful',
  expire: 'ended/auditSuccessful',
} as const;

/** Where each move leads from each state, for each kind of return. */
export const returnTransitions: Readonly<Record<ApplyType, TransitionTable<ReturnState, ReturnTransition>>> = {
  returnRefund: {
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { ...goodsAwaited, receive: 'completed/auditSuccessful' },
    ...over,
  },
  exchange: {
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { ...goodsAwaited, receive: 'pendingApproval/auditSuccessful', exchange: 'completed/auditSuccessful' },
    ...over,
  },
  refundOnly: {
    'pendingApproval/pendingApproval': undecided,
    'pendingApproval/auditSuccessful': { cancel: 'cancelled/auditSuccessful', refund: 'completed/auditSuccessful' },
    ...over,
  },
};

/** Every pair of status and audit status. */
export const returnStates: readonly ReturnState[] = returnStatuses.flatMap((status) => auditStatuses.map((auditStatus) => `${status}/${auditStatus}` as const));

/** What a move depends on besides the state. */
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
  rejectGoods: notHere,
  exchange: (facts) => facts.received,
  expire: (facts) => !facts.sent && !facts.received,
};

/** The state after a move, or null where the return does not allow it. */
export function stateAfter(facts: ReturnFacts, transition: ReturnTransition): { status: ReturnStatus; auditStatus: AuditStatus } | null {
  const to = next(returnTransitions[facts.applyType], `${facts.status}/${facts.auditStatus}`, transition);
  if (!to || !(guards[transition]?.(facts) ?? true)) return null;
  const [status, auditStatus] = to.split('/') as [ReturnStatus, AuditStatus];
  return { status, auditStatus };
}
