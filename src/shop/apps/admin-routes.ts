import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, listAnswer, listQuery } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { listAppPages, openAppPage } from './app-pages.ts';
import {
  appFilter,
  appInput,
  appPagesSchema,
  appSchema,
  appSorts,
  changedAppSchema,
  newAppInput,
  newAppSchema,
  openedPageSchema,
  type App,
} from './contract.ts';
import { appState, changeApp, createApp, listApps, readApp, removeApp } from './manage-apps.ts';

const url = '/api/admin/apps';
const params = z.object({ id: z.string().max(64) });
const staff = { tag: 'apps', access: 'staff', right: 'settings' } as const;
const writes = { ...staff, idempotent: true, freshProof: true } as const;

function send<Sent extends App>(reply: FastifyReply, app: Sent, state: object = appState(app)): Sent {
  void reply.header('etag', etagOf(state));
  return app;
}

/** Publishes the pages of apps, for all staff. */
function appPageRoutes(api: Api): void {
  const anybody = { tag: 'apps', access: 'staff', right: 'signedIn' } as const;
  api.operation(
    { ...anybody, method: 'GET', url: '/api/admin/app-pages', summary: 'List the pages of apps that the caller may open', data: appPagesSchema },
    (context) => listAppPages(context),
  );
  api.operation(
    {
      ...anybody,
      method: 'POST',
      url: '/api/admin/app-pages/:id/open',
      summary: "Make the address under which an app's page is shown to the caller; it holds for a minute",
      params,
      data: openedPageSchema,
      onlyReads: true,
    },
    (context, { params: { id } }) => openAppPage(context, id),
  );
}

/** Publishes the back office's resource `apps`. */
export function appRoutes(api: Api): void {
  appPageRoutes(api);
  const query = listQuery({ sorts: appSorts, usual: '-createdAt', filter: appFilter });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List apps', query, data: listAnswer(appSchema) },
    async (context, { query: { page, size, sort, filter } }) => ({
      ...(await listApps(context, { page, size, filter, order: sort })),
      page,
      size,
    }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read an app, without its key', params, data: appSchema },
    async (context, { params: { id }, reply }) => send(reply, await readApp(context, id)),
  );
  api.operation(
    { ...writes, method: 'POST', url, summary: 'Make an app; its key and secrets are shown this once', body: newAppInput, data: newAppSchema },
    (context, { body }) => createApp(context, body),
  );
  api.operation(
    { ...writes, method: 'PUT', url: `${url}/:id`, summary: 'Change an app, its key and its webhooks', params, body: appInput, data: changedAppSchema },
    async (context, { params: { id }, body, request, reply }) => {
      const { secrets, pageSecret, ...app } = await changeApp(context, { id, input: body, ensureFresh: ifMatch(request) });
      return { ...send(reply, app), secrets, pageSecret };
    },
  );
  api.operation(
    { ...writes, method: 'DELETE', url: `${url}/:id`, summary: 'Remove an app with its key and its webhooks', params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await removeApp(context, { id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
