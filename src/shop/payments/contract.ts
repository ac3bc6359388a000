/** Payments as other slices and the browser see them: methods, states, and what a started payment asks the shopper to do. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

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
  /** A saved card stands among the methods by its id. */
  methodIdLength: 50,
  /** How long one call to a provider may take. */
  callMs: 10_000,
  /** How long an order whose payment its provider has in hand, or cannot be asked about, waits beyond its window. */
  graceMs: 60 * 60_000,
  /** A shopper is reminded in the last third of the window, and at most so long before its end. */
  reminderMs: 24 * 3_600_000,
  /** A refund's job that is overdue for so long was given up. */
  refundOverdueMs: 30 * 60_000,
  /** A refund that its provider has not finished is asked after so often, a day apart at last. */
  refundChecks: 30,
} as const;

/** A payment method (docs/contract.md, "Field names"); the list is `providers.ts`. */
export type PaymentMethodId = string;

/** States of a payment and of each attempt at it (docs/rules/orders.md, "Payments"). */
export const paymentStates = ['pending', 'requiresAction', 'captured', 'failed', 'cancelled', 'refunded'] as const;

/** The state of a payment or of an attempt. */
export type PaymentState = (typeof paymentStates)[number];

/** A method as a checkout offers it; `note` says what choosing it means. */
export const paymentMethodSchema = z
  .object({ id: z.string(), title: z.string(), note: z.string().optional() })
  .meta({ id: 'PaymentMethod', description: 'A payment method as a checkout offers it.' });

/** A method as a checkout offers it. */
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** What the shopper's browser does next. */
export const paymentActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({ type: z.literal('redirect'), url: z.string() }),
  // What a client needs that shows the provider's own form; `url` is the shop's page that does so, `returnPath` where the browser comes back to.
  z.object({
    type: z.literal('client'),
    provider: z.string(),
    publishableKey: z.string(),
    clientSecret: z.string(),
    url: z.string(),
    returnPath: z.string().optional(),
  }),
]);

/** What the shopper's browser does next. */
export type PaymentAction = z.infer<typeof paymentActionSchema>;

/** What `/checkout/submit` and `/payment/start` say of the payment. */
export const startedPaymentSchema = z.object({ state: z.enum(paymentStates), action: paymentActionSchema });

/** A payment that was started. */
export type StartedPayment = z.infer<typeof startedPaymentSchema>;

const sum = z.object({ amount: z.number().int(), currency: z.string() });
const at = z.iso.datetime();

/** What happened to an order's payment, as staff see it; `reference` is the end of what the provider calls it. */
export const paymentHistorySchema = z
  .object({
    attempts: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        reference: z.string(),
        state: z.enum(paymentStates),
        captured: sum.nullable(),
        /** Its money paid the order. */
        settles: z.boolean(),
        startedAt: at,
        changedAt: at,
      }),
    ),
    refunds: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        reference: z.string(),
        state: z.enum(['pending', 'succeeded', 'failed']),
        amount: sum,
        reason: z.string(),
        askedAt: at,
        settledAt: at.nullable(),
      }),
    ),
    /** Verified notices of providers; `outcome` is null while one waits. */
    webhooks: z.array(
      z.object({ id: z.string(), title: z.string(), kind: z.string(), outcome: z.string().nullable(), receivedAt: at, processedAt: at.nullable() }),
    ),
  })
  .meta({ id: 'PaymentHistory', description: 'What happened to the payment of an order.' });

/** What happened to an order's payment, as staff see it. */
export type PaymentHistory = z.infer<typeof paymentHistorySchema>;

/** The payment provider could not be reached, or answered what cannot be understood; nothing was paid. Cure: Try again later, or pay otherwise. */
export const providerAway: ErrorSpec = { reason: 'providerUnavailable', wire: 500, status: 503, message: m.payment_provider_away };

/**
 * The payment provider understood and refuses: a key, a currency, a sum that it does not take. Nothing was paid.
 * Cure: Pay otherwise; the merchant corrects the provider's settings.
 */
export const providerRefused: ErrorSpec = { reason: 'providerRefused', wire: 41, status: 409, message: m.payment_provider_refused };

export type { ExpressProps, PaypalProps } from './contract-express.ts';
export { accountFields, type Connection, type PaymentAccount, type SecretField } from './contract-accounts.ts';
