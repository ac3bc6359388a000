/** The application: Fastify with the shop's slices. Tests build it too and call it with `inject`, without a port. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import { createApi } from '#kit/server/http/api.ts';
import { idempotencyStore } from '#kit/server/http/idempotency.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import { identifyStaff } from '#shop/staff/index.ts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { knownCurrency, readMarkets } from '#shop/markets/index.ts';
import { installErrorHandling, refuseUnknownPath } from './error-handler.ts';
import { createIdentity, guestCookie } from './identity.ts';
import { publishSocket, type SocketTimes } from './socket/socket-server.ts';
import { publishOperations, type OperationsParts } from './operations.ts';

/** What the process gives to the application. */
export type AppParts = {
  host: Host;
  slices: readonly Slice[];
  now?: () => Date;
  log?: FastifyBaseLogger;
  trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
  /** For `/healthz`, `/readyz` and `/metrics`. */
  operations?: OperationsParts;
  /** Shorter times for tests of the socket. */
  socketTimes?: Partial<SocketTimes>;
  /** Serves what is not under `/api/`: the storefront. Without it such paths are unknown. */
  pages?(app: FastifyInstance): void;
};

const guestCookieSeconds = 365 * 24 * 3600;

/** Builds the application; nothing listens yet. */
export async function buildApp({
  host,
  slices,
  now = () => new Date(),
  log,
  trustProxy = false,
  operations,
  socketTimes,
  pages,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    // One line a request would be the log's bulk; faults and refused starts are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    // By default a slow body stays open for minutes.
    requestTimeout: 20_000,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the process stops is still answered; the connection is closed after it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Plain text is a wrong content type (415), except where an operation reads JSON from it.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: 10 * 1024 * 1024, files: 1, fields: 10 } });
  await app.register(swagger, { openapi: { info: { title: 'Vitrine', version: '1' } }, transform: jsonSchemaTransform });

  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD' && method !== 'OPTIONS') methods.set(route.url, (methods.get(route.url) ?? new Set()).add(method));
    }
  });
  installErrorHandling(app);

  await publishSocket(app, { host, now, times: socketTimes });

  const contextOf = createIdentity({
    database: host.database,
    now,
    https: host.config.https,
    config: host.config,
    enqueue: host.jobs.enqueue,
    currencyFor: async (asked) => knownCurrency(await readMarkets(host.database.reader), asked),
    identifyStaff: (token) => identifyStaff(host.database.reader, { token, now: now() }),
  });
  const api = createApi(app, {
    contextOf,
    idempotency: idempotencyStore(host.database),
    finish: (_request, reply, context) => {
      if (!context.issued.guestSecret) return;
      void reply.setCookie(guestCookie(host.config.https), context.issued.guestSecret, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: host.config.https,
        maxAge: guestCookieSeconds,
      });
    },
  });
  if (operations) publishOperations(app, operations);
  for (const slice of slices) slice.routes?.(api, host);
  pages?.(app);

  const patterns = () =>
    [...methods].map(([url, allowed]) => ({ pattern: new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+').replace(/\*/g, '.*')}/?$`), allowed: [...allowed] }));
  let known: ReturnType<typeof patterns> | undefined;
  app.setNotFoundHandler((request, reply) => {
    known ??= patterns();
    const path = request.url.split('?')[0]!;
    return refuseUnknownPath(
      request,
      reply,
      known.filter((route) => route.pattern.test(path)).flatMap((route) => route.allowed),
    );
  });
  return app;
}
