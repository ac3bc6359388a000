/** Payments as other slices and the browser see them: methods, states, and what a started payment asks the shopper to do. */
import { z } from 'zod';

/** Limits of payments. */
export const paymentLimits = {
  /** How long an unpaid order waits for an online payment. */
  onlineWindowMs: 30 * 60_000,
  /** How long an unpaid order waits for a bank transfer. */
  bankTransferWindowMs: 7 * 24 * 3_600_000,
  /** A webhook's body in bytes. */
  webhookBytes: 64 * 1024,
  /** How far a signed webhook's time stamp may lie from now. */
  webhookAgeMs: 5 * 60_000,
  methodIdLength: 40,
} as const;

/** Payment methods that this shop can offer (contract, section 9). */
export const paymentMethodIds = ['sandbox', 'bankTransfer', 'cashOnDelivery'] as const;

/** A payment method. */
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** States of a payment and of each attempt at it (domain rules, "Payment"). */
export const paymentStates = ['pending', 'requiresAction', 'captured', 'failed', 'cancelled', 'refunded'] as const;

/** The state of a payment or of an attempt. */
export type PaymentState = (typeof paymentStates)[number];

/** A method as a checkout offers it. */
export type PaymentMethod = { id: PaymentMethodId; title: string };

/** What the shopper's browser does next. */
export const paymentActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('redirect'), url: z.string() }),
]);

/** What the shopper's browser does next. */
export type PaymentAction = z.infer<typeof paymentActionSchema>;

/** What `/checkout/submit` and `/payment/start` say of the payment. */
export const startedPaymentSchema = z.object({ state: z.enum(paymentStates), action: paymentActionSchema });

/** A payment that was started. */
export type StartedPayment = z.infer<typeof startedPaymentSchema>;
