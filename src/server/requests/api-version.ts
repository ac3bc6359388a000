/** Which version of the API a request was written for, by `Vitrine-Version` (docs/contract.md, "Versions"); every answer of the API says which one served it. */
import * as m from '#messages';
import { apiVersions, currentVersion, isApiVersion, type ApiVersion } from '#server/requests/served-versions.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyRequest {
    /** The version that serves the request. */
    apiVersion: ApiVersion;
  }
}

const servedData = z.object({ versions: z.array(z.string()) });
/** The shop serves no such version of its API. Cure: Name one that `versions` lists, as docs/api-versions.md describes, or none. */
export const versionUnknown: ErrorSpec<z.infer<typeof servedData>> = {
  reason: 'apiVersionUnknown',
  wire: 40,
  status: 400,
  message: m.error_api_version_unknown,
  data: servedData,
};

/** Serves the versions there are. Call it after `allowListedOrigins`, so that scripts of listed origins can read the error. */
export function serveVersions(app: FastifyInstance): void {
  app.decorateRequest('apiVersion', currentVersion);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const asked = request.headers['vitrine-version'] ?? currentVersion;
    const isServed = isApiVersion(asked);
    void reply.header('vitrine-version', isServed ? asked : currentVersion);
    if (!isServed) throw new ShopError(versionUnknown, { data: { versions: [...apiVersions] } });
    request.apiVersion = asked;
  });
}
