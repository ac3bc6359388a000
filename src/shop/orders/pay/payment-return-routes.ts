import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { isId } from '#kit/server/ids.ts';
import type { Attempt } from '../../payments/index.ts';
import { findPaymentAttempt } from '../../payments/attempts/index.ts';
import { confirmPayment } from './confirm-payment.ts';
import { findPayPath } from '../show/read-orders.ts';

type ReturnRequest = FastifyRequest<{ Params: { methodId: string; attemptId: string } }>;

/**
 * Takes browsers in that come back from a provider's page (`GET /payment/return/<method>/<attempt>`): the provider is
 * asked what became of the attempt, whatever the address says. Knowing an address lets nobody see or change anything.
 */
export function paymentReturnRoutes({ app, contextOf }: Api): void {
  app.get('/payment/return/:methodId/:attemptId', { schema: { hide: true } }, async (request: ReturnRequest, reply) => {
    const context = await contextOf(request, 'public');
    const { methodId, attemptId } = request.params;
    const attempt = isId(attemptId) ? await findPaymentAttempt(context.db, { id: attemptId }) : null;
    if (!attempt || attempt.methodId !== methodId) return reply.header('cache-control', 'no-store').redirect('/error/404', 303);
    try {
      await confirmPayment(context, attempt);
    } catch (error) {
      // The webhook reports it as well.
      context.log.warn({ err: error, attempt: attempt.id }, 'a provider could not be asked about a payment');
    }
    return goBackToShop(context, reply, attempt);
  });
}

/** Back to the shop, in the shopper's language: to the thank-you page, or where the order can be paid still, to its checkout. */
export async function goBackToShop(context: Context, reply: FastifyReply, attempt: Attempt): Promise<FastifyReply> {
  const now = await findPaymentAttempt(context.db, { id: attempt.id });
  const payPath = now?.state === 'captured' || now?.state === 'pending' ? null : await findPayPath(context, attempt.orderId);
  return reply
    .header('cache-control', 'no-store')
    .redirect(languagePrefix(attempt.lang) + (payPath ?? `/checkout/thankyou?order=${encodeURIComponent(attempt.orderNo)}`), 303);
}
