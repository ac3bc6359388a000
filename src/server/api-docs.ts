/** The API's own description: OpenAPI documents made from the operations' schemas, and a page to read them. */
import type { FastifyInstance } from 'fastify';
import { docsCss, renderDocsPage, type OpenApi } from './api-docs-page.ts';

/** Publishes `/api/web/openapi.json`, `/api/admin/openapi.json` and `/api/docs`. They are answered without the envelope. */
export function publishApiDocs(app: FastifyInstance, { describe, headers }: { describe(): Promise<OpenApi>; headers: Readonly<Record<string, string>> }): void {
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
  for (const area of ['web', 'admin']) {
    app.get(`/api/${area}/openapi.json`, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(JSON.stringify(await documentFor(`/api/${area}/`))),
    );
  }
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
