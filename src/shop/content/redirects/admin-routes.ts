import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { z } from 'zod';
import { redirectFilter, redirectInputSchema, redirectSorts, staffRedirectSchema } from './contract.ts';
import { deleteRedirect, listRedirects, readRedirect, writeRedirect } from './write-redirect.ts';

const readers = { tag: 'redirects', access: 'staff', right: 'content', method: 'GET' } as const;
const writers = { ...readers, idempotent: true } as const;
const url = '/api/admin/redirects';
const params = z.object({ id: z.string().max(64) });

/** Publishes the back office's resource `redirects`. */
export function redirectAdminRoutes(api: Api): void {
  const query = listQuery({ sorts: redirectSorts, filter: redirectFilter });
  api.operation(
    { ...readers, url, summary: 'List redirects', query, data: listAnswer(staffRedirectSchema) },
    (context, { query: { page, size, sort, filter } }) => listRedirects(context, { page, size, filter, order: sort }),
  );
  api.operation({ ...readers, url: `${url}/:id`, summary: 'Read a redirect', params, data: staffRedirectSchema }, async (context, { params: { id }, reply }) =>
    sendEtag(reply, await readRedirect(context.db, id)),
  );
  api.operation(
    { ...writers, method: 'POST', url, summary: 'Send an address that is gone elsewhere', body: redirectInputSchema, data: staffRedirectSchema },
    async (context, { body, reply }) => sendEtag(reply, await writeRedirect(context, { input: body })),
  );
  api.operation(
    { ...writers, method: 'PUT', url: `${url}/:id`, summary: 'Change a redirect', params, body: redirectInputSchema, data: staffRedirectSchema },
    async (context, { params: { id }, body, request, reply }) =>
      sendEtag(reply, await writeRedirect(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: `${url}/:id`, summary: 'Delete a redirect', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await deleteRedirect(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
