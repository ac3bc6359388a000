/** Paying an order: begun at a provider, reported by it or by staff, given up when nobody pays. */
export { startFirstAttempt, startPayment } from './start-payment.ts';
export { markPaid, markPaidIn } from './mark-paid.ts';
export { payInSandbox, readSandbox } from './pay-in-sandbox.ts';
export { countOpenOrders } from './store-due.ts';
export { expireUnpaidOrders } from './expire-unpaid-orders.ts';
export { paysRest } from '../rules.ts';
