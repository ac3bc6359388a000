/** The times and identities of the browser's socket, against a fake for the browser's own WebSocket. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestIssued } from '#kit/browser/socket-events.ts';

class FakeServer extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: FakeServer[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  readonly url: string;
  constructor(url: URL) {
    super();
    this.url = url.href;
    FakeServer.all.push(this);
  }
  send(text: string) {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  says(frame: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

/** As much of an element as a toast asks for. */
const anElement = (): object => new Proxy({}, { get: (target, name) => Reflect.get(target, name) ?? (() => undefined) });

const latest = () => FakeServer.all.at(-1)!;
const went: string[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeServer.all.length = 0;
  went.length = 0;
  vi.stubGlobal('WebSocket', FakeServer);
  vi.stubGlobal('location', { href: 'https://shop.example/zh/cart?x=1', origin: 'https://shop.example', pathname: '/zh/cart', search: '?x=1' });
  vi.stubGlobal('document', { querySelector: () => null, createElement: anElement, body: anElement() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// The last page's socket listens to its module of state, which another file of this process would be given (vitest.config.ts, `isolate`).
afterAll(() => void vi.resetModules());

async function start(visitor: string | null = 'v-1', prefix = '') {
  // Fresh modules for each test: the socket is one per page.
  const [{ startSocket }, state, events, navigation] = await Promise.all([
    import('./socket.ts'),
    import('#kit/browser/state.ts'),
    import('#kit/browser/socket-events.ts'),
    import('#kit/browser/navigate.ts'),
  ]);
  navigation.setNavigator((address) => void went.push(address));
  state.visitorId.set(visitor);
  state.languagePath.set(prefix);
  startSocket();
  return { ...state, ...events };
}

test('a visitor without an id has a socket as well', async () => {
  const { visitorId: visitor } = await start(null);
  expect(visitor.get()).toBeNull();
  expect(latest().url).toBe('wss://shop.example/ws/message?visitorId=&lang=en');
});

test("the visitor's id and the page's language go along", async () => {
  await start('v-1', '/zh-HK');
  expect(latest().url).toBe('wss://shop.example/ws/message?visitorId=v-1&lang=zh-HK');
});

test('pings every 10 s while connected, and no longer once closed', async () => {
  await start();
  const first = latest();
  vi.advanceTimersByTime(30_000);
  expect(first.sent).toEqual([]);
  first.opens();
  vi.advanceTimersByTime(9_999);
  expect(first.sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(first.sent).toEqual(['ping']);
  vi.advanceTimersByTime(20_000);
  expect(first.sent).toHaveLength(3);
  first.close();
  vi.advanceTimersByTime(40_000);
  expect(first.sent).toHaveLength(3);
});

test('reconnects 50 s after a close, five times at most', async () => {
  await start();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    latest().close();
    vi.advanceTimersByTime(49_999);
    expect(FakeServer.all).toHaveLength(attempt);
    vi.advanceTimersByTime(1);
    expect(FakeServer.all).toHaveLength(attempt + 1);
  }
  latest().close();
  vi.advanceTimersByTime(600_000);
  expect(FakeServer.all).toHaveLength(6);
});

test('an open connection that is lost has its five attempts again', async () => {
  await start();
  for (let round = 0; round < 8; round += 1) {
    latest().opens();
    latest().close();
    vi.advanceTimersByTime(50_000);
  }
  expect(FakeServer.all).toHaveLength(9);
});

test('signing in notifies the open socket; signing out takes a new one, with no wait and no second reconnection', async () => {
  const { authToken: token } = await start();
  const first = latest();
  first.opens();
  token.set('t-1');
  expect(first.sent).toEqual(['auth']);
  token.set(null);
  expect(FakeServer.all).toHaveLength(2);
  expect(first.readyState).toBe(3);
  latest().opens();
  expect(latest().sent).toEqual([]);
  vi.advanceTimersByTime(120_000);
  expect(FakeServer.all).toHaveLength(2);
});

test('a sign-in while the socket waits to reconnect connects at once', async () => {
  const { authToken: token } = await start();
  latest().opens();
  latest().close();
  token.set('t-1');
  expect(FakeServer.all).toHaveLength(2);
  latest().opens();
  expect(latest().sent).toEqual(['auth']);
  vi.advanceTimersByTime(60_000);
  expect(FakeServer.all).toHaveLength(2);
});

test('a guest with a new secret opens anew, for the cookie comes with the upgrade', async () => {
  const { emitSocketEvent: emit } = await start();
  const first = latest();
  first.opens();
  emit(guestIssued, null);
  expect(FakeServer.all).toHaveLength(2);
  expect(first.readyState).toBe(3);
});

test('one that was still opening then is let open before it is closed, and says nothing', async () => {
  const { emitSocketEvent: emit } = await start();
  const first = latest();
  emit(guestIssued, null);
  expect(FakeServer.all).toHaveLength(2);
  expect(first.readyState).toBe(0);
  first.opens();
  expect(first.readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(first.sent).toEqual([]);
  expect(FakeServer.all).toHaveLength(2);
});

test('a session that ended elsewhere is forgotten and leads to the sign-in page; one that was left here is not spoken of', async () => {
  const { authToken: token } = await start();
  latest().opens();
  latest().says({ type: 'session.out', data: { code: 50, msg: 'x' } });
  expect(went).toEqual([]);
  token.set('t-1');
  latest().says({ type: 'session.out', data: { code: 51, msg: 'You have been signed out on this device.' } });
  expect(token.get()).toBeNull();
  expect(went).toEqual(['/auth/signin?return=%2Fzh%2Fcart%3Fx%3D1']);
});

test('a session that is being ended here on purpose is not spoken of', async () => {
  const { authToken: token, endingSession } = await start();
  latest().opens();
  token.set('t-1');
  endingSession.set(true);
  latest().says({ type: 'session.out', data: { code: 51, msg: 'You have been signed out on this device.' } });
  expect([token.get(), went]).toEqual(['t-1', []]);
});

test('messages of an old socket are ignored', async () => {
  const { authToken: token, onSocket: listen } = await start();
  const received: unknown[] = [];
  listen('order.changed', (data) => received.push(data));
  const first = latest();
  first.opens();
  token.set('t-1');
  token.set(null);
  first.says({ type: 'order.changed', data: 'old' });
  latest().opens();
  latest().says({ type: 'order.changed', data: 'new' });
  expect(received).toEqual(['new']);
});
