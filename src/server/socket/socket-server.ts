/** `/ws/message` (docs/contract.md, "Socket"): notifies browsers of changes to their data. */
import websocket from '@fastify/websocket';
import { forbidden } from '#kit/pure/common-errors.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isId } from '#kit/server/ids.ts';
import type { Host } from '#kit/server/slice.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guestCookie, languageOf } from '../requests/identity.ts';
import { Connection } from './connection.ts';
import { largestFrameBytes } from './frames.ts';
import { isOwnOrigin } from '../requests/foreign-writes.ts';
import { Sockets } from './sockets.ts';

/** How long things may take, in milliseconds. */
export type SocketTimes = {
  /** A browser that is silent for this long is disconnected. */
  silentMs: number;
  /** How often sessions behind sockets are looked at; they have to be closed within 5 s of their end. */
  sessionCheckMs: number;
};

const usualTimes: SocketTimes = { silentMs: 45_000, sessionCheckMs: 2_500 };
const mostFragments = 128;

/** Publishes the socket, and answers how many are open. Call it before routes are published: the plugin has to see them. */
export async function publishSocket(
  app: FastifyInstance,
  parts: { host: Host; listedOrigins(): Promise<readonly string[]>; times?: Partial<SocketTimes> | undefined },
): Promise<() => number> {
  const { host } = parts;
  const own = new URL(host.config.baseUrl).origin;
  const times = { ...usualTimes, ...parts.times };
  const sockets = new Sockets(host);
  const warn = (error: unknown) => host.log.warn({ err: error }, 'sockets');

  await app.register(websocket, {
    options: { maxPayload: largestFrameBytes, maxFragments: mostFragments, perMessageDeflate: false, clientTracking: false },
    // A broken protocol has been answered with its closing code by then; the close event does the rest.
    errorHandler: () => undefined,
    preClose: (done) => {
      sockets.closeAll();
      done();
    },
  });
  app.route({
    method: 'GET',
    url: '/ws/message',
    schema: { hide: true },
    onRequest: async (request) => {
      const { origin } = request.headers;
      if (isOwnOrigin(request.headers, own)) return;
      if (!(await parts.listedOrigins()).includes(origin!)) throw new ShopError(forbidden);
      request.foreignOrigin = origin!;
    },
    handler: async (_request, reply) => reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler: (socket, request) => {
      const connection = new Connection(socket, { visitorId: visitorOf(request), locale: localeFor(languageOf(request)), atMs: performance.now() });
      const fromHeader = request.headers['x-guest'];
      const fromCookie = request.foreignOrigin === null ? request.cookies[guestCookie(host.config.https)] : undefined;
      return sockets.accept(connection, typeof fromHeader === 'string' ? fromHeader : fromCookie).catch(warn);
    },
  });

  const stopHearing = [
    host.announcements.on('socket', (announcement) => sockets.deliver(announcement)),
    host.announcements.on('sessionEnd', (announcement) => sockets.closeSessions(announcement)),
  ];
  const sessionCheck = setInterval(() => void sockets.closeEndedSessions().catch(warn), times.sessionCheckMs);
  const silenceCheck = setInterval(() => sockets.closeSilent(times.silentMs), times.silentMs / 20);
  app.addHook('onClose', async () => {
    for (const stop of stopHearing) stop();
    clearInterval(sessionCheck);
    clearInterval(silenceCheck);
  });
  return () => sockets.count;
}

function visitorOf(request: FastifyRequest): string | undefined {
  const { visitorId } = request.query as { visitorId?: unknown };
  return typeof visitorId === 'string' && isId(visitorId) ? visitorId : undefined;
}
