/** No request ends the process: five thousand malformed ones, as bytes over real sockets, to the built server in a process of its own. */
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { rawRequest, sendRaw, type RawRequest } from './raw-request.ts';

const count = 5_000;
const batch = 250;
const waitMs = 8_000;

let shop: BuiltShop;
let port: number;
beforeAll(async () => {
  shop = await startBuiltShop();
  port = Number(new URL(shop.url).port);
}, 120_000);
afterAll(() => shop.stop());

const alive = () =>
  fetch(`${shop.url}/healthz`).then(
    (answer) => answer.status,
    () => 'gone',
  );
const get = (target: string, ...lines: string[]): RawRequest => ({
  bytes: `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`,
  after: 'wait',
});

it.each([
  ['an address that cannot be decoded, as a preview', get('/%?preview=true')],
  ['the same with a token', get('/%?preview=true&previewToken=x')],
  ['the same with a cookie', get('/%ff?preview=true', 'Cookie: preview=x')],
  ['the same as a web socket', get('/%?preview=true', 'Connection: Upgrade', 'Upgrade: websocket')],
  ['a parameter that is too long', get(`/document/${'x'.repeat(400)}.pdf`)],
])('survives %s', async (_case, request) => {
  expect(await sendRaw(port, request, waitMs)).toBe(404);
  expect(await alive()).toBe(200);
});

it('cuts off who sends a body by drops within 15 s', { timeout: 30_000 }, async () => {
  const socket = connect(port, '127.0.0.1');
  const closed = once(socket, 'close');
  const since = performance.now();
  socket.write('POST /api/web/cart/add HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n');
  const drops = setInterval(() => socket.write(' '), 500);
  socket.on('error', () => undefined).resume();
  await closed;
  clearInterval(drops);
  expect(performance.now() - since).toBeLessThan(15_500);
});

it(`survives ${count} malformed requests, answers each or closes its connection, and none with a fault`, { timeout: 120_000 }, async () => {
  const requests = fc.sample(rawRequest, count);
  const wrong: string[] = [];
  for (let from = 0; from < count; from += batch) {
    const sent = requests.slice(from, from + batch);
    const answers = await Promise.all(sent.map((request) => sendRaw(port, request, waitMs)));
    expect(
      await alive(),
      `after ${from + batch} requests, of which the last were ${sent.map(({ bytes }) => JSON.stringify(bytes.slice(0, 120))).join('\n')}`,
    ).toBe(200);
    answers.forEach((answer, index) => {
      const request = sent[index]!;
      if (typeof answer === 'number' ? answer >= 500 && answer !== 505 : answer === 'open')
        wrong.push(`${answer}, ${request.after}: ${JSON.stringify(request.bytes)}`);
    });
  }
  expect(wrong).toEqual([]);
  expect(shop.process.exitCode).toBeNull();
  expect(shop.output()).not.toMatch(/nothing caught|request failed|page failed/);
});
