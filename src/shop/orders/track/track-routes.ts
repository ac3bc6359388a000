import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { sendEtag } from '#kit/server/http/resource.ts';
import { parcelLimits } from '../../shipping/contract.ts';
import { parcelEventInput, staffOrderSchema } from '../contract.ts';
import { presentOneForStaff } from '../staff/staff-orders.ts';
import { addParcelEvent } from './add-parcel-event.ts';
import { receiveReport } from './receive-report.ts';

const webhookSchema = {
  summary: "A tracking service's webhook, in its own format and signature; 2xx once it is taken",
  tags: ['order'],
  params: z.object({ source: z.string() }),
  response: {
    200: z.object({ received: z.literal(true) }),
    400: z.object({ received: z.literal(false) }).describe('The signature or the body is not the service’s'),
    404: z.object({ received: z.literal(false) }).describe('The shop has no such service'),
  },
};

/** Takes tracking services' webhooks: their own format, their own signature, no envelope. */
export function carrierWebhookRoutes(api: Api): void {
  void api.app.register(async (scope: FastifyInstance) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: parcelLimits.webhookBytes }, (_request, body, done) => done(null, body));
    scope.post(
      '/api/web/carrier/webhook/:source',
      { schema: webhookSchema },
      async (request: FastifyRequest<{ Params: { source: string } }>, reply: FastifyReply) => {
        const context = await api.contextOf(request, 'public');
        const body = typeof request.body === 'string' ? request.body : '';
        const received = await receiveReport(context, { sourceId: request.params.source, headers: request.headers, body });
        void reply.header('cache-control', 'no-store');
        if (received === 'unknownSource') return reply.status(404).send({ received: false });
        if (received === 'refused') return reply.status(400).send({ received: false });
        return { received: true };
      },
    );
  });
}

/** What staff write about parcels. */
export function parcelRoutes(api: Api): void {
  api.operation(
    {
      tag: 'orders',
      access: 'staff',
      right: 'write:orders',
      method: 'POST',
      idempotent: true,
      params: z.object({ id: z.string().max(64) }),
      url: '/api/admin/orders/:id/parcel-event',
      summary: 'Write where a parcel of an order is; delivered delivers it',
      body: parcelEventInput,
      data: staffOrderSchema,
    },
    async (context, { params: { id }, body, reply }) =>
      sendEtag(reply, await presentOneForStaff(context, await addParcelEvent(context, { order: id, ...body }))),
  );
}
