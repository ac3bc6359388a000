/** Requests that are not HTTP, whose headers are too long or never come: there is no route yet, and they are answered as the API answers. */
import type { Socket } from 'node:net';
import * as m from '#messages';
import { localeFor, defaultLanguage } from '#kit/pure/languages.ts';

type Answer = { status: string; say: (params: object, options: { locale: ReturnType<typeof localeFor> }) => string };

const tooLong: Answer = { status: '431 Request Header Fields Too Large', say: m.error_too_large };
const tooSlow: Answer = { status: '408 Request Timeout', say: m.error_timeout };
const unreadable: Answer = { status: '400 Bad Request', say: m.error_bad_request };

/** Answers what Node.js could not read (`clientError` of its HTTP server) with the envelope, code 40, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // Nobody is there any more.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, say } = error.code === 'HPE_HEADER_OVERFLOW' ? tooLong : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow : unreadable;
  const text = JSON.stringify({ code: 40, msg: say({}, { locale: localeFor(defaultLanguage) }), data: null });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`);
  socket.destroySoon();
}
