/** The states of returns and what each means. Every question about a status is answered here; a new status needs a full row. */

/** Return status (docs/rules/returns.md, "Return states"). */
export const returnStatuses = ['pendingApproval', 'cancelled', 'completed', 'ended'] as const;
/** A return's status. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** Return audit status (docs/rules/returns.md, "Return states"). */
export const auditStatuses = ['pendingApproval', 'auditSuccessful', 'auditFailed'] as const;
/** A return's audit status. */
export type AuditStatus = (typeof auditStatuses)[number];

/** What a status means. `store-states.ts` asks the same in SQL. */
export type ReturnStatusTraits = {
  /** Something is still to be done about it. */
  isRunning: boolean;
  /** What was wanted was done. */
  isCompleted: boolean;
  /** The shopper took it back. */
  isCancelled: boolean;
  /** Its units are asked back or came back: they cannot be returned once more. */
  holdsUnits: boolean;
};

const none = { isRunning: false, isCompleted: false, isCancelled: false, holdsUnits: false };

/** The table. */
export const returnStatusTraits: Readonly<Record<ReturnStatus, ReturnStatusTraits>> = {
  pendingApproval: { ...none, isRunning: true, holdsUnits: true },
  cancelled: { ...none, isCancelled: true },
  completed: { ...none, isCompleted: true, holdsUnits: true },
  // Refused, or nothing came in time.
  ended: none,
};

type WithStatus = { status: ReturnStatus };
type WithAudit = { auditStatus: AuditStatus };

/** The status of a new return. */
export const firstReturnStatus: ReturnStatus = 'pendingApproval';
/** See `ReturnStatusTraits`. */
export const isRunning = ({ status }: WithStatus): boolean => returnStatusTraits[status].isRunning;
/** See `ReturnStatusTraits`. */
export const isReturnCompleted = ({ status }: WithStatus): boolean => returnStatusTraits[status].isCompleted;
/** See `ReturnStatusTraits`. */
export const isReturnCancelled = ({ status }: WithStatus): boolean => returnStatusTraits[status].isCancelled;
/** Money goes back for it, or went: no exchange, and it did not end without a result. */
export const hasRefund = (row: WithStatus & { applyType: string }): boolean => row.applyType !== 'exchange' && (isRunning(row) || isReturnCompleted(row));
/** The audit status of what the merchant has agreed to. */
export const approvedStatus: AuditStatus = 'auditSuccessful';
/** The merchant has agreed to it. */
export const isApproved = ({ auditStatus }: WithAudit): boolean => auditStatus === approvedStatus;
/** The merchant has said no. */
export const isRefused = ({ auditStatus }: WithAudit): boolean => auditStatus === 'auditFailed';
/** It runs, the goods have not come, and nobody has named their parcel. */
export const awaitsParcel = (row: WithStatus & { sentAt: Date | null; receivedAt: Date | null }): boolean =>
  isRunning(row) && row.sentAt === null && row.receivedAt === null;
