import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket, { type ClientOptions } from 'ws';
import { announce, type Announcement } from '#kit/server/events/announce.ts';
import { on } from '#kit/server/database.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { endSession, endSessions } from '#shop/accounts/sessions/index.ts';
import { notifyAccount } from '#shop/notices/index.ts';
import type { DB } from '#tables';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';

let shop: TestApp;
let address: string;
const visitorId = newId();
const open = new Set<WebSocket>();

beforeAll(async () => {
  shop = await createTestApp({ socketTimes: { silentMs: 1_000, sessionCheckMs: 200 } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  address = `127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await shop.close();
});

/** A browser's socket: `frames` gathers what came; `until` waits for a frame of a type; `closed` for the closing code. */
function connect(headers: Record<string, string> = {}, options: ClientOptions = {}, query = '') {
  const socket = new WebSocket(`ws://${address}/ws/message?visitorId=${visitorId}${query}`, { headers, ...options });
  open.add(socket);
  const frames: { type: string; id?: unknown; data?: any }[] = [];
  socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString())));
  const refused = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
  return {
    socket,
    frames,
    refused,
    opened: once(socket, 'open').catch(() => undefined),
    closed: new Promise<number>((resolve) => socket.on('close', resolve)),
    send: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async until(type: string) {
      for (let waited = 0; waited < 4_000; waited += 10) {
        const found = frames.find((frame) => frame.type === type);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`no ${type}; came: ${JSON.stringify(frames)}`);
    },
  };
}

const write = (work: (db: ReturnType<typeof on<DB>>) => Promise<unknown>) => shop.db.database.transaction(async (tx) => void (await work(on<DB>(tx))));
const emit = (to: Extract<Announcement, { kind: 'socket' }>['to'], type: string) =>
  shop.db.database.transaction((tx) => announce(tx, { kind: 'socket', to, frame: { type } }));

async function newSession(): Promise<{ accountId: string; sessionId: string; token: string }> {
  const [accountId, sessionId, token] = [newId(), newId(), newSecret()];
  await write(async (db) => {
    await db
      .insertInto('account')
      .values({ id: accountId, email: `${accountId}@shop.example` })
      .execute();
    await db
      .insertInto('session')
      .values({
        id: sessionId,
        accountId,
        tokenHash: hashSecret(token),
        lastSeenAt: shop.clock.now,
        expiresAt: new Date(shop.clock.now.getTime() + 3_600_000),
      } as never)
      .execute();
  });
  return { accountId, sessionId, token };
}

async function newGuest(): Promise<{ guestId: string; secret: string }> {
  const [guestId, secret] = [newId(), newSecret()];
  await write((db) =>
    db
      .insertInto('guest')
      .values({ id: guestId, secretHash: hashSecret(secret) })
      .execute(),
  );
  return { guestId, secret };
}

describe('the upgrade', () => {
  it.each(['http://evil.example', 'null', 'http://localhost:3000.evil.example', 'http://localhost:3000/', 'file://'])(
    'refuses the origin %s with 403',
    async (origin) => {
      expect(await connect({ origin }).refused).toBe(403);
    },
  );

  it('lets the own host, the public address and programs without an origin in', async () => {
    for (const headers of [{ origin: `http://${address}` }, { origin: 'http://localhost:3000' }, {}]) {
      const browser = connect(headers as Record<string, string>);
      await browser.opened;
      browser.send({ type: 'ping', id: 7 });
      expect(await browser.until('pong')).toEqual({ type: 'pong', id: 7 });
      browser.socket.close();
    }
  });

  it('answers a plain request with 426', async () => {
    expect((await shop.client().get('/ws/message')).status).toBe(426);
  });
});

describe('who is behind a socket', () => {
  it('is ready at once for a guest known by cookie, and gets what is for that guest alone', async () => {
    const [guest, other] = [await newGuest(), await newGuest()];
    const browser = connect({ cookie: `guest=${guest.secret}` });
    expect(await browser.until('ready')).toEqual({ type: 'ready', data: { kind: 'guest' } });
    await emit({ guestId: other.guestId }, 'cart.changed');
    await emit({ guestId: guest.guestId }, 'order.changed');
    await browser.until('order.changed');
    expect(browser.frames.map((frame) => frame.type)).toEqual(['ready', 'order.changed']);
    browser.socket.close();
  });

  it('gives nothing private to a socket that is not known', async () => {
    const { accountId } = await newSession();
    const browser = connect({ cookie: 'guest=unknown' });
    await browser.opened;
    await emit({ accountId }, 'order.changed');
    await emit({ visitorId }, 'signin.qr');
    await browser.until('signin.qr');
    expect(browser.frames).toEqual([{ type: 'signin.qr' }]);
    browser.socket.close();
  });

  it('signs in by token, once per frame whatever the keys, on all sockets of the account', async () => {
    const session = await newSession();
    const browsers = [connect(), connect()];
    for (const browser of browsers) {
      await browser.opened;
      browser.send({ type: 'auth', id: 'a', data: { token: session.token } });
      expect(await browser.until('ready')).toEqual({ type: 'ready', id: 'a', data: { kind: 'user' } });
    }
    await emit({ accountId: session.accountId, visitorId }, 'cart.changed');
    for (const browser of browsers) {
      await browser.until('cart.changed');
      expect(browser.frames.filter((frame) => frame.type === 'cart.changed')).toHaveLength(1);
      browser.socket.close();
    }
  });

  it('is sent texts in the language of its page, whatever the browser prefers', async () => {
    const { accountId, token } = await newSession();
    const preferred = { 'accept-language': 'ja,en;q=0.5' };
    const pages = ['&lang=en', '&lang=zh', '&lang=zh-TW'].map((query) => connect(preferred, {}, query));
    for (const page of pages) {
      await page.opened;
      page.send({ type: 'auth', data: { token } });
      await page.until('ready');
    }
    const context = testContext(shop);
    await context.transaction((tx) => notifyAccount(tx, context, { accountId, kind: 'backInStock', params: { title: 'Lamp' }, path: '/product/lamp' }));
    const notices = await Promise.all(pages.map((page) => page.until('notice')));
    expect(notices.map(({ data }) => data)).toMatchObject([
      { text: 'Lamp is in stock again.', path: '/product/lamp' },
      { text: 'Lamp 已到货。', path: '/product/lamp' },
      { text: 'Lamp 已有貨。', path: '/product/lamp' },
    ]);
    for (const { socket } of pages) socket.close();
  });

  it('notifies a socket that its session ended, and closes it with 1008', async () => {
    const session = await newSession();
    const browser = connect();
    await browser.opened;
    browser.send({ type: 'auth', data: { token: session.token } });
    await browser.until('ready');
    const ping = setInterval(() => browser.send({ type: 'ping' }), 500);
    await write((db) => db.updateTable('session').set({ endedAt: shop.clock.now, endedBy: 'elsewhere' }).where('id', '=', session.sessionId).execute());
    expect(await browser.closed).toBe(1008);
    clearInterval(ping);
    expect(browser.frames.at(-1)).toMatchObject({ type: 'session.out', data: { code: 51 } });
  });

  it.each([
    ['self', 50],
    ['elsewhere', 51],
  ] as const)('is notified at once of a session ended by %s, with code %d', async (by, code) => {
    const { accountId, sessionId, token } = await newSession();
    const browser = connect();
    await browser.opened;
    browser.send({ type: 'auth', data: { token } });
    await browser.until('ready');
    const since = performance.now();
    await shop.db.database.transaction((tx) => endSession(tx, { accountId, sessionId, by, at: shop.clock.now }));
    expect(await browser.closed).toBe(1008);
    // The look at all sessions comes every 200 ms here; this is the announcement.
    expect(performance.now() - since).toBeLessThan(150);
    expect(browser.frames.at(-1)).toMatchObject({ type: 'session.out', data: { code } });
  });

  it('is left alone when the other sessions of the account are ended', async () => {
    const [kept, other] = [await newSession(), connect()];
    await other.opened;
    other.send({ type: 'auth', data: { token: kept.token } });
    await other.until('ready');
    await shop.db.database.transaction((tx) => endSessions(tx, { accountId: kept.accountId, exceptId: kept.sessionId, by: 'elsewhere', at: shop.clock.now }));
    await emit({ accountId: kept.accountId }, 'cart.changed');
    await other.until('cart.changed');
    expect(other.frames.map((frame) => frame.type)).toEqual(['ready', 'cart.changed']);
    other.socket.close();
  });

  it('closes a socket that brings an unknown token', async () => {
    const browser = connect();
    await browser.opened;
    browser.send({ type: 'auth', data: { token: 'unknown' } });
    expect(await browser.closed).toBe(1008);
    expect(browser.frames).toMatchObject([{ type: 'session.out', data: { code: 50 } }]);
  });
});

describe('limits', () => {
  it('closes a frame over 16 KiB with 1009 and takes one of 16 KiB', async () => {
    const [fits, large] = [connect(), connect()];
    await Promise.all([fits.opened, large.opened]);
    const wrap = JSON.stringify({ type: 'ping', data: '' }).length;
    fits.send({ type: 'ping', data: 'x'.repeat(16 * 1024 - wrap) });
    await fits.until('pong');
    large.send({ type: 'ping', data: 'x'.repeat(16 * 1024 - wrap + 1) });
    expect(await large.closed).toBe(1009);
    fits.socket.close();
  });

  it('closes more than 30 frames in 10 s with 1008, and not 30', async () => {
    const browser = connect();
    await browser.opened;
    for (let count = 0; count < 30; count += 1) browser.send({ type: 'ping', id: count });
    await expect.poll(() => browser.frames).toHaveLength(30);
    expect(browser.socket.readyState).toBe(WebSocket.OPEN);
    browser.send({ type: 'ping' });
    expect(await browser.closed).toBe(1008);
  });

  it('counts a message in fragments once', async () => {
    const browser = connect();
    await browser.opened;
    const text = JSON.stringify({ type: 'ping', id: 'whole', data: 'in many small fragments' });
    for (let index = 0; index < text.length; index += 1) browser.socket.send(text[index]!, { fin: index === text.length - 1 });
    expect(await browser.until('pong')).toEqual({ type: 'pong', id: 'whole' });
    expect(text.length).toBeGreaterThan(30);
    browser.socket.close();
  });

  it('closes who is silent', async () => {
    const browser = connect();
    await browser.opened;
    expect(await browser.closed).toBe(1001);
  });
});

describe('frames that are not understood', () => {
  it.each([
    ['{broken', 'The request body is not valid JSON.'],
    ['[]', 'This message is not understood.'],
    ['{"type":5}', 'This message is not understood.'],
    ['{"type":"cart.changed"}', 'This message is not understood.'],
    ['{"type":"auth","data":{"token":7}}', 'This message is not understood.'],
    ['null', 'This message is not understood.'],
  ])('answers %s', async (text, msg) => {
    const browser = connect();
    await browser.opened;
    browser.send(text);
    expect(await browser.until('error')).toEqual({ type: 'error', data: { code: 40, msg } });
    browser.send({ type: 'ping' });
    await browser.until('pong');
    browser.socket.close();
  });

  it('answers binary frames, in the language of the upgrade', async () => {
    const browser = connect({ 'accept-language': 'zh-CN,zh;q=0.9' });
    await browser.opened;
    browser.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect((await browser.until('error')).data.msg).toBe('无法识别这条消息。');
    browser.socket.close();
  });
});
