/** States and kinds of returns as text in a language. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { ApplyType, RefundTarget, ReturnStatus } from '../contract.ts';
import type { StateLook } from '#ui/badges/state-badge.tsx';
import { stepOf, type ReturnStep } from './return-view/step.ts';

/** A text without parameters. */
export type Text = () => string;

const statuses: Readonly<Record<ReturnStatus, Text>> = {
  pendingApproval: m.returns_status_pendingApproval,
  cancelled: m.returns_status_cancelled,
  completed: m.returns_status_completed,
  ended: m.returns_status_ended,
};
const standings: Readonly<Record<ReturnStep, Text>> = {
  undecided: m.returns_standing_undecided,
  refundComing: m.returns_standing_approved,
  sendGoods: m.returns_standing_approved,
  goodsComing: m.returns_standing_approved,
  replacementComing: m.returns_standing_approved,
  refused: m.returns_standing_declined,
  goodsRefused: m.returns_standing_declined,
  expired: m.returns_standing_expired,
  cancelled: m.returns_status_cancelled,
  refunded: m.returns_standing_refunded,
  exchanged: m.returns_standing_exchanged,
};
const types: Readonly<Record<ApplyType, Text>> = {
  returnRefund: m.returns_type_returnRefund,
  exchange: m.returns_type_exchange,
  refundOnly: m.returns_type_refundOnly,
};
const targets: Readonly<Record<RefundTarget, Text>> = { source: m.returns_to_source, credits: m.returns_to_credits };
const ways: Readonly<Record<RefundTarget, Text>> = { source: m.returns_goes_to_source, credits: m.returns_goes_to_credits };

/** `completed` → 'Completed'. */
export const statusWord = (status: ReturnStatus): string => statuses[status]();
/** Where a return stands, in one word for its shopper: 'Under review', 'Refunded'. The same on every page. */
export const standingWord = (shown: Parameters<typeof stepOf>[0]): string => standings[stepOf(shown)]();
/** The colours of orders: see `StandingBadge` there. */
const looks: Readonly<Record<ReturnStep, StateLook>> = {
  undecided: 'ongoing',
  refundComing: 'moving',
  sendGoods: 'strong',
  goodsComing: 'moving',
  replacementComing: 'moving',
  refused: 'ended',
  goodsRefused: 'ended',
  expired: 'ended',
  cancelled: 'ended',
  refunded: 'done',
  exchanged: 'done',
};
/** How the badge with that word looks. */
export const standingLook = (shown: Parameters<typeof stepOf>[0]) => looks[stepOf(shown)];
/** `refundOnly` → 'Refund only'. */
export const typeWord = (type: ApplyType): string => types[type]();
/** `credits` → 'Store credit'. */
export const targetWord = (target: RefundTarget): string => targets[target]();
/** `credits` → 'Refund to your store credit'. */
export const wayWord = (target: RefundTarget): string => ways[target]();
/** In how many working days the shop usually does something, to go on a sentence with; empty where it does not say. */
export const usually = (days: number | null, options?: { locale: Locale }): string =>
  days === null ? '' : days === 1 ? m.returns_usually_single({}, options) : m.returns_usually({ count: days }, options);
