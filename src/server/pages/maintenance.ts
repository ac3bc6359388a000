/** Maintenance: visitors are asked to come back, staff and programs go on (settings `maintenance`). */
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import * as m from '#messages';
import { isLanguage, localeFor } from '#kit/pure/languages.ts';
import { cookiesOf } from '#kit/server/http/cookies.ts';
import { hashSecret, sameSecret } from '#kit/server/ids.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import type { Host } from '#kit/server/slice.ts';
import { readSettings } from '#shop/settings/index.ts';
import { applyOwnTexts } from '#shop/texts/index.ts';
import { findPreview } from '#shop/staff/index.ts';
import { identifyStaff } from '#shop/staff/sessions/index.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendDomainError } from '../requests/error-handler.ts';
import { languageOf } from '../requests/identity.ts';
import { pathWithin } from './currency-form.ts';
import { answerHeaders } from './page-headers.ts';
import { maintenancePage, maintenancePolicy, maintenanceStyle } from './maintenance-page.tsx';
import { previewCookie } from './previews.ts';

const retryAfterSeconds = 600;
const enterPath = '/maintenance';
const stylePath = '/maintenance.css';
const guesses = { most: 20, windowSeconds: 3_600 };

/** The shop is closed for maintenance. Cure: Try again later. */
const closed: ErrorSpec = { reason: 'shopClosed', wire: 500, status: 503, message: m.maintenance_text };

/** What stays open: operators' questions, the back office and what its screens show, providers that report payments, the way in. */
const open =
  /^\/(healthz|readyz|metrics|robots\.txt|maintenance|maintenance\.css|backoffice|assets|theme|media|\.well-known|api\/admin|api\/web\/payment\/webhook|api\/web\/carrier\/webhook|api\/web\/auth\/qr\/webhook|api\/docs)([/?.]|$)/;

const passCookie = (https: boolean) => (https ? '__Host-maintenance' : 'maintenance');

/** What keeps visitors out. */
export type Gate = {
  /** For code that cannot wait for the database; it follows a change a moment later. */
  readonly isClosed: boolean;
  /** Answers that the shop is closed, if it is closed to this visitor; returns whether it did. */
  answers(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  stop(): void;
};

/** Publishes the gate before every route. */
export function installMaintenanceGate(app: FastifyInstance, host: Host): Gate {
  const gate = {
    isClosed: false,
    answers: (request: FastifyRequest, reply: FastifyReply) => answerClosed(request, reply, host),
    stop: watch(host, (isClosed) => (gate.isClosed = isClosed)),
  };
  app.addHook('onRequest', async (request, reply) => ((await gate.answers(request, reply)) ? reply : undefined));
  publishWayIn(app, host);
  return gate;
}

async function answerClosed(request: FastifyRequest, reply: FastifyReply, host: Host): Promise<boolean> {
  if (open.test(request.url)) return false;
  const { maintenance, shop } = await readSettings(host.database.reader).catch(() => ({ maintenance: null, shop: null }));
  // Without a database every page says so by itself.
  if (!maintenance?.enabled || (await mayEnter(request, host, maintenance.password))) return false;
  await applyOwnTexts(host.database.reader).catch(() => undefined);
  if (isProgram(request)) sendDomainError(request, reply, new ShopError(closed, { retryAfterSeconds }));
  else sendClosed(request, reply, { host, maintenance, shop, back: request.method === 'GET' ? request.url : '/' });
  return true;
}

/** Reads the settings again whenever they may have changed. */
function watch({ announcements, database }: Host, setClosed: (isClosed: boolean) => void): () => void {
  const read = () =>
    void readSettings(database.reader).then(
      ({ maintenance }) => setClosed(maintenance.enabled),
      () => undefined,
    );
  // Those who keep settings in memory hear of the change first.
  const stop = announcements.on('stale', ({ tags }) => void (tags.includes('settings') && setImmediate(read)));
  announcements.onBack(() => void setImmediate(read));
  void announcements.ready.then(() => setImmediate(read));
  return stop;
}

type Closed = {
  host: Host;
  maintenance: Awaited<ReturnType<typeof readSettings>>['maintenance'];
  shop: Awaited<ReturnType<typeof readSettings>>['shop'];
  back: string;
};

function sendClosed(
  request: FastifyRequest,
  reply: FastifyReply,
  { host, maintenance, shop, back, message = null }: Closed & { message?: string | null },
): FastifyReply {
  const lang = langOf(request);
  return (
    reply
      .status(503)
      .headers({
        'retry-after': String(retryAfterSeconds),
        'cache-control': 'no-store',
        'content-security-policy': maintenancePolicy,
        'x-frame-options': 'DENY',
      })
      // Not `no-referrer`: with it browsers send the form from the origin `null`, a foreign one.
      .headers({ 'referrer-policy': 'same-origin', ...answerHeaders(host.config) })
      .type('text/html; charset=utf-8')
      .send(maintenancePage({ lang, locale: localeFor(lang), maintenance, name: shop.name, back: pathWithin(back), enterPath, stylePath, message }))
  );
}

/** The password form: with the password a visitor sees the shop as it is, until it is changed. */
function publishWayIn(app: FastifyInstance, host: Host): void {
  const { https } = host.config;
  app.get(stylePath, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(maintenanceStyle),
  );
  app.post(enterPath, { schema: { hide: true } }, async (request, reply) => {
    const { maintenance, shop } = await readSettings(host.database.reader);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const [password, asked] = [body['password'], body['back']].map((field) => (typeof field === 'string' ? field.slice(0, 2_000) : ''));
    const back = pathWithin(asked || '/');
    void reply.header('cache-control', 'no-store');
    if (!maintenance.enabled) return reply.redirect(back, 303);
    const limits = [{ key: `maintenance from ${ipPrefix(request.ip)}`, most: guesses.most }];
    const waitSeconds = await host.database.transaction((tx) => countWithin(tx, limits, { windowSeconds: guesses.windowSeconds, now: host.now() }));
    const locale = localeFor(langOf(request));
    const message = waitSeconds > 0 ? m.error_too_many({}, { locale }) : m.maintenance_wrong({}, { locale });
    const isRight = waitSeconds === 0 && maintenance.password !== '' && sameSecret(password!, maintenance.password);
    if (!isRight) return sendClosed(request, reply, { host, maintenance, shop, back, message });
    return reply.setCookie(passCookie(https), passFor(maintenance.password), { path: '/', httpOnly: true, sameSite: 'lax', secure: https }).redirect(back, 303);
  });
}

/** Another password makes every cookie worthless. */
const passFor = (password: string) => hashSecret(`maintenance ${password}`);

async function mayEnter(request: FastifyRequest, host: Host, password: string): Promise<boolean> {
  const cookies = cookiesOf(request.headers);
  const pass = cookies[passCookie(host.config.https)];
  if (pass !== undefined && password !== '' && sameSecret(pass, passFor(password))) return true;
  const now = host.now();
  const query = request.query as { previewToken?: unknown } | undefined;
  const tokens = [cookies[previewCookie(host.config.https)], query?.previewToken];
  for (const token of tokens) {
    if (typeof token === 'string' && token !== '' && token.length <= 200 && (await findPreview(host.database.reader, { token, now })) !== null) return true;
  }
  const staffToken = request.headers['x-auth'];
  if (typeof staffToken !== 'string' || staffToken === '') return false;
  return (await identifyStaff(host.database, { token: staffToken, now }).catch(() => null)) !== null;
}

/** Programs and the shop's own script are answered in JSON. */
function isProgram({ url, query }: FastifyRequest): boolean {
  return /^\/(api|ws)(\/|$)/.test(url) || (query as { request?: unknown } | undefined)?.request === 'route';
}

function langOf(request: FastifyRequest): string {
  const prefix = request.url.split(/[/?]/)[1] ?? '';
  return isLanguage(prefix) ? prefix : languageOf(request);
}
