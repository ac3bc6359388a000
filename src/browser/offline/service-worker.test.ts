// The worker's handlers, in a scope of a test's making: browsers show messages by them, and open what was pressed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const subscriptionOf = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  options: { userVisibleOnly: true, applicationServerKey: 'the key' },
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: `${name} key`, auth: `${name} secret` } }),
});
const old = subscriptionOf('old');
const renewed = subscriptionOf('new');

type Handler = (event: object) => void;
const handlers = new Map<string, Handler>();
const showNotification = vi.fn<() => Promise<void>>(async () => undefined);
const openWindow = vi.fn<() => Promise<void>>(async () => undefined);
const focus = vi.fn<() => Promise<void>>(async () => undefined);
const subscribe = vi.fn<(options: object) => Promise<object>>(async () => renewed);
const call = vi.fn<(path: string, request: { body: string }) => Promise<void>>(async () => undefined);
let pages: { url: string; focus(): Promise<unknown> }[] = [];

beforeEach(async () => {
  pages = [];
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('location', new URL('https://shop.example/service-worker.js'));
  vi.stubGlobal('shop', { release: '1', languages: ['en'], style: '/offline.css', icon: '/favicon.svg' });
  vi.stubGlobal('registration', { showNotification, pushManager: { subscribe } });
  vi.stubGlobal('fetch', call);
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow });
  vi.stubGlobal('addEventListener', (name: string, handler: Handler) => void handlers.set(name, handler));
  // A script, which exports nothing.
  await import(new URL('./service-worker.ts', import.meta.url).pathname);
});
afterEach(() => vi.unstubAllGlobals());

/** Hands an event to the worker, and waits for what it does. */
async function handle(name: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handlers.get(name)!({ ...event, waitUntil: (given: Promise<unknown>) => void (work = given) });
  await work;
}
const press = (data: unknown) => handle('notificationclick', { notification: { data, close: () => undefined } });

it('shows what the shop pushes', async () => {
  const message = { title: 'Order 1 has shipped', text: 'Open it at Vitrine.', tag: 'order-1', path: '/user/order/1' };
  await handle('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Order 1 has shipped', {
    body: 'Open it at Vitrine.',
    tag: 'order-1',
    icon: '/favicon.svg',
    data: '/user/order/1',
  });
});

it('tells the shop which subscription replaces one that ended, and asks for one where the browser gave none', async () => {
  const body = { old: { endpoint: old.endpoint, auth: 'old secret' }, ...renewed.toJSON() };
  const sent = () => call.mock.calls.map(([path, request]) => [path, JSON.parse(request.body)]);
  await handle('pushsubscriptionchange', { oldSubscription: old, newSubscription: renewed });
  expect([sent(), subscribe.mock.calls]).toEqual([[['/api/web/push/renew', body]], []]);
  await handle('pushsubscriptionchange', { oldSubscription: old, newSubscription: null });
  expect([sent()[1], subscribe.mock.calls]).toEqual([['/api/web/push/renew', body], [[old.options]]]);
  // Not each browser says what ended.
  await handle('pushsubscriptionchange', {});
  expect(call).toHaveBeenCalledTimes(2);
});

it('opens the order that was pressed, or goes to where it is open, with its secret or without', async () => {
  pages = [{ url: 'https://shop.example/cart', focus }];
  await press('/checkout/thankyou?order=1');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://shop.example/checkout/thankyou?order=1');
  pages = [{ url: 'https://shop.example/checkout/thankyou?order=1#secret', focus }];
  await press('/checkout/thankyou?order=1');
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 1]);
});

it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])('never opens %s', async (path) => {
  await press(path);
  expect(openWindow).not.toHaveBeenCalled();
});
