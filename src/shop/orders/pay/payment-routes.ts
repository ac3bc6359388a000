import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { receiveWebhook } from '../../payments/webhooks/index.ts';
import { paymentLimits } from '../../payments/contract.ts';
import { processPaymentEvent } from './process-payment-event.ts';

const webhookSchema = {
  summary: "A provider's webhook, in its own format and signature; 2xx once it is stored",
  tags: ['payment'],
  params: z.object({ provider: z.string() }),
  response: {
    200: z.object({ received: z.literal(true) }),
    400: z.object({ received: z.literal(false) }).describe('The signature or the body is not the provider’s'),
    404: z.object({ received: z.literal(false) }).describe('The shop has no such provider'),
  },
};

/** Takes providers' webhooks: their own format, their own signature, no envelope; 2xx only once the event is stored. */
export function webhookRoutes(api: Api): void {
  void api.app.register(async (scope: FastifyInstance) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: paymentLimits.webhookBytes }, (_request, body, done) => done(null, body));
    scope.post(
      '/api/web/payment/webhook/:provider',
      { schema: webhookSchema },
      async (request: FastifyRequest<{ Params: { provider: string } }>, reply: FastifyReply) => {
        const context = await api.contextOf(request, 'public');
        const body = typeof request.body === 'string' ? request.body : '';
        const received = await receiveWebhook(context, { providerId: request.params.provider, headers: request.headers, body });
        void reply.header('cache-control', 'no-store');
        if (received.kind === 'unknownProvider') return reply.status(404).send({ received: false });
        if (received.kind === 'refused') return reply.status(400).send({ received: false });
        if (received.kind === 'stored') {
          try {
            await processPaymentEvent(context, received.eventRowId);
          } catch (error) {
            // It is stored: a job processes it.
            context.log.error({ err: error, paymentEvent: received.eventRowId }, 'a webhook is processed later');
          }
        }
        return reply.send({ received: true });
      },
    );
  });
}
