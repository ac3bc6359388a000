import type { Context } from '#kit/server/context.ts';
import type { PaymentHistory } from './contract.ts';
import { paymentMethodTitle } from './read-payments.ts';
import { findAttemptHistory, findEventHistory, findRefundHistory } from './store-history.ts';

/** The end of what a provider calls something: enough to find it there, and too little to do anything with it here. */
const shortened = (reference: string): string => `…${reference.slice(-6)}`;

/** What happened to an order's payment: attempts, refunds and the webhooks about them, newest first. */
export async function readPaymentHistory(context: Pick<Context, 'db' | 'locale'>, order: { id: string; orderNo: string }): Promise<PaymentHistory> {
  const [attempts, refunds] = await Promise.all([findAttemptHistory(context.db, order.id), findRefundHistory(context.db, order.id)]);
  const webhooks = await findEventHistory(context.db, {
    references: attempts.map((attempt) => attempt.providerReference),
    refundIds: refunds.map((refund) => refund.id),
    orderNo: order.orderNo,
  });
  const title = (methodId: string) => paymentMethodTitle(methodId, context.locale);
  return {
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      title: title(attempt.methodId),
      reference: shortened(attempt.providerReference),
      state: attempt.state as PaymentHistory['attempts'][number]['state'],
      captured: attempt.capturedAmount > 0 ? { amount: attempt.capturedAmount, currency: attempt.currency } : null,
      settles: attempt.settles,
      startedAt: attempt.createdAt.toISOString(),
      changedAt: attempt.updatedAt.toISOString(),
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      title: title(refund.methodId),
      reference: shortened(refund.providerRefundReference ?? refund.providerReference),
      state: refund.state as PaymentHistory['refunds'][number]['state'],
      amount: { amount: refund.amount, currency: refund.currency },
      reason: refund.reason,
      askedAt: refund.createdAt.toISOString(),
      settledAt: refund.settledAt?.toISOString() ?? null,
    })),
    webhooks: webhooks.map((event) => ({
      id: event.id,
      title: title(event.provider),
      kind: event.kind,
      outcome: event.outcome,
      receivedAt: event.receivedAt.toISOString(),
      processedAt: event.processedAt?.toISOString() ?? null,
    })),
  };
}
