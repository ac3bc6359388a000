/** The socket's times, against a fake of the network. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../src/index.ts';
import { openSocket } from '../src/socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function network() {
  const sockets: FakeSocket[] = [];
  class FakeSocket extends EventTarget {
    readyState = 0;
    readonly sent: { type: string; data?: unknown }[] = [];
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      sockets.push(this);
    }
    send(text: string) {
      this.sent.push(JSON.parse(text) as { type: string });
    }
    opens() {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    }
    says(data: string) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      this.readyState = 3;
      this.dispatchEvent(new Event('close'));
    }
  }
  return { sockets, WebSocket: FakeSocket as never, latest: () => sockets.at(-1)! };
}

const client = () => createClient({ url: 'https://shop.example' });

it('says who it is, pings, and hands on what comes', async () => {
  const net = network();
  const shop = client();
  await shop.session.setToken('t-1');
  const socket = openSocket(shop, net);
  const heard: unknown[] = [];
  const stop = socket.on('order.changed', (data) => heard.push(data));
  net.latest().opens();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(net.latest().url).toBe('wss://shop.example/ws/message?visitorId=');
  expect(net.latest().sent).toEqual([{ type: 'auth', data: { token: 't-1' } }, { type: 'ping' }, { type: 'ping' }]);
  for (const text of ['{"type":"order.changed","data":{"orderNo":"1"}}', '{"type":"later.news"}', 'nonsense', 'null']) net.latest().says(text);
  expect(heard).toEqual([{ orderNo: '1' }]);
  stop();
  net.latest().says('{"type":"order.changed"}');
  expect(heard).toHaveLength(1);
  await shop.session.setToken(null);
  await shop.session.setGuest('g-1');
  await vi.advanceTimersByTimeAsync(1);
  expect(net.latest().sent.at(-1)).toEqual({ type: 'auth', data: { guest: 'g-1' } });
  socket.close();
});

it('connects again, later each time until the shop has answered, and not once it was closed', async () => {
  const net = network();
  const socket = openSocket(client(), net);
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const before = net.sockets.length;
    net.latest().close();
    let waited = 0;
    for (; net.sockets.length === before && waited < 100_000; waited += 100) await vi.advanceTimersByTimeAsync(100);
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThanOrEqual(1_100);
  expect(waits[4]).toBeGreaterThan(4_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_100);
  net.latest().opens();
  net.latest().says('{"type":"ready"}');
  net.latest().close();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(net.sockets).toHaveLength(11);
  socket.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(net.sockets).toHaveLength(11);
});
