/** The HTTP server with its limits of time: one for headers, one for a body that does not come. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { answerBrokenRequest } from './broken-request.ts';

/** How long a request may take to come, in milliseconds, and how much of its body, in bytes, earns it a second more. */
export type SlownessLimits = { headersMs: number; bodyMs: number; bytesPerSecond: number; mostMs: number; checkMs: number };

/** Who sends a byte a second is cut off within 15 s; a file of 50 MB may take 26 minutes (docs/decisions/1139). */
const usualLimits: SlownessLimits = { headersMs: 10_000, bodyMs: 13_000, bytesPerSecond: 32 * 1024, mostMs: 30 * 60_000, checkMs: 1_000 };

/** A server that calls `handle`; without limits on headers, bodies and idle connections a slow client holds its connection for minutes. */
export function createHttpServer(handle: RequestListener, limits: SlownessLimits = usualLimits): Server {
  const times = { headersTimeout: limits.headersMs, requestTimeout: limits.mostMs, connectionsCheckingInterval: limits.checkMs };
  const server = createServer(times, (request, response) => {
    limitSlowBody(request, response, limits);
    handle(request, response);
  });
  server.keepAliveTimeout = 72_000;
  return server;
}

/** Cuts a request off whose body comes more slowly than it may. What comes after the answer earns no time. */
function limitSlowBody(request: IncomingMessage, response: ServerResponse, { bodyMs, bytesPerSecond }: SlownessLimits): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && Number(length ?? 0) === 0) return;
  const { socket } = request;
  const [begun, bytesBefore] = [performance.now(), socket.bytesRead];
  const check = () => {
    if (request.complete || socket.destroyed) return;
    const earnedMs = response.writableEnded ? 0 : ((socket.bytesRead - bytesBefore) / bytesPerSecond) * 1_000;
    const leftMs = begun + bodyMs + earnedMs - performance.now();
    if (leftMs > 0) timer = setTimeout(check, leftMs);
    else if (response.headersSent) socket.destroy();
    else answerBrokenRequest(Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  };
  let timer = setTimeout(check, bodyMs);
  request.once('close', () => clearTimeout(timer));
}
