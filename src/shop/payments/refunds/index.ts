/** Money that goes back by the way it came. */
export { requestRefund, settlementsOf } from './request-refund.ts';
export { runRefund, type FailedRefund } from './run-refund.ts';
export { leftRefunds, planRefund } from './left-refunds.ts';
export { failedRefunds, swapSettlement } from './swap-settlement.ts';
export { isOrphanRefunded } from '../read-payments.ts';
export type { RefundSource } from './store.ts';
