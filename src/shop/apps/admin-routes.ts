import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { etagOf, ifMatch, listAnswer, listQuery } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { appFilter, appInput, appSchema, appSorts, changedAppSchema, newAppInput, newAppSchema, type App } from './contract.ts';
import { appState, changeApp, createApp, listApps, readApp, removeApp } from './manage-apps.ts';

const url = '/api/admin/apps';
const params = z.object({ id: z.string().max(64) });
const staff = { tag: 'apps', access: 'staff', right: 'settings' } as const;
const writes = { ...staff, idempotent: true, freshProof: true } as const;

function send<Sent extends App>(reply: FastifyReply, app: Sent, state: object = appState(app)): Sent {
  void reply.header('etag', etagOf(state));
  return app;
}

/** Publishes the back office's resource `apps`. */
export function appRoutes(api: Api): void {
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
      const { secrets, ...app } = await changeApp(context, { id, input: body, ensureFresh: ifMatch(request) });
      return { ...send(reply, app), secrets };
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
