/** Which app calls the shopper API, by `x-publishable-key` (docs/contract.md, "Publishable keys"): it names the app in the log and in counts, and grants nothing. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Host } from '#kit/server/slice.ts';
import { countCall, findApp, type CallingApp } from '#shop/publishable-keys/index.ts';
import { publishableKeyUnknown } from '#shop/publishable-keys/contract.ts';
import type { FastifyInstance } from 'fastify';
import { isShopperApi } from './shopper-api.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The app that calls; null where the request names none. */
    callingApp: CallingApp | null;
  }
}

/** Names apps. Call it after `allowListedOrigins`, so that scripts of listed origins can read the error. */
export function nameCallingApps(app: FastifyInstance, host: Host): void {
  app.decorateRequest('callingApp', null);
  app.addHook('onRequest', async (request) => {
    const key = request.headers['x-publishable-key'];
    if (key === undefined || !isShopperApi(request)) return;
    const known = typeof key === 'string' ? await findApp(host.database.reader, key) : null;
    if (!known) throw new ShopError(publishableKeyUnknown);
    request.callingApp = known;
    request.log = request.log.child({ app: known.title });
  });
  app.addHook('onResponse', async ({ callingApp }, { statusCode }) => {
    if (callingApp) countCall(host, callingApp.keyId, { isLimited: statusCode === 429 });
  });
}
