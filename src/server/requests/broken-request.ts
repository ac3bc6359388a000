/** Requests that are not HTTP, whose headers are too long or never come: there is no route yet, and they are answered as the API answers. */
import type { Socket } from 'node:net';
import * as m from '#messages';
import { localeFor, defaultLanguage } from '#kit/pure/languages.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import { errorAnswer } from '#kit/server/http/envelope.ts';
import { STATUS_CODES } from 'node:http';

/** Address and headers of the request are longer than 16 kB. Cure: Send fewer or shorter parameters and headers. */
const tooLong: ErrorSpec = { reason: 'headersTooLarge', wire: 40, status: 431, message: m.error_too_large };
/** The request did not come in time. Cure: Send it at once, and try again. */
const tooSlow: ErrorSpec = { reason: 'requestTooSlow', wire: 40, status: 408, message: m.error_timeout };
/** What came is no HTTP. Cure: Send a request by HTTP/1.1. */
const unreadable: ErrorSpec = { reason: 'requestUnreadable', wire: 40, status: 400, message: m.error_bad_request };

/** Answers what Node.js could not read (`clientError` of its HTTP server) with the envelope, code 40, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // Nobody is there any more.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const spec = error.code === 'HPE_HEADER_OVERFLOW' ? tooLong : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow : unreadable;
  const text = JSON.stringify(errorAnswer(new ShopError(spec), localeFor(defaultLanguage)));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${spec.status} ${STATUS_CODES[spec.status]}\r\n${lines.join('')}\r\n${text}`);
  socket.destroySoon();
}
