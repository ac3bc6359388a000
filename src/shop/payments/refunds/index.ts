/** Money that goes back by the way it came. */
export { requestRefund, settlementsOf } from './request-refund.ts';
export { runRefund, type FailedRefund } from './run-refund.ts';
export { isOrphanRefunded } from '../read-payments.ts';
export { findFailedRefunds, findOverdueRefunds, setRefundAskAt, swapSettlement, type RefundSource } from './store.ts';
