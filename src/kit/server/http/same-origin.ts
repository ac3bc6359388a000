/** Whether a write was sent by a page of another site (contract, section 2). */
import type { FastifyRequest } from 'fastify';

/** What browsers say of requests that a page of the same origin, or the person at the address bar, made. */
const ownSites = new Set(['same-origin', 'none']);

/** Whether `Sec-Fetch-Site`, else `Origin`, names another origin. With neither header the sender is no browser that could be misused. */
export function isFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return !ownSites.has(site);
  const { origin } = request.headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}
