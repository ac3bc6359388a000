import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { missingAddressSchema, missingSorts, redirectFilter, redirectInputSchema, redirectSorts, staffRedirectSchema, type StaffRedirect } from './contract.ts';
import { deleteMissing, listMissing } from './missing-addresses.ts';
import { deleteRedirect, listRedirects, readRedirect, redirectState, writeRedirect } from './write-redirect.ts';

const readers = { tag: 'redirects', access: 'staff', right: 'content', method: 'GET' } as const;
const writers = { ...readers, idempotent: true } as const;
const url = '/api/admin/redirects';
const params = z.object({ id: z.string().max(64) });

const send = (reply: FastifyReply, redirect: StaffRedirect): StaffRedirect => {
  sendEtag(reply, redirectState(redirect));
  return redirect;
};

/** Publishes the back office's resources `redirects` and `missing-addresses`. */
export function redirectAdminRoutes(api: Api): void {
  const query = listQuery({ sorts: redirectSorts, filter: redirectFilter });
  api.operation(
    { ...readers, url, summary: 'List redirects', query, data: listAnswer(staffRedirectSchema) },
    (context, { query: { page, size, sort, filter } }) => listRedirects(context, { page, size, filter, order: sort }),
  );
  api.operation({ ...readers, url: `${url}/:id`, summary: 'Read a redirect', params, data: staffRedirectSchema }, async (context, { params: { id }, reply }) =>
    send(reply, await readRedirect(context.db, id)),
  );
  api.operation(
    { ...writers, method: 'POST', url, summary: 'Send an address that is gone elsewhere', body: redirectInputSchema, data: staffRedirectSchema },
    async (context, { body, reply }) => send(reply, await writeRedirect(context, { input: body })),
  );
  api.operation(
    { ...writers, method: 'PUT', url: `${url}/:id`, summary: 'Change a redirect', params, body: redirectInputSchema, data: staffRedirectSchema },
    async (context, { params: { id }, body, request, reply }) => send(reply, await writeRedirect(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: `${url}/:id`, summary: 'Delete a redirect', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await deleteRedirect(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}

/** Addresses that lead nowhere: seen, taken off the list, made a redirect of by `POST /redirects`. */
export function missingAdminRoutes(api: Api): void {
  const at = '/api/admin/missing-addresses';
  const query = listQuery({ sorts: missingSorts, filter: redirectFilter, usual: '-hits' });
  api.operation(
    { ...readers, url: at, summary: 'List addresses that were asked for and lead nowhere', query, data: listAnswer(missingAddressSchema) },
    (context, { query: { page, size, sort, filter } }) => listMissing(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...writers, method: 'DELETE', ifMatch: 'never', url: `${at}/:id`, summary: 'Take an address off that list', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id } }) => {
      await deleteMissing(context, id);
      return { id };
    },
  );
}
