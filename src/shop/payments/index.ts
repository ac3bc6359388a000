/**
 * Payments: methods and their providers, a payment record per order with its attempts, webhooks, refunds. This slice
 * knows nothing of an order's state; the orders slice decides what a capture means and calls in here under the order's lock.
 */
export { paymentMethodsFor } from './payment-methods-for.ts';
export { openPayment } from './open-payment.ts';
export { beginAttempt } from './begin-attempt.ts';
export { startAttempt } from './start-attempt.ts';
export { captureAttempt } from './capture-attempt.ts';
export { failAttempt } from './fail-attempt.ts';
export { waitForAttempt } from './wait-for-attempt.ts';
export { attemptCancel, cancelAtProvider } from './end-attempts.ts';
export { cancelPayment } from './cancel-payment.ts';
export { requestRefund } from './request-refund.ts';
export type { RefundSource } from './store.ts';
export { refusedRefunds, swapSettlement } from './swap-settlement.ts';
export { runRefund, type FailedRefund } from './run-refund.ts';
export { leftRefunds, planRefund } from './left-refunds.ts';
export { receiveWebhook } from './receive-webhook.ts';
export { takeEvent, finishEvent, leftEvents } from './webhook-events.ts';
export {
  bankAccountOf,
  findPaymentAttempt,
  isManualMethod,
  isOrphanRefunded,
  openAttemptsOf,
  paymentSettingsOf,
  paymentDueAt,
  paymentMethodTitle,
  paymentStatesOf,
  reminders,
  type BankAccount,
} from './read-payments.ts';
export { readPaymentHistory } from './read-payment-history.ts';
export { providerOf } from './providers.ts';
export type { Attempt, PaymentNotice, PaymentProvider } from './provider.ts';
export { decideSandbox, sandboxDetailOf, type SandboxDecision, type SandboxForm } from './decide-sandbox.ts';
export { sendSandboxWebhook } from './send-sandbox-webhook.ts';
export { renderSandboxMissing, renderSandboxPage, sandboxPolicy, sandboxStylePath } from './sandbox-page.tsx';
export { sandboxStyle } from './sandbox-style.ts';
export { findStripePage, type StripePageFound } from './find-stripe-page.ts';
export { renderStripeMissing, renderStripePage, stripePageFiles, stripePagePolicy } from './stripe-page.tsx';
export { stripeStyle } from './stripe-style.ts';
