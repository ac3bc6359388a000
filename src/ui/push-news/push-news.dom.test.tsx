// News on a device, as the browser draws it: what is asked when, and what each answer leads to.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PushNews } from './push-news.tsx';

const ask = 'Tell me on this device when it ships';
const stop = 'Stop telling me on this device';
const subscription = {
  endpoint: 'https://push.example/1',
  unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
};
const pushManager = { getSubscription: vi.fn<() => Promise<object | null>>(), subscribe: vi.fn<() => Promise<object>>() };
const requestPermission = vi.fn<() => Promise<string>>();
const calls: { path: string; body: any }[] = [];
const state = { on: false, used: false, publicKey: 'the-key' };

beforeEach(() => {
  vi.clearAllMocks();
  calls.length = 0;
  pushManager.getSubscription.mockResolvedValue(null);
  pushManager.subscribe.mockResolvedValue(subscription);
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const path = url.replace('/api/web/push/', '');
    calls.push({ path, body: JSON.parse(body) });
    return new Response(JSON.stringify({ code: 0, msg: '', data: { ...state, on: path === 'subscribe' } }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const draw = () => render(<PushNews orderNo="1" ask={ask} />);

it('asks the browser when it is pressed and not before, and can be turned off', async () => {
  requestPermission.mockResolvedValue('granted');
  draw();
  const button = await screen.findByRole('button', { name: ask });
  expect([calls, requestPermission.mock.calls]).toEqual([[], []]);
  await userEvent.click(button);
  await screen.findByText(/We tell you on this device/);
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'the-key' });
  expect(calls.at(-1)).toEqual({ path: 'subscribe', body: { orderNo: '1', endpoint: subscription.endpoint, keys: { p256dh: 'p', auth: 'a' } } });
  pushManager.getSubscription.mockResolvedValue(subscription);
  const off = screen.getByRole('button', { name: stop });
  expect(off).toBe(document.activeElement);
  await userEvent.click(off);
  await screen.findByRole('button', { name: ask });
  // The browser follows nothing else.
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

it('says how to allow it to those who have just said no, and says nothing to those who said so before', async () => {
  requestPermission.mockResolvedValue('denied');
  draw();
  await userEvent.click(await screen.findByRole('button', { name: ask }));
  await screen.findByText(/Allow them in its settings/);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
  draw();
  await vi.waitFor(() => expect(document.body.textContent).toBe(''));
});

it('says so where the browser fails, and can be pressed again', async () => {
  requestPermission.mockResolvedValue('granted');
  pushManager.subscribe.mockRejectedValue(new Error('no service'));
  draw();
  await userEvent.click(await screen.findByRole('button', { name: ask }));
  await screen.findByText(/couldn’t turn on/);
  expect(screen.getByRole('button', { name: ask })).toBe(document.activeElement);
});

it('replaces a subscription that was made for another key of the shop', async () => {
  requestPermission.mockResolvedValue('granted');
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
  draw();
  const button = await screen.findByRole('button', { name: ask });
  pushManager.getSubscription.mockResolvedValue(subscription);
  await userEvent.click(button);
  await screen.findByText(/We tell you on this device/);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

it('has one line for itself before anything is known and after, whatever that is', async () => {
  const line = () => document.querySelector('.min-h-12');
  const { unmount } = draw();
  expect([line()?.childElementCount, line()?.textContent]).toEqual([1, '']);
  await screen.findByRole('button', { name: ask });
  unmount();
  // It is on already.
  pushManager.getSubscription.mockResolvedValue(subscription);
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: { ...state, on: true } }));
  draw();
  await screen.findByRole('button', { name: stop });
  expect(line()?.textContent).toBe(stop);
  cleanup();
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission });
  draw();
  await vi.waitFor(() => expect(line()?.textContent).toBe(''));
});

it('is not there where the browser has no web push', async () => {
  vi.unstubAllGlobals();
  draw();
  await vi.waitFor(() => expect(document.body.textContent).toBe(''));
});
