/** Giving money back. */
export { refundOrder } from './refund-order.ts';
