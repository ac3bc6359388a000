/**
 * deploy/nginx/shop.conf as written, but for ports, certificate and places, by the machine's own nginx before a shop. Left out of `npm test`: `npm run test:long`
 * runs it, and fails nobody who has no nginx (`apt-get install nginx-light`).
 */
import type { ChildProcess } from 'node:child_process';
import { createServer, request as plain, type Server } from 'node:http';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { usualPageCache } from '#kit/server/host-config.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { hasNginx, startNginx } from '#test/harness/nginx.ts';
import { insertTestProduct } from '#test/harness/products.ts';

/** So long may a cache in front show a page here. */
const sharedSeconds = 4;
if (!hasNginx) console.log('nginx or openssl is not on this machine: nothing of deploy/nginx was tried');

describe.runIf(hasNginx)('nginx in front', () => {
  let shop: TestApp;
  let nginx: ChildProcess;
  let log: () => string;
  let port: number;
  let plainPort: number;
  const note = ({ headers, url, socket }: IncomingMessage) =>
    seen.push({
      address: `${String(headers['x-forwarded-for'])} by ${String(socket.remoteAddress)}`,
      url: url ?? '',
      protocol: String(headers['x-forwarded-proto']),
      host: `${String(headers['host'])} ${String(headers['x-forwarded-host'])}`,
    });
  const seen: { address: string; url: string; protocol: string; host: string }[] = [];

  beforeAll(async () => {
    shop = await createTestApp({
      trustProxy: ['127.0.0.1'],
      config: { baseUrl: 'https://shop.example', https: true, pageCache: { ...usualPageCache, sharedSeconds } },
      metricsToken: 'a-token-for-metrics',
    });
    await shop.host.database.transaction(seedCommerce);
    await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
    const { port: behind } = new URL(await listenWatched(shop));
    [port, plainPort] = [await freePort(), await freePort()];
    const started = await startNginx({ behind: [Number(behind)], port, plainPort, changes: [['# add_header alt-svc', 'add_header alt-svc']] });
    [nginx, log] = [started.process, started.log];
    trust.ca = started.certificate;
  }, 60_000);
  afterAll(async () => {
    const ended = new Promise((done) => nginx.once('exit', done));
    nginx.kill('SIGQUIT');
    await ended;
    await shop.close();
  });

  /** Notes what the shop makes of each request. */
  async function listenWatched({ app }: TestApp): Promise<string> {
    app.server.prependListener('request', note).prependListener('upgrade', note);
    return app.listen({ host: '127.0.0.1', port: 0 });
  }

  type Answer = { status: number; headers: IncomingMessage['headers']; text: string };
  const get = (path: string, { headers = {}, method }: { headers?: Record<string, string | number>; method?: string } = {}): Promise<Answer> =>
    new Promise((done, fail) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        servername: 'shop.example',
        headers: { host: 'shop.example', ...headers },
        agent: false,
        ...(method ? { method } : {}),
        ...trust,
      };
      const asked = request(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers, text }));
      });
      asked.on('error', fail);
      asked.end(method === 'POST' ? '{}' : undefined);
    });

  it('leads from http to https', async () => {
    const location = await new Promise((done, fail) => {
      plain({ host: '127.0.0.1', port: plainPort, path: '/product/cup?x=1', headers: { host: 'elsewhere.example' } }, ({ statusCode, headers }) =>
        done([statusCode, headers.location]),
      )
        .on('error', fail)
        .end();
    });
    expect(location).toEqual([301, 'https://shop.example/product/cup?x=1']);
  });

  it('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${port}`, { servername: 'shop.example', ...trust });
    const status = await new Promise((done, fail) => {
      session.on('error', fail);
      session
        .request({ ':path': '/product/cup', ':authority': 'shop.example' })
        .on('response', (headers) => done(headers[':status']))
        .end();
    });
    session.close();
    expect(status).toBe(200);
  });

  it('answers shared pages from its cache, apart by Vary, and asks the shop for requests with a cookie', async () => {
    const cache = async (headers = {}) => (await get('/product/cup?n=1', { headers })).headers['x-cache'];
    expect([await cache(), await cache(), await cache()]).toEqual(['MISS', 'HIT', 'HIT']);
    expect([await cache({ 'accept-encoding': 'br' }), await cache({ 'accept-encoding': 'br' })]).toEqual(['MISS', 'HIT']);
    expect(await cache({ 'x-currency': 'EUR' })).toBe('MISS');
    expect([await cache({ cookie: 'currency=EUR' }), await cache({ cookie: 'currency=EUR' })]).toEqual(['BYPASS', 'BYPASS']);
    const euro = await get('/product/cup?n=1', { headers: { cookie: 'currency=EUR' } });
    const dollar = await get('/product/cup?n=1');
    expect([euro.text.includes('€'), dollar.text.includes('€')]).toEqual([true, false]);
  });

  it('offers HTTP/3, where it is turned on, on every answer', async () => {
    const headers = async (path: string) => (await get(path)).headers;
    expect((await headers('/product/cup?n=1'))['alt-svc']).toContain('h3=');
    const { 'alt-svc': offer, 'x-cache': cache } = await headers('/api/web/cart/count');
    expect([offer?.includes('h3='), cache]).toEqual([true, undefined]);
  });

  it('stores nothing that is private', async () => {
    for (const path of ['/cart', '/checkout/none'])
      expect([path, (await get(path)).headers['x-cache'], (await get(path)).headers['x-cache']]).toEqual([path, 'MISS', 'MISS']);
  });

  it('tells the shop who asks, whatever the visitor claims', async () => {
    seen.splice(0);
    await get('/cart', { headers: claimed });
    expect(seen).toEqual([{ address: '127.0.0.1 by 127.0.0.1', url: '/cart', protocol: 'https', host: 'shop.example shop.example' }]);
  });

  it('logs no query, no Referer and no part of a path that opens something', async () => {
    const secret = 'a'.repeat(42);
    await get(`/document?key=Q${secret}`, { headers: { referer: `https://shop.example/document?key=R${secret}` } });
    await get(`/payment/approval/paypal/P${secret}`);
    await get(`/order/B${secret}/track?previewToken=Q${secret}`);
    await expect.poll(log).toMatch(/127\.0\.0\.1 \[.*\] GET \/document HTTP\/1\.1 404 /);
    await expect.poll(log).toContain(' GET /payment/approval/paypal/*** ');
    await expect.poll(log).toContain(' GET /order/***/track ');
    expect(log()).not.toContain(secret);
  });

  it('lets sockets through, and tells the shop who opens them', async () => {
    seen.splice(0);
    const options = { origin: 'https://shop.example', headers: { host: 'shop.example', ...claimed }, servername: 'shop.example', ...trust };
    const socket = new WebSocket(`wss://127.0.0.1:${port}/ws/message`, options);
    const answer = await new Promise((done, fail) => {
      socket.on('open', () => socket.send('{"type":"ping","id":7}'));
      socket.on('message', (data: Buffer) => done(JSON.parse(data.toString())));
      socket.on('error', fail);
    });
    socket.close();
    expect(answer).toEqual({ type: 'pong', id: 7 });
    expect(seen).toEqual([{ address: '127.0.0.1 by 127.0.0.1', url: '/ws/message', protocol: 'https', host: 'shop.example shop.example' }]);
  });

  it('keeps what is for operators from visitors', async () => {
    const own = { headers: { authorization: 'Bearer a-token-for-metrics' } };
    expect([(await get('/metrics', own)).status, (await get('/readyz')).status, (await get('/healthz')).status]).toEqual([404, 404, 200]);
  });

  it('takes a file in before the shop hears of it, however slowly it comes', async () => {
    seen.splice(0);
    const headers = { 'content-type': 'application/json', 'content-length': 3_000, host: 'shop.example' };
    const asked = request({ host: '127.0.0.1', port, path: '/api/web/cart/add', method: 'POST', servername: 'shop.example', headers, agent: false, ...trust });
    const status = new Promise((done, fail) => asked.on('response', (answer) => done(answer.resume().statusCode)).on('error', fail));
    for (let sent = 0; sent < 3; sent += 1) {
      expect(seen).toEqual([]);
      asked.write(' '.repeat(1_000));
      await sleep(300);
    }
    expect([await status, seen.length]).toEqual([400, 1]);
    asked.end();
  });

  it('refuses floods and bodies that are too large', async () => {
    const statuses = await Promise.all(
      Array.from(
        // So many that a busy machine, too, sends more than the burst and twenty a second.
        { length: 300 },
        async () => (await get('/api/web/cart/count', { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 2 } })).status,
      ),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30);
    const large = await get('/api/web/cart/count', { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 64 * 1024 * 1024 } });
    expect(large.status).toBe(413);
  });

  it('asks again when s-maxage is over, and shows what it has while the shop is away', { timeout: 30_000 }, async () => {
    const cache = async () => (await get('/product/cup?n=2')).headers['x-cache'];
    await cache();
    await sleep(sharedSeconds * 1_000 + 1_100);
    // Shown once more while it is asked for in the background.
    expect(await cache()).toBe('STALE');
    await expect.poll(cache, { timeout: 10_000 }).toBe('HIT');
    const { server } = shop.app;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
    await sleep(sharedSeconds * 1_000 + 1_100);
    const away = await get('/product/cup?n=2');
    expect([away.status, away.headers['x-cache'], away.text.includes('Cup')]).toEqual([200, 'STALE', true]);
    expect((await get('/cart')).status).toBe(502);
  });
});

/** What a visitor says of where the request comes from. */
const claimed = { 'x-forwarded-for': '203.0.113.9, 10.0.0.1', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' };

describe.runIf(hasNginx)('nginx in front of two versions', () => {
  const behind: Server[] = [];
  let nginx: ChildProcess;
  let get: (path: string) => Promise<string>;
  beforeAll(async () => {
    const has = { old: '/assets/en/old-1.js', new: '/backoffice/assets/new-2.css' };
    for (const [version, file] of Object.entries(has)) {
      const server = createServer(({ url }, answer) => {
        answer.writeHead(url!.split('?')[0] === file ? 200 : 404);
        answer.end(version);
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      behind.push(server);
    }
    const [port, plainPort] = [await freePort(), await freePort()];
    const started = await startNginx({ behind: behind.map((server) => (server.address() as AddressInfo).port), port, plainPort });
    nginx = started.process;
    get = (path) =>
      new Promise((done, fail) => {
        const options = { host: '127.0.0.1', port, path, servername: 'shop.example', headers: { host: 'shop.example' }, agent: false, ca: started.certificate };
        request(options, (answer) => {
          let text = '';
          answer.on('data', (chunk) => (text += String(chunk)));
          answer.on('end', () => done(`${answer.statusCode} ${text}`));
        })
          .on('error', fail)
          .end();
      });
  }, 60_000);
  afterAll(async () => {
    const ended = new Promise((done) => nginx.once('exit', done));
    nginx.kill('SIGQUIT');
    await ended;
    for (const server of behind) server.close();
  });

  it('finds a script of either, by whom it asks first, and says 404 where neither has it', async () => {
    // A query each, so that nothing comes out of the cache.
    for (let turn = 1; turn <= 4; turn += 1) {
      expect(await get(`/assets/en/old-1.js?${turn}`)).toBe('200 old');
      expect(await get(`/backoffice/assets/new-2.css?${turn}`)).toBe('200 new');
      expect(await get(`/assets/en/none-3.js?${turn}`)).toMatch('404');
    }
  });

  it('asks one version alone for a page', async () => {
    const answers = [await get('/assets'), await get('/page'), await get('/page')];
    expect(new Set(answers)).toEqual(new Set(['404 old', '404 new']));
  });
});

/** The certificate that the test made is the one that it trusts. */
const trust: { ca?: string } = {};
