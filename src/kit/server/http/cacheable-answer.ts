/** Public answers of the API: what they depend on, and that nothing has changed since the asker's copy (docs/contract.md, "Caching"). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from './compress.ts';

/** What an answer depends on: the token, because an invalid one is rejected; the version; and, as far as the address does not say them, what chooses language and currency. */
export function varyOf({ query }: FastifyRequest): string {
  const { lang, currency } = (query ?? {}) as { lang?: string; currency?: string };
  const choosing = [...(lang ? [] : ['X-Lang', 'Accept-Language']), ...(currency ? [] : ['X-Currency']), ...(lang && currency ? [] : ['Cookie'])];
  return ['X-Auth', 'Vitrine-Version', ...choosing].join(', ');
}

/** Tags an answer with its own bytes (weakly: it may be compressed after this); a copy with the same tag is answered by 304. */
export async function answerUnchanged(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return payload;
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}
