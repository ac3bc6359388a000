/** The API's own description: OpenAPI documents made from the operations' schemas, and a page to read them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfig } from '#kit/server/host-config.ts';
import { pageHeaders } from '../pages/page-headers.ts';
import { docsCss, renderDocsPage } from './api-docs-page.ts';
import { documentOf } from './document.ts';
import type { ApiArea, OpenApi } from './openapi.ts';

type ApiDocsParts = {
  describe(): Promise<OpenApi>;
  config: HostConfig;
  /** Throws code 50 for whoever is not staff. */
  identifyStaff(request: FastifyRequest): Promise<unknown>;
};

/** Publishes `/api/web/openapi.json`, `/api/docs` and, for staff, `/api/admin/openapi.json`. They are answered without the envelope. */
export function publishApiDocs(app: FastifyInstance, { describe, config, identifyStaff }: ApiDocsParts): void {
  const made = new Map<ApiArea, OpenApi>();
  const documentFor = async (area: ApiArea): Promise<OpenApi> => {
    const known = made.get(area);
    if (known) return known;
    const document = documentOf(await describe(), { area, serverUrl: config.baseUrl, operations: app.operations });
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
  app.get('/api/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(docsCss),
  );
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers(pageHeaders(config))
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(renderDocsPage(await documentFor('web'), ['/api/docs.css'])),
  );
}
