/** Writes that another site makes a visitor's browser send are rejected (docs/contract.md, "Cross-site writes"). */
import type { IncomingHttpHeaders } from 'node:http';
import * as m from '#messages';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A write that another site may have sent. Cure: Send the request from the shop's own pages, or from a program without `Origin`. */
export const crossSite: ErrorSpec = { reason: 'crossSite', wire: 30, status: 403, message: m.error_cross_site };
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects them before identity and body are read. Programs send neither header and may write. */
export function rejectForeignWrites(app: FastifyInstance, own: string): void {
  app.addHook('onRequest', async (request) => {
    if (!reads.has(request.method) && request.foreignOrigin === null && isForeign(request, own)) throw new ShopError(crossSite);
  });
}

/**
 * Whether a write with a cookie can only come from the shop's own script. Browsers say where a write comes from (and foreign ones
 * are rejected above); without that header it must be what no form of another site could send: JSON, or a header of its own.
 */
export function isFromOwnScript({ method, headers }: FastifyRequest): boolean {
  if (reads.has(method) || headers['sec-fetch-site'] !== undefined || headers.origin !== undefined) return true;
  return headers['x-requested-with'] !== undefined || /^\s*application\/json\b/i.test(headers['content-type'] ?? '');
}

function isForeign({ headers }: FastifyRequest, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return !isOwnOrigin(headers, own);
}

/** Whether a request with an origin comes from a page of the shop: under its own name or, as far as the browser itself says that both are one, another. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, own: string): boolean {
  if (origin === undefined || origin === own) return true;
  const url = URL.parse(origin);
  // A sandboxed page's `null` is foreign, and so is what no browser would send as an origin.
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.origin !== origin) return false;
  return url.host === host?.toLowerCase();
}
