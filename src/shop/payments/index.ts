/**
 * Payments: methods and their providers, a payment record per order with its attempts, webhooks, refunds. This slice
 * knows nothing of an order's state; the orders slice decides what a capture means and calls in here under the order's lock.
 */
export { paymentMethodsFor } from './payment-methods-for.ts';
export {
  bankAccountOf,
  isManualMethod,
  paymentDueAt,
  paymentMethodTitle,
  paymentSettingsOf,
  paymentStatesOf,
  reminders,
  type BankAccount,
} from './read-payments.ts';
export { readPaymentHistory } from './read-payment-history.ts';
export { providerOf } from './providers.ts';
export type { Attempt, PaymentNotice, PaymentProvider } from './provider.ts';
