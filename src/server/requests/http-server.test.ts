/** Large bodies over slow lines arrive; who sends next to nothing is cut off. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

// A quarter of a second, and as much again for each 25 kB.
const limits = { headersMs: 200, bodyMs: 250, bytesPerSecond: 100_000, mostMs: 60_000, checkMs: 50 };
let server: Server;
beforeAll(async () => {
  server = createHttpServer((request, response) => {
    if (request.url === '/early') response.end('no');
    else {
      let length = 0;
      request.on('data', (chunk: Buffer) => (length += chunk.length)).on('end', () => response.end(`got ${length}`));
    }
  }, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

const open = (head: string): Socket => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST ${head}\r\nHost: a\r\nConnection: close\r\n`);
  return socket;
};

/** Sends chunks until there are enough or nobody listens; answers what came back. */
async function send(socket: Socket, piece: string, times: number, pauseMs: number): Promise<string> {
  const answer = text(socket);
  let ended = false;
  void answer.finally(() => (ended = true)).catch(() => undefined);
  for (let sent = 0; sent < times && !ended; sent += 1) {
    socket.write(piece);
    await sleep(pauseMs);
  }
  return answer.catch(() => 'reset');
}

it('takes a body that takes long and keeps coming', async () => {
  const socket = open('/ HTTP/1.1');
  const begun = performance.now();
  socket.write('Content-Length: 200000\r\n\r\n');
  expect(await send(socket, 'x'.repeat(10_000), 20, 40)).toContain('got 200000');
  expect(performance.now() - begun).toBeGreaterThan(3 * limits.bodyMs);
});

it.each([
  ['of a length', 'Content-Length: 2000\r\n\r\n', 'x'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
])('cuts a body off that comes byte by byte, %s', async (_what, head, piece) => {
  const socket = open('/ HTTP/1.1');
  const begun = performance.now();
  socket.write(head);
  const answer = await send(socket, piece, 2_000, 20);
  expect(answer).toContain('HTTP/1.1 408 ');
  expect(answer).toContain('"reason":"requestTooSlow"');
  expect(performance.now() - begun).toBeLessThan(8 * limits.bodyMs);
});

it('waits no longer for what comes after the answer', async () => {
  const socket = open('/early HTTP/1.1');
  socket.write('Content-Length: 100000000\r\n\r\n');
  const begun = performance.now();
  await send(socket, 'x'.repeat(10_000), 2_000, 20);
  expect(performance.now() - begun).toBeLessThan(8 * limits.bodyMs);
});
