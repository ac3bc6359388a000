/** Writes that another site makes a visitor's browser send are refused (contract, section 2). */
import * as m from '#messages';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const crossSite: ErrorSpec = { wire: 30, status: 403, message: m.error_cross_site };
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses them before identity and body are looked at. Programs send neither header and are let in. */
export function refuseForeignWrites(app: FastifyInstance, baseUrl: string): void {
  const own = new URL(baseUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!reads.has(request.method) && isForeign(request, own)) throw new ShopError(crossSite);
  });
}

function isForeign({ headers }: FastifyRequest, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === own) return false;
  // The shop under another of its names, as far as the browser itself says that both are one.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
