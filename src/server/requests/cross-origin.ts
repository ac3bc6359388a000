/**
 * The shopper API for scripts of other origins (docs/contract.md, "Other origins"): those that the merchant lists, never with cookies. What a browser
 * asks beforehand (a preflight) is answered here, from memory: neither identity, database nor handler is reached.
 */
import * as m from '#messages';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isShopperApi } from './shopper-api.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The listed origin whose script calls; null for the shop's own pages and for programs. */
    foreignOrigin: string | null;
  }
}

/** What a script may send, and what it may read. */
const requestHeaders =
  'accept-language, content-type, idempotency-key, if-none-match, vitrine-version, x-auth, x-currency, x-guest, x-lang, x-publishable-key, x-visitor';
const answerHeaders = 'etag, idempotency-replayed, retry-after, vitrine-version, x-guest-issued';
const methods = 'GET, HEAD, POST';
/** Browsers ask again after a day at most. */
const preflightSeconds = 7_200;

const settingData = z.object({ setting: z.literal('settings/api') });
/** The origin is not on the shop's list. Cure: Let staff add it to `settings/api`, `origins`. */
export const originNotListed: ErrorSpec<z.infer<typeof settingData>> = {
  reason: 'originNotListed',
  wire: 30,
  status: 403,
  message: m.error_origin_not_listed,
  data: settingData,
};

type OriginParts = { isOwn(request: FastifyRequest): boolean; listed(): Promise<readonly string[]> };

/** Accepts calls of listed origins. Call it before `rejectForeignWrites`, which rejects those of all others. */
export function allowListedOrigins(app: FastifyInstance, { isOwn, listed }: OriginParts): void {
  app.decorateRequest('foreignOrigin', null);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !isShopperApi(request) || isOwn(request)) return undefined;
    const isListed = (await listed()).includes(origin);
    if (isListed) {
      request.foreignOrigin = origin;
      void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', answerHeaders);
    }
    if (isListed && isPreflight(request)) return answerPreflight(reply);
    if (!isListed) throw new ShopError(originNotListed, { data: { setting: 'settings/api' } });
    return undefined;
  });
  // Whatever else an answer depends on, a shared cache must not give one origin's to another.
  app.addHook('onSend', async (request, reply, payload) => {
    if (isShopperApi(request)) void reply.header('vary', [reply.getHeader('vary'), 'Origin'].filter(Boolean).join(', '));
    return payload;
  });
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': methods,
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': String(preflightSeconds),
      vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
    })
    .send();
}

const isPreflight = ({ method, headers }: FastifyRequest): boolean => method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
