/** Public answers of the API: what they depend on, and that nothing has changed since the asker's copy (docs/contract.md, "Caching"). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from './compress.ts';

/** The headers that choose language and currency, two of them by cookie; the token, because an invalid one is rejected; and the version. */
export const vary = 'X-Lang, X-Currency, X-Auth, Vitrine-Version, Accept-Language, Cookie';

/** Tags an answer with its own bytes (weakly: it may be compressed after this); a copy with the same tag is answered by 304. */
export async function answerUnchanged(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}
