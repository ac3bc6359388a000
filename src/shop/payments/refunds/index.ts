/** Money that goes back by the way it came. */
export { requestRefund } from './request-refund.ts';
export { runRefund, type FailedRefund } from './run-refund.ts';
export { findSettlements } from '../store.ts';
export { findFailedRefunds, findOverdueRefunds, isOrphanRefunded, setRefundAskAt, swapSettlement, type RefundSource } from './store.ts';
