/**
 * No request ends the process: malformed ones, as bytes over real sockets, to the built server in a process of its own. Five hundred to an empty shop; in
 * the long run five thousand to the demo shop.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { rawRequest, type RawRequest } from './raw-request.ts';
import { sendRaw } from './send-raw.ts';

const count = inLongRun ? 5_000 : 500;
const batch = 250;
const waitMs = 8_000;

let shop: BuiltShop;
let port: number;
let database: TestDatabase | undefined;
beforeAll(async () => {
  shop = inLongRun ? await startBuiltShop() : await startEmpty();
  port = Number(new URL(shop.url).port);
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await database?.close();
});

/** A shop with one product, on the server of the tests: there in a moment. */
async function startEmpty(): Promise<BuiltShop> {
  database = await createTestDatabase();
  await database.database.transaction(seedCommerce);
  await insertTestProduct(database.database, { slug: 'ember-bowl', variants: [{}] });
  return startBuiltShop({ environment: { DATABASE_URL: database.url } });
}

const alive = () =>
  fetch(`${shop.url}/healthz`).then(
    (answer) => answer.status,
    () => 'gone',
  );
const get = (target: string, ...lines: string[]): RawRequest => ({
  bytes: `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`,
  after: 'answer',
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

it.runIf(inLongRun)('cuts off who sends a body by drops within 15 s', { timeout: 30_000 }, async () => {
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

it(`survives ${count} malformed requests, answers each or closes its connection, and none with an error`, { timeout: 120_000 }, async () => {
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
