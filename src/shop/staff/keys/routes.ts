import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, listAnswer, listQuery } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { apiKeyFilter, apiKeyInput, apiKeySchema, apiKeySorts, newApiKeySchema, type ApiKey } from './contract.ts';
import { changeKey, createKey, keyState, listKeys, readKey, removeKey } from './manage-keys.ts';

const url = '/api/admin/api-keys';
const params = z.object({ id: z.string().max(64) });
const staff = { tag: 'api-keys', access: 'staff', right: 'settings' } as const;
const writes = { ...staff, idempotent: true, freshProof: true } as const;

function send(reply: FastifyReply, key: ApiKey): ApiKey {
  void reply.header('etag', etagOf(keyState(key)));
  return key;
}

/** Publishes the back office's resource `api-keys`. */
export function keyRoutes(api: Api): void {
  const query = listQuery({ sorts: apiKeySorts, usual: '-createdAt', filter: apiKeyFilter });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List API keys', query, data: listAnswer(apiKeySchema) },
    (context, { query: { page, size, sort, filter } }) => listKeys(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read an API key, without the key itself', params, data: apiKeySchema },
    async (context, { params: { id }, reply }) => send(reply, await readKey(context, id)),
  );
  api.operation(
    { ...writes, method: 'POST', url, summary: 'Make an API key; it is shown this once', body: apiKeyInput, data: newApiKeySchema },
    (context, { body }) => createKey(context, body),
  );
  api.operation(
    { ...writes, method: 'PUT', url: `${url}/:id`, summary: 'Change an API key', params, body: apiKeyInput, data: apiKeySchema },
    async (context, { params: { id }, body, request, reply }) => send(reply, await changeKey(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writes, method: 'DELETE', url: `${url}/:id`, summary: 'Delete an API key', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await removeKey(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
