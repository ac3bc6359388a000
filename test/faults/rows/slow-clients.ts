/** Thousands of clients that send a byte a second, the head of a request or its body, while others read and buy. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTurns } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { trade } from '../nodes.ts';

const connectingAtOnce = 200;
const byteEveryMs = 1_000;
const timeoutMs = 60_000;

export default faultRow({
  title: 'Thousands of slow clients',
  full: { clients: 10_000 },
  short: { clients: 200 },
  async run(faults, { clients: count }) {
    const shop = await faults.startShop();
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const people = trade(shop, shop.url, [variant!.sku]);
    const clients = await inTurns(count, connectingAtOnce, (index) => openSlow(Number(new URL(shop.url).port), index % 2 === 0 ? 'head' : 'body'));
    const until = performance.now() + timeoutMs;
    while (clients.some(({ closedAfterMs }) => closedAfterMs === null) && performance.now() < until) {
      for (const { socket } of clients) if (socket.writable) socket.write('a');
      await sleep(byteEveryMs);
    }
    const { requests, failed } = await people.stop();
    const left = clients.filter(({ closedAfterMs }) => closedAfterMs === null);
    for (const { socket } of left) socket.destroy();
    return [
      { figure: 'clients that send a byte a second', value: clients.length, unit: '', target: { exactly: count } },
      { figure: 'of them not closed', value: left.length, unit: '', target: { exactly: 0 } },
      {
        figure: 'until one was closed, slowest',
        value: Math.max(...clients.map(({ closedAfterMs }) => closedAfterMs ?? timeoutMs)) / 1_000,
        unit: 's',
        target: { atMost: 15 },
      },
      { figure: 'requests of others meanwhile', value: requests, unit: '', target: { atLeast: 20 } },
      { figure: 'of them failed', value: failed.length, unit: '', target: { exactly: 0 } },
    ];
  },
});

type SlowClient = { socket: Socket; closedAfterMs: number | null };

/** A connection whose request has begun. */
function openSlow(port: number, what: 'head' | 'body'): Promise<SlowClient> {
  const socket = connect({ port, host: '127.0.0.1' });
  const client: SlowClient = { socket, closedAfterMs: null };
  return new Promise((done) => {
    let since = performance.now();
    socket.on('connect', () => {
      since = performance.now();
      const head = 'POST /api/web/cart/add HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
      socket.write(what === 'head' ? `${head}X-Slow: ` : `${head}Content-Length: 10000\r\n\r\n`);
      done(client);
    });
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      client.closedAfterMs = performance.now() - since;
      done(client);
    });
  });
}
