/** What cannot be read as HTTP is answered in the envelope of the API, too. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerBrokenRequest } from './broken-request.ts';

let server: Server;
beforeAll(async () => {
  server = createServer({ headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }, (_request, response) => response.end());
  server.on('clientError', (error, socket) => answerBrokenRequest(error, socket as never));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

it.each([
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'headersTooLarge'],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'requestUnreadable'],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, 'requestTooSlow'],
])('answers %s in the envelope, and closes', async (_what, bytes, status, reason) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(JSON.parse(body!)).toEqual({ code: 40, msg: expect.stringMatching(/\w/), reason, data: null });
});
