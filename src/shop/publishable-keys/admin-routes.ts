import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, listAnswer, listQuery } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { publishableKeyFilter, publishableKeyInput, publishableKeySchema, publishableKeySorts, type PublishableKey } from './contract.ts';
import { createKey, listKeys, publishableKeyState, readKey, renameKey, withdrawKey } from './manage-keys.ts';

const url = '/api/admin/publishable-keys';
const params = z.object({ id: z.string().max(64) });
const staff = { tag: 'publishable-keys', access: 'staff', right: 'settings' } as const;
const writes = { ...staff, idempotent: true } as const;

function send(reply: FastifyReply, key: PublishableKey): PublishableKey {
  void reply.header('etag', etagOf(publishableKeyState(key)));
  return key;
}

/** Publishes the back office's resource `publishable-keys`. */
export function publishableKeyRoutes(api: Api): void {
  const query = listQuery({ sorts: publishableKeySorts, usual: '-createdAt', filter: publishableKeyFilter });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List publishable keys, with how often their apps called', query, data: listAnswer(publishableKeySchema) },
    (context, { query: { page, size, sort, filter } }) => listKeys(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read a publishable key', params, data: publishableKeySchema },
    async (context, { params: { id }, reply }) => send(reply, await readKey(context, id)),
  );
  api.operation(
    { ...writes, method: 'POST', url, summary: 'Make a publishable key', body: publishableKeyInput, data: publishableKeySchema },
    async (context, { body, reply }) => send(reply, await createKey(context, body)),
  );
  api.operation(
    {
      ...writes,
      method: 'PUT',
      url: `${url}/:id`,
      summary: 'Rename the app of a publishable key',
      params,
      body: publishableKeyInput,
      data: publishableKeySchema,
    },
    async (context, { params: { id }, body, request, reply }) => send(reply, await renameKey(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writes, method: 'DELETE', url: `${url}/:id`, summary: 'Withdraw a publishable key', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await withdrawKey(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
