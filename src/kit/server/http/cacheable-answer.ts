/** Public answers of the API: what they depend on, and that nothing has changed since the asker's copy (contract, section 4). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The headers that choose language and currency; the token, because one that is not valid is refused. */
export function varyOf(request: FastifyRequest): string {
  const currency = (request.query as Record<string, unknown> | undefined)?.['currency'];
  return `X-Lang, X-Currency, X-Auth, Accept-Language${currency ? '' : ', Cookie'}`;
}

/** Tags an answer with its own bytes; a copy with the same tag is answered by 304. */
export async function answerUnchanged(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  if (!known?.split(',', 50).some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)) return payload;
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}
