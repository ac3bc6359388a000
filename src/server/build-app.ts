/** The application: Fastify with the shop's slices. Tests build it too and call it with `inject`, without a port. */
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { createApi, type Api } from '#kit/server/http/api.ts';
import { idempotencyStore } from '#kit/server/http/idempotency.ts';
import { localeFor, type Language, type Locale } from '#kit/pure/languages.ts';
import { systemContext, type Context } from '#kit/server/context.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import { identifyKey, identifyStaff } from '#shop/staff/sessions/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { lenientValidator } from '#kit/server/http/validator.ts';
import { setPromotionBadges } from '#shop/catalog/index.ts';
import { convertPriceRange } from '#shop/catalog/facets/index.ts';
import { knownCurrency, readMarkets } from '#shop/markets/index.ts';
import { configInForce } from '#shop/payments/accounts/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { applyOwnTexts } from '#shop/texts/index.ts';
import { nameOffers } from '#shop/promotions/show/index.ts';
import { answerBrokenRequest } from './requests/broken-request.ts';
import { toDomainError, installErrorHandling, sendDomainError } from './requests/error-handler.ts';
import { describeApi } from './api-docs/describe-api.ts';
import { createIdentity, languageOf } from './requests/identity.ts';
import { createHttpServer } from './requests/http-server.ts';
import { guarded, nameRequest } from './requests/last-resort.ts';
import { publishSocket, type SocketTimes } from './socket/socket-server.ts';
import { publishOperations, type OperationsParts } from './operations.ts';
import type { RequestTracing } from './telemetry/trace-requests.ts';
import { allowListedOrigins } from './requests/cross-origin.ts';
import { isOwnOrigin, rejectForeignWrites } from './requests/foreign-writes.ts';
import { serveVersions } from './requests/api-version.ts';
import { nameCallingApps } from './requests/calling-app.ts';
import { sendGuest } from './requests/send-guest.ts';
import { publishAssets } from './pages/assets.ts';
import { installMaintenanceGate, type Gate } from './pages/maintenance.ts';
import { currencyForm } from './pages/currency-form.ts';
import { appPageOrigins } from '#shop/apps/index.ts';
import { publishBackoffice } from './backoffice.ts';
import { publishApiDocs } from './api-docs/api-docs.ts';
import { answerHeaders } from './pages/page-headers.ts';
import { collectMethods, isPagePath, publishPages } from './pages/unknown-paths.ts';
import { publishWellKnown } from './pages/well-known.ts';
import { noPages, type AddedPages } from './extensions/pages.ts';
import { createPages, type Pages, type PagesParts } from './pages/pages.ts';
import { projectRoot } from './folders.ts';
import { sections as ownSections } from '#storefront/sections.ts';

/** What the process gives to the application. */
export type AppParts = {
  host: Host;
  slices: readonly Slice[];
  /** Sections that templates may name; absent: the shop's own. */
  sections?: PagesParts['sections'];
  /** Pages of extensions. */
  pages?: AddedPages;
  log?: FastifyBaseLogger;
  trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>;
  /** For `/healthz`, `/readyz` and `/metrics`. */
  operations?: OperationsParts;
  /** Absent: requests are not traced. */
  tracing?: RequestTracing | undefined;
  /** Shorter times for tests of the socket. */
  socketTimes?: Partial<SocketTimes>;
  /** For tests: a staff write without an audit entry of its own is an error, instead of getting a bare one. */
  strictAudit?: boolean;
};

// Schemas are zod's, whose compilers are set below. Fastify would load its own anyway, a hundred files that nothing uses.
const noCompiler = () => {
  throw new Error('schemas are checked by zod');
};
const noCompilers = { buildValidator: noCompiler, buildSerializer: noCompiler };

/** What comes before the framework and pages come into being after it. */
type Front = { pages?: Pages; gate?: Gate };

/** Builds the application; nothing listens yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { host } = parts;
  const front: Front = {};
  const app = createFastify(parts, front);
  await registerParsers(app);
  parts.tracing?.name(app);
  const describe = describeApi(app);
  const methodsOf = collectMethods(app);
  const everyAnswer = answerHeaders(host.config);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(everyAnswer));
  await compressApi(app);
  installErrorHandling(app);
  const own = new URL(host.config.baseUrl).origin;
  const listedOrigins = async () => (await readSettings(host.database.reader)).api.origins;
  allowListedOrigins(app, { isOwn: ({ headers }) => isOwnOrigin(headers, own), listed: listedOrigins });
  serveVersions(app);
  rejectForeignWrites(app, own);
  nameCallingApps(app, host);
  front.gate = installMaintenanceGate(app, host);
  app.addHook('onClose', async () => front.gate?.stop());
  const sockets = await publishSocket(app, { host, listedOrigins, times: parts.socketTimes });

  const currencyFor = currencyForIn(host);
  publishCurrencyForm(app, host);
  const contextOf = identityOf(host, currencyFor);
  const api = apiOf(app, parts, contextOf);
  if (parts.operations) await publishOperations(app, { ...parts.operations, ...measuredOf(host, front), sockets });
  setPromotionBadges(host.database.reader, (view) => nameOffers(host.database.reader, { ...view, now: host.now() }));
  for (const slice of parts.slices) slice.routes?.(api, host);

  const pages = await createPages({
    host,
    root: projectRoot,
    sections: parts.sections ?? ownSections,
    added: parts.pages ?? noPages,
    currencyFor,
    finish: (request, reply, issued) => sendGuest(request, reply, { issued, config: host.config }),
    contextFor: async (request, access, page) => {
      const where = { ...page, locale: localeFor(page.lang) };
      // A public page never depends on who asks, so nobody is identified for it.
      if (access === 'public') return { ...publicContext(host, where), log: request.log };
      return { ...(await contextOf(request, access)), ...where };
    },
  });
  front.pages = pages;
  app.addHook('onClose', async () => pages.close());
  await publishBackoffice(app, { root: projectRoot, config: host.config, frames: () => appPageOrigins(host.database.reader) });
  await publishAssets(app, { root: projectRoot, host, storefront: pages.storefront });
  publishWellKnown(app, { host, pages });
  await publishApiDocs(app, { root: projectRoot, describe, config: host.config, identifyStaff: (request) => contextOf(request, 'staff') });
  publishPages(app, pages, methodsOf);
  return app;
}

const measuredOf = (host: Host, front: Front) => ({ replicas: host.replicas, now: () => host.now(), pageCache: () => front.pages?.storefront.cache });

function publicContext(host: Host, where: { lang: string; locale: Locale; currency: string }): Context {
  const db = host.replicas?.reader() ?? host.database.reader;
  return { ...systemContext(host, { name: 'page', ...where }), db, caller: { kind: 'nobody' } };
}

function createFastify({ host, log, trustProxy = false, tracing, operations }: AppParts, front: Front): FastifyInstance {
  const traced = (listener: RequestListener) => (tracing ? tracing.around(listener) : listener);
  return Fastify({
    // A cached page is sent before the framework sees the request.
    serverFactory: (handle) =>
      createHttpServer(
        traced(
          guarded(
            (request, response) => {
              // Tells the client to send its next request elsewhere, before the connection is closed.
              if (operations?.isStopping()) response.setHeader('connection', 'close');
              if (front.gate?.isClosed || !front.pages?.sendCached(request, response)) handle(request, response);
            },
            (error) => host.log.error({ err: error }, 'request failed'),
          ),
        ),
      ),
    ...(log ? { loggerInstance: log } : {}),
    // One line a request would be the log's bulk; unexpected errors and failed starts are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // In the log by `currentRequestId`, on every line that comes of the request and not only on those of its own logger.
    genReqId: () => nameRequest(randomUUID()),
    childLoggerFactory: (logger) => logger,
    bodyLimit: 256 * 1024,
    // No schema names them: they are ignored like every unknown field.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the process stops is still answered; the connection is closed after it.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => answerFrameworkError(error, request, reply, { host, front }),
    schemaController: { compilersFactory: noCompilers },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
}

/** An address that cannot be decoded is as unknown as any other. */
function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, { host, front }: { host: Host; front: Front }): void {
  const refuse = (refused: Error) => sendDomainError(request, reply, toDomainError(refused, localeFor(languageOf(request))));
  // Nothing closes what asked to become a socket and will not: it would stay open for as long as the asker likes.
  if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
  const { pages, gate } = front;
  if (!isUnknownAddress(error) || !pages || !isPagePath(request.url)) return void refuse(error);
  const answer = async () => (await gate?.answers(request, reply)) || pages.handle(request, reply);
  // No hook has run, none will, and nobody waits for the promise.
  answer().catch((failed: Error) => {
    host.log.error({ err: failed }, 'request failed');
    if (!reply.sent) refuse(failed);
  });
}

async function registerParsers(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler(lenientValidator);
  app.setSerializerCompiler(serializerCompiler);
  // Plain text is a wrong content type (415), except where an operation reads JSON from it.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart, { limits: { fileSize: 10 * 1024 * 1024, files: 1, fields: 10 } });
}

function publishCurrencyForm(app: FastifyInstance, { config, database: { reader } }: Host): void {
  currencyForm(app, {
    https: config.https,
    isKnown: async (currency) => (await readMarkets(reader)).currencies.has(currency),
    convertRange: (range, currencies) => convertPriceRange(reader, range, currencies),
  });
}

/** What was asked for, as far as the shop has it, else what those who read in the language see, else the default market's. */
function currencyForIn({ database: { reader } }: Host): CurrencyFor {
  return async (asked, lang) => {
    const [markets, { languages }] = await Promise.all([readMarkets(reader), readSettings(reader)]);
    return knownCurrency(markets, [...asked, languages.currencies[lang as Language]]);
  };
}

type CurrencyFor = (asked: readonly (string | undefined)[], lang: string) => Promise<string>;
type ContextOf = ReturnType<typeof createIdentity>;

function identityOf(host: Host, currencyFor: CurrencyFor): ContextOf {
  return createIdentity({
    database: host.database,
    now: host.now,
    https: host.config.https,
    configInForce: () => configInForce(host.database.reader, host.config),
    enqueue: host.jobs.enqueue,
    currencyFor,
    applyTexts: () => applyOwnTexts(host.database.reader),
    usualLanguage: async () => (await readSettings(host.database.reader)).languages.default,
    identifyStaff: (token, lang) => identifyStaff(host.database, { token, now: host.now(), lang }),
    identifyKey: (key) => identifyKey(host.database, { key, now: host.now() }),
  });
}

function apiOf(app: FastifyInstance, { host, strictAudit = false }: AppParts, contextOf: ContextOf): Api {
  return createApi(app, {
    contextOf,
    idempotency: idempotencyStore(host.database),
    finish: (request, reply, context) => sendGuest(request, reply, { issued: context.issued, config: host.config }),
    auditLeft: (context, entry) => {
      if (strictAudit) throw new Error(`${entry.action} left no line in the audit log`);
      return context.transaction((tx) => recordAction(tx, context, entry));
    },
  });
}

/** API answers above 1 kB are compressed for clients that accept it (docs/decisions/0521). */
async function compressApi(app: FastifyInstance): Promise<void> {
  const options = { encodings: ['br', 'gzip'] as ('br' | 'gzip')[], threshold: 1_024, globalDecompression: false };
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) route.compress = options;
  });
  await app.register(compress, { ...options, global: false });
}

/** The router found no path in it. */
const isUnknownAddress = ({ code }: { code: string }) => code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH';
