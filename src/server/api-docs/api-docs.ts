/** The API's own description: OpenAPI documents made from the operations' schemas, and pages to read them and to try them out. */
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfig } from '#kit/server/host-config.ts';
import { pageHeaders } from '../pages/page-headers.ts';
import { staffCookie } from '#shop/staff/sessions/index.ts';
import { publishHashedFiles } from '../pages/hashed-files.ts';
import { readerPolicy, readerPrefix, readerScript, renderReader } from './api-docs-page.ts';
import { documentOf } from './document.ts';
import { readExamples } from './examples.ts';
import type { ApiArea, OpenApi } from './openapi.ts';

type ApiDocsParts = {
  /** The folder of the project, below which the reader was built. */
  root: string;
  describe(): Promise<OpenApi>;
  config: HostConfig;
  /** Throws code 50 for callers who are not staff. */
  identifyStaff(request: FastifyRequest): Promise<unknown>;
};

/** Publishes `/api/web/openapi.json`, `/api/docs` and, for staff, `/api/admin/openapi.json` and `/api/admin/docs`. They are answered without the envelope. */
export async function publishApiDocs(app: FastifyInstance, { root, describe, config, identifyStaff }: ApiDocsParts): Promise<void> {
  const made = new Map<ApiArea, OpenApi>();
  const documentFor = async (area: ApiArea): Promise<OpenApi> => {
    const known = made.get(area);
    if (known) return known;
    const document = documentOf(await describe(), { area, serverUrl: config.baseUrl, operations: app.operations, examples: await readExamples(area) });
    made.set(area, document);
    return document;
  };
  const send = async (reply: FastifyReply, area: ApiArea) =>
    reply
      .type('application/json; charset=utf-8')
      .serializer(String)
      .send(JSON.stringify(await documentFor(area)));
  app.get('/api/web/openapi.json', { schema: { hide: true } }, (_request, reply) => send(reply.header('cache-control', 'public, max-age=300'), 'web'));
  app.get('/api/admin/openapi.json', { schema: { hide: true }, onRequest: async (request) => void (await identifyStaff(request)) }, (_request, reply) =>
    send(reply.header('cache-control', 'private, no-store'), 'admin'),
  );
  const folder = join(root, 'dist/reference');
  const script = await readerScript(folder);
  if (script !== null) await publishHashedFiles(app, { folder, prefix: readerPrefix });
  const read = (reply: FastifyReply, page: { title: string; document: string }) =>
    reply
      .headers({ ...pageHeaders(config), 'content-security-policy': readerPolicy, 'x-frame-options': 'DENY', 'cache-control': 'private, no-store' })
      .type('text/html; charset=utf-8')
      .send(renderReader({ ...page, script }));
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) => read(reply, { title: 'Vitrine: shopper API', document: '/api/web/openapi.json' }));
  // The page holds nothing: its document is for staff, and a cookie is accepted from the page's script alone. Visitors get to the sign-in form.
  app.get('/api/admin/docs', { schema: { hide: true } }, (request, reply) =>
    request.cookies[staffCookie(config.https)] === undefined
      ? reply.redirect('/backoffice', 303)
      : read(reply, { title: 'Vitrine: back office API', document: '/api/admin/openapi.json' }),
  );
}
