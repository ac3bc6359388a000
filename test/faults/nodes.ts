/** Several nodes of one shop, what stands before them, and people who buy all the while. */
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { endOf, startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { prepareBuyer, send, submit } from './buyers.ts';
import type { Faults, FaultShop } from './fault.ts';

/** One more process of a shop. */
export type FaultNode = { readonly url: string; readonly process: BuiltShop; startAgain(): Promise<number> };

/** Starts it over the database and the files of `shop`. */
export async function startNode(faults: Faults, shop: FaultShop, environment: Record<string, string> = {}): Promise<FaultNode> {
  const port = String(await freePort());
  const options = { dataDir: shop.dataDir, environment: { DATABASE_URL: shop.databaseUrl, PORT: port, ...environment } };
  let current = await startBuiltShop(options);
  faults.atEnd(() => endOf(current.process, 'SIGINT'));
  return {
    url: `http://localhost:${port}`,
    get process() {
      return current;
    },
    async startAgain() {
      const begun = performance.now();
      current = await startBuiltShop(options);
      return performance.now() - begun;
    },
  };
}

/** How often a node is asked whether it is ready. */
const asksEveryMs = 250;

/**
 * Passes requests on to nodes in turn, as Caddy and load balancers do: to those that say they are ready (`/readyz`), and to the next one where a node does
 * not take the connection, or where a read was cut off.
 */
export async function startBalancer(faults: Faults, nodes: readonly { url: string }[]): Promise<string> {
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  const ready = await watchReadiness(faults, nodes);
  const pass = (asked: IncomingMessage, body: Buffer, answer: ServerResponse, { first, tries }: { first: number; tries: number }): void => {
    const usable = ready().length > 0 ? ready() : nodes;
    const { url } = usable[(first + tries) % usable.length]!;
    let isConnected = false;
    const passed = request(`${url}${asked.url}`, { agent, method: asked.method!, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode!, got.headers);
      got.pipe(answer);
      got.on('error', () => answer.destroy());
    });
    passed.on('socket', (socket) => socket.once('connect', () => (isConnected = true)));
    passed.on('error', (error) => {
      const mayRepeat = !answer.headersSent && (!isConnected || asked.method === 'GET');
      if (mayRepeat && tries > 1) pass(asked, body, answer, { first, tries: tries - 1 });
      else {
        console.error(
          `balancer: ${asked.method} ${asked.url} at ${url}, connected ${isConnected}, answer begun ${answer.headersSent}, tries ${tries}: ${error.message}`,
        );
        answer.destroy();
      }
    });
    passed.end(body);
  };
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => pass(asked, Buffer.concat(chunks), answer, { first: (turn += 1), tries: 2 * nodes.length }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  faults.atEnd(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers those of the nodes that were ready when they were last asked. */
async function watchReadiness(faults: Faults, nodes: readonly { url: string }[]): Promise<() => readonly { url: string }[]> {
  let ready = nodes;
  const ask = async () => {
    const answers = await Promise.all(nodes.map(({ url }) => send(`${url}/readyz`, { method: 'GET', agent: false }).catch(() => null)));
    ready = nodes.filter((_node, index) => answers[index]?.status === 200);
  };
  await ask();
  const asking = setInterval(() => void ask(), asksEveryMs);
  faults.atEnd(async () => clearInterval(asking));
  return () => ready;
}

/** What people did until they were stopped. */
export type Trade = { requests: number; failed: string[]; orders: number; slowestMs: number };

const readers = 3;
const buyers = 2;

/** People who read pages and place orders at `url`, one request after the other, until `stop`. */
export function trade(shop: FaultShop, url: string, skus: readonly string[]): { stop(): Promise<Trade> } {
  const seen: Trade = { requests: 0, failed: [], orders: 0, slowestMs: 0 };
  let isOver = false;
  const lane = async (what: string, work: () => Promise<void>) => {
    while (!isOver) {
      const begun = performance.now();
      await work().catch((error: Error) => void seen.failed.push(`${what}: ${error.message}`));
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begun);
    }
  };
  const read = async () => {
    seen.requests += 1;
    const { status } = await send(`${url}/search?q=thing`, { method: 'GET' });
    if (status !== 200) throw new Error(`status ${status}`);
  };
  const buy = async () => {
    // A cart, six steps, and the order.
    seen.requests += 8;
    const { code, text } = await submit(shop, await prepareBuyer({ url }, { skus, payment: 'bankTransfer' }));
    if (code !== 0) throw new Error(text);
    seen.orders += 1;
  };
  const lanes = [...Array.from({ length: readers }, () => lane('page', read)), ...Array.from({ length: buyers }, () => lane('order', buy))];
  return {
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      for (const failure of new Set(seen.failed)) console.error(failure);
      return seen;
    },
  };
}

/** How long until a node shows a change made by another, in seconds: of when the first question was asked whose answer shows it. */
export async function seenAfter(change: () => Promise<string>, node: { url: string }, limitMs = 60_000): Promise<number> {
  const title = await change();
  const since = performance.now();
  for (;;) {
    const askedAfter = performance.now() - since;
    if ((await send(`${node.url}/`, { method: 'GET' })).text.includes(title) || askedAfter > limitMs) return askedAfter / 1_000;
  }
}
