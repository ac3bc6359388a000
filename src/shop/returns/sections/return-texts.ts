/** States and kinds of returns as text in a language. */
import * as m from '#messages';
import type { ApplyType, AuditStatus, RefundTarget, ReturnStatus } from '../contract.ts';

/** A text without parameters. */
export type Text = () => string;

const statuses: Readonly<Record<ReturnStatus, Text>> = {
  pendingApproval: m.returns_status_pendingApproval,
  cancelled: m.returns_status_cancelled,
  completed: m.returns_status_completed,
  ended: m.returns_status_ended,
};
const audits: Readonly<Record<AuditStatus, Text>> = {
  pendingApproval: m.returns_audit_pendingApproval,
  auditSuccessful: m.returns_audit_auditSuccessful,
  auditFailed: m.returns_audit_auditFailed,
};
const types: Readonly<Record<ApplyType, Text>> = {
  returnRefund: m.returns_type_returnRefund,
  exchange: m.returns_type_exchange,
  refundOnly: m.returns_type_refundOnly,
};
const targets: Readonly<Record<RefundTarget, Text>> = { source: m.returns_to_source, credits: m.returns_to_credits };

/** `completed` → 'Completed'. */
export const statusWord = (status: ReturnStatus): string => statuses[status]();
/** `auditFailed` → 'Audit failed'. */
export const auditWord = (status: AuditStatus): string => audits[status]();
/** `refundOnly` → 'Refund only'. */
export const typeWord = (type: ApplyType): string => types[type]();
/** `credits` → 'Credits'. */
export const targetWord = (target: RefundTarget): string => targets[target]();
