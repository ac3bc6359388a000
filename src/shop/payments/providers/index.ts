/** What a payment provider is, and how the composition root adds more of them. */
export { addProviders, type AddedProvider } from '../providers.ts';
export { storeMethods } from '../stored-methods.ts';
export { findKeptMethods } from '../store-methods.ts';
export type { Attempt, DuePayment, PaymentNotice, PaymentProvider, PaymentTraits, RefundOrder, RefundState, Sale, WebhookRequest } from '../provider.ts';
