import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#kit/server/http/api.ts';
import { paperPolicy, renderDocument, renderDocuments, renderMissingDocument } from './document-page.tsx';
import { paperStyle, paperStylePath } from './document-style.ts';
import { readBatch } from './open-batch.ts';
import { readDocument } from './read-document.ts';

type LinkRequest = FastifyRequest<{ Querystring: { key?: string } }>;

const privately = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;

/** A document as a page and as a file. The secret stands in the query, which is never logged. */
export function documentPages({ app, contextOf }: Api): void {
  app.get(paperStylePath, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(paperStyle),
  );
  app.get('/document', { schema: { hide: true } }, async (request: LinkRequest, reply) => {
    const context = await contextOf(request, 'public');
    const key = String(request.query.key ?? '');
    const document = await readDocument(context, key);
    const several = document ? null : await readBatch(context, key);
    if (several) return sendPage(reply, { status: 200, html: renderDocuments(several, context.locale) });
    if (!document) return sendPage(reply, { status: 404, html: renderMissingDocument(context.locale) });
    return sendPage(reply, { status: 200, html: renderDocument(document, `/document/${document.number}.pdf?key=${key}`) });
  });
  app.get('/document/:name.pdf', { schema: { hide: true } }, async (request: LinkRequest, reply) => {
    const context = await contextOf(request, 'public');
    const document = await readDocument(context, String(request.query.key ?? ''));
    if (!document) return sendPage(reply, { status: 404, html: renderMissingDocument(context.locale) });
    // Loaded with the first document, and with it all that reads and cuts fonts.
    const { makePdf } = await import('./pdf/make-pdf.ts');
    const file = await makePdf(document, context.now());
    return reply
      .headers({ ...privately, 'content-disposition': `inline; filename="${document.number}.pdf"` })
      .type('application/pdf')
      .send(file);
  });
}

function sendPage(reply: FastifyReply, { status, html }: { status: number; html: string }): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({ ...privately, 'content-security-policy': paperPolicy })
    .send(html);
}
