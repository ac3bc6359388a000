/** The API's own description: OpenAPI documents made from the operations' schemas, and a page to read them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { docsCss, renderDocsPage, type OpenApi } from './api-docs-page.ts';

type ApiDocsParts = {
  describe(): Promise<OpenApi>;
  headers: Readonly<Record<string, string>>;
  /** Throws code 50 for whoever is not staff. */
  identifyStaff(request: FastifyRequest): Promise<unknown>;
};

/** Publishes `/api/web/openapi.json`, `/api/docs` and, for staff, `/api/admin/openapi.json`. They are answered without the envelope. */
export function publishApiDocs(app: FastifyInstance, { describe, headers, identifyStaff }: ApiDocsParts): void {
  const made = new Map<string, OpenApi>();
  const documentFor = async (prefix: string): Promise<OpenApi> => {
    const known = made.get(prefix);
    if (known) return known;
    const whole = await describe();
    const paths = Object.fromEntries(Object.entries(whole.paths).filter(([path]) => path.startsWith(prefix)));
    const document = { ...whole, paths };
    made.set(prefix, document);
    return document;
  };
  const send = async (reply: FastifyReply, area: string) =>
    reply
      .type('application/json; charset=utf-8')
      .serializer(String)
      .send(JSON.stringify(await documentFor(`/api/${area}/`)));
  app.get('/api/web/openapi.json', { schema: { hide: true } }, (_request, reply) => send(reply.header('cache-control', 'public, max-age=300'), 'web'));
  app.get('/api/admin/openapi.json', { schema: { hide: true }, onRequest: async (request) => void (await identifyStaff(request)) }, (_request, reply) =>
    send(reply.header('cache-control', 'private, no-store'), 'admin'),
  );
  app.get('/api/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(docsCss),
  );
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers(headers)
      .header('cache-control', 'public, max-age=300')
      .type('text/html; charset=utf-8')
      .send(renderDocsPage(await documentFor('/api/web/'), ['/api/docs.css'])),
  );
}
