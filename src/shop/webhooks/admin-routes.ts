import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import {
  deliveryDetailSchema,
  deliveryFilter,
  deliverySchema,
  endpointFilter,
  endpointInput,
  endpointSchema,
  endpointSorts,
  newEndpointSchema,
  replayInput,
  type Endpoint,
} from './contract.ts';
import { listDeliveries, readDelivery, replayDelivery, replayFailed, sendTest } from './manage-deliveries.ts';
import { changeEndpoint, createEndpoint, endpointState, listEndpoints, readEndpoint, removeEndpoint, rotateSecret } from './manage-endpoints.ts';

const nothing = z.object({});
const params = z.object({ id: z.string().max(64) });
const staff = { tag: 'webhooks', access: 'staff', right: 'settings' } as const;
const writes = { ...staff, idempotent: true, freshProof: true } as const;
const posts = { ...writes, method: 'POST' } as const;
/** Sends again what an endpoint receives anyway: needs no reauthentication. */
const sends = { ...posts, freshProof: false } as const;

/** Publishes the back office's resources `webhooks` (endpoints) and `webhook-deliveries`. */
export function webhookAdminRoutes(api: Api): void {
  endpointRoutes(api);
  endpointActions(api);
  deliveryRoutes(api);
}

function send<Sent extends Endpoint>(reply: FastifyReply, endpoint: Sent): Sent {
  void reply.header('etag', etagOf(endpointState(endpoint)));
  return endpoint;
}

function endpointRoutes(api: Api): void {
  const query = listQuery({ sorts: endpointSorts, filter: endpointFilter });
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/webhooks', summary: 'List webhook endpoints', query, data: listAnswer(endpointSchema) },
    (context, { query: { sort, ...asked } }) => listEndpoints(context, { ...asked, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/webhooks/:id', summary: 'Read a webhook endpoint', params, data: endpointSchema },
    async (context, { params: { id }, reply }) => send(reply, await readEndpoint(context, id)),
  );
  api.operation(
    {
      ...posts,
      url: '/api/admin/webhooks',
      summary: 'Create a webhook endpoint; its secret is shown only this once',
      body: endpointInput,
      data: newEndpointSchema,
    },
    async (context, { body, reply }) => send(reply, await createEndpoint(context, body)),
  );
  api.operation(
    { ...writes, method: 'PUT', url: '/api/admin/webhooks/:id', summary: 'Change a webhook endpoint', params, body: endpointInput, data: endpointSchema },
    async (context, { params: { id }, body, request, reply }) => send(reply, await changeEndpoint(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writes, method: 'DELETE', url: '/api/admin/webhooks/:id', summary: 'Remove a webhook endpoint and its deliveries', params, data: nothing },
    async (context, { params: { id }, request }) => {
      await removeEndpoint(context, { id, ensureFresh: ifMatch(request) });
      return {};
    },
  );
}

function endpointActions(api: Api): void {
  api.operation(
    {
      ...posts,
      url: '/api/admin/webhooks/:id/rotate',
      summary: 'Make a new secret; the one before signs a day longer',
      params,
      body: nothing,
      data: newEndpointSchema,
    },
    async (context, { params: { id }, reply }) => send(reply, await rotateSecret(context, id)),
  );
  api.operation(
    { ...sends, url: '/api/admin/webhooks/:id/test', summary: 'Send a test message', params, body: nothing, data: deliverySchema },
    (context, { params: { id } }) => sendTest(context, id),
  );
  api.operation(
    {
      ...sends,
      url: '/api/admin/webhooks/:id/replay',
      summary: 'Send again all that failed since a time',
      params,
      body: replayInput,
      data: z.object({ count: z.number().int() }),
    },
    (context, { params: { id }, body }) => replayFailed(context, { id, since: new Date(body.since) }),
  );
}

function deliveryRoutes(api: Api): void {
  const query = listQuery({ sorts: ['at'], usual: '-at', filter: deliveryFilter });
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/webhook-deliveries', summary: 'List webhook deliveries', query, data: listAnswer(deliverySchema) },
    (context, { query: { sort, ...asked } }) => listDeliveries(context, { ...asked, direction: sort.direction }),
  );
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/webhook-deliveries/:id', summary: 'Read a webhook delivery', params, data: deliveryDetailSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readDelivery(context, id)),
  );
  api.operation(
    { ...sends, url: '/api/admin/webhook-deliveries/:id/replay', summary: 'Send a message again', params, body: nothing, data: deliveryDetailSchema },
    (context, { params: { id } }) => replayDelivery(context, id),
  );
}
