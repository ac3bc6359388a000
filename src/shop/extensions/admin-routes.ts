import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { extensionFilter, extensionInput, extensionSchema, extensionSorts } from './contract.ts';
import { extensionsFor, type KnownExtension } from './manage-extensions.ts';

const url = '/api/admin/extensions';
const params = z.object({ id: z.string().max(64) });
const staff = { tag: 'extensions', access: 'staff', right: 'settings' } as const;

/** Publishes the back office's resource `extensions`. Settings may hold third-party keys, so writing them needs a fresh proof of identity. */
export function extensionRoutes(api: Api, known: () => readonly KnownExtension[]): void {
  const { list, read, change } = extensionsFor(known);
  const query = listQuery({ sorts: extensionSorts, usual: 'order', filter: extensionFilter });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List extensions', query, data: listAnswer(extensionSchema) },
    async (context, { query: { page, size, sort, filter } }) => ({ ...(await list(context, { page, size, filter, order: sort })), page, size }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read an extension with its settings', params, data: extensionSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await read(context, id)),
  );
  api.operation(
    {
      ...staff,
      method: 'PUT',
      url: `${url}/:id`,
      summary: "Change an extension's settings",
      params,
      body: extensionInput,
      data: extensionSchema,
      idempotent: true,
      freshProof: true,
    },
    async (context, { params: { id }, body, request, reply }) => sendEtag(reply, await change(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
}
