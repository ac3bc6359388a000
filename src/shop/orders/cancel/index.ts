/** Cancelling: by the shopper, by staff, and by law (`withdrawals`). */
export { cancelOrder } from './cancel-order.ts';
export { approveCancellation, cancelByMerchant, rejectCancellation } from './decide-cancellation.ts';
export { findOrderToWithdraw, withdrawOrder } from './withdraw-order.ts';
