/** The one place where anything thrown becomes a response: domain errors in the caller's language, everything else a 500 with a general message. */
import * as m from '#messages';
import { unexpectedError, notFound, tooMany, unavailable, wrongContentType, wrongMethod } from '#kit/pure/common-errors.ts';
import { localeFor, type Locale } from '#kit/pure/languages.ts';
import { ShopError, type AnyErrorSpec, type ErrorSpec } from '#kit/pure/shop-error.ts';
import { isDatabaseAway } from '#kit/server/connections/database-away.ts';
import { errorAnswer } from '#kit/server/http/envelope.ts';
import { schemaError } from '#kit/server/http/api.ts';
import { loggedPath } from '#kit/server/log/log.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { languageOf } from './identity.ts';

/** The body is no JSON. Cure: Send JSON. */
const badJson: ErrorSpec = { reason: 'jsonInvalid', wire: 40, status: 400, message: m.error_bad_json };
/** The body is larger than the operation takes. Cure: Send less at once. */
const tooLarge: ErrorSpec = { reason: 'bodyTooLarge', wire: 40, status: 413, message: m.error_too_large };

const byFastifyCode: Record<string, AnyErrorSpec> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: badJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badJson,
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: wrongContentType,
  FST_ERR_CTP_EMPTY_TYPE: wrongContentType,
  FST_STATIC_FORBIDDEN_PATH: notFound,
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: wrongContentType,
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
};

/** Whether the client disconnected in the middle of a body (Node's codes): not an error, and nobody is left to answer. */
const hungUp = (error: Error & { code?: string }) => error.code === 'ECONNRESET' && error.message === 'aborted';

/** Installs the error handler and the answers for unknown paths and methods under `/api/`. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const domainError = toDomainError(error, localeOf(request));
    if (domainError.spec.status >= 500 && !hungUp(error)) request.log.error({ err: error, path: loggedPath(request.url) }, 'request failed');
    recordDomainError(request, domainError);
    return sendDomainError(request, reply, domainError);
  });
}

/** What may be an attack: a right that is missing, a write from another site, a limit that was reached. Logged with path and address, no more. */
function recordDomainError(request: FastifyRequest, { spec: { status } }: ShopError): void {
  if (status === 403 || status === 429) request.log.warn({ path: loggedPath(request.url), status, from: ipPrefix(request.ip) }, 'refused');
}

/** Sends a domain error in the contract's envelope. */
export function sendDomainError(request: FastifyRequest, reply: FastifyReply, domainError: ShopError): FastifyReply {
  if (domainError.retryAfterSeconds !== undefined) void reply.header('retry-after', domainError.retryAfterSeconds);
  return reply
    .status(domainError.spec.status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(errorAnswer(domainError, localeOf(request))));
}

/** The answer to an unknown path (404) or a known path asked with a method that it does not have (405 with `Allow`). */
export function rejectUnknownPath(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  // The method can be right where a file does not exist.
  if (allowed.length === 0 || allowed.includes(request.method === 'HEAD' ? 'GET' : request.method))
    return sendDomainError(request, reply, new ShopError(notFound));
  return sendDomainError(request, reply.header('allow', allowed.join(', ')), new ShopError(wrongMethod));
}

/** Turns anything thrown into a domain error. */
export function toDomainError(error: Error & { code?: string; statusCode?: number }, locale: Locale): ShopError {
  if (error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return schemaError(error.validation.map(issueOf), locale);
  }
  const spec = byFastifyCode[error.code ?? ''];
  if (spec) return new ShopError(spec);
  if (error.statusCode === 429) return new ShopError(tooMany, { retryAfterSeconds: 60 });
  if (isDatabaseAway(error)) return new ShopError(unavailable, { cause: error });
  return new ShopError(unexpectedError, { cause: error });
}

/** The schema library's own issue, put together again from what Fastify's form of it holds. */
function issueOf(found: { keyword: string; instancePath: string; message?: string; params: object }): z.core.$ZodIssue {
  const path = found.instancePath.split('/').slice(1);
  return { ...found.params, code: found.keyword, path: path[0] === '' ? [] : path, message: found.message ?? '' } as unknown as z.core.$ZodIssue;
}

/** The caller's language; before that is known, by the headers alone. */
const localeOf = (request: FastifyRequest): Locale => request.shopContext?.locale ?? localeFor(languageOf(request));
