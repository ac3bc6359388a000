/**
 * Payments: methods and their providers, a payment record per order with its attempts, webhooks, refunds. This slice
 * knows nothing of an order's state; the orders slice decides what a capture means and calls in here under the order's lock.
 */
export { paymentMethodsFor } from './payment-methods-for.ts';
export {
  latestPaymentDueAt,
  methodsShippedBeforePayment,
  paymentDueAt,
  paymentInstructions,
  paymentMethodTitle,
  paymentOrderNote,
  paymentSettingsOf,
  paymentStatesOf,
  paymentTraitsOf,
  reminders,
} from './read-payments.ts';
export { readPaymentHistory } from './read-payment-history.ts';
export { offeredProvider } from './providers.ts';
export type { Attempt, PaymentNotice } from './provider.ts';
