/** The payment of an order, and the attempts to pay it. */
export { openPayment } from './open-payment.ts';
export { beginAttempt } from './begin-attempt.ts';
export { startAttempt } from './start-attempt.ts';
export { captureAttempt } from './capture-attempt.ts';
export { failAttempt } from './fail-attempt.ts';
export { askProvider } from './ask-provider.ts';
export { waitForAttempt } from './wait-for-attempt.ts';
export { attemptCancel, cancelAtProvider } from './end-attempts.ts';
export { cancelPayment, changePayment } from './cancel-payment.ts';
export { countFailedAttempts as countAttempts } from '../store-history.ts';
export { payableAttemptsOf } from '../read-payments.ts';
export { findAttempt as findPaymentAttempt } from '../store.ts';
