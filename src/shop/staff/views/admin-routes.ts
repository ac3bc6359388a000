import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { savedViewFilter, savedViewInput, savedViewSchema } from './contract.ts';
import { changeSavedView, createSavedView, listSavedViews, readSavedView, removeSavedView } from './saved-views.ts';

/** Publishes the resource `saved-views`: everybody's own, and what others share. What a list shows is decided where it is listed. */
export function savedViewRoutes(api: Api): void {
  const own = { tag: 'staff', access: 'staff', right: 'signedIn' } as const;
  const write = { ...own, idempotent: true } as const;
  const params = z.object({ id: z.string().max(64) });
  const url = '/api/admin/saved-views';
  const query = listQuery({ sorts: ['title'], filter: savedViewFilter });
  api.operation(
    { ...own, method: 'GET', url, summary: 'List saved views', query, data: listAnswer(savedViewSchema) },
    (context, { query: { page, size, filter } }) => listSavedViews(context, { page, size, resource: filter.resource }),
  );
  api.operation(
    { ...own, method: 'GET', url: `${url}/:id`, summary: 'Read a saved view', params, data: savedViewSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readSavedView(context, id)),
  );
  api.operation(
    { ...write, method: 'POST', url, summary: 'Save a view of a list', body: savedViewInput, data: savedViewSchema },
    async (context, { body, reply }) => sendEtag(reply, await createSavedView(context, body)),
  );
  api.operation(
    { ...write, method: 'PUT', url: `${url}/:id`, summary: 'Change a saved view', params, body: savedViewInput, data: savedViewSchema },
    async (context, { params: { id }, body, request, reply }) =>
      sendEtag(reply, await changeSavedView(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...write, method: 'DELETE', url: `${url}/:id`, summary: 'Forget a saved view', params, data: z.object({}) },
    async (context, { params: { id }, request }) => {
      await removeSavedView(context, { id, ensureFresh: ifMatch(request) });
      return {};
    },
  );
}
