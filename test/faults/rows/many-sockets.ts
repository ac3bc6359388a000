/** Thousands of sockets over two nodes, one of which is killed and started again: each hears of its own guest's cart, and of no other. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { endOf } from '#test/harness/built-shop.ts';
import { inTurns, send } from '../buyers.ts';
import { faultRow, type FaultShop } from '../fault.ts';
import { startNode } from '../nodes.ts';

const atOnce = 16;
const receiveTimeoutMs = 30_000;

type Guest = { cookie: string; units: number };
type Tab = { guest: Guest; socket: WebSocket; heard: number[] };

export default faultRow({
  title: 'Thousands of sockets over two nodes',
  full: { guests: 500, tabs: 10 },
  short: { guests: 20, tabs: 4 },
  async run(faults, { guests: guestCount, tabs: tabCount }) {
    const shop = await faults.startShop();
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const nodes = [shop, await startNode(faults, shop)];
    const guests = await inTurns(guestCount, atOnce, () => makeGuest(shop, variant!.sku));
    // Once used by everybody, so that what is counted afterwards belongs to the sockets.
    await inTurns(guestCount, atOnce, (index) => addOne(nodes[index % 2]!.url, guests[index]!, variant!.sku));
    const before = await memoryOf(nodes);
    const tabs = await inTurns(guestCount * tabCount, 4 * atOnce, (index) => openTab(nodes[index % 2]!.url, guests[index % guestCount]!));
    faults.atEnd(async () => tabs.forEach(({ socket }) => socket.terminate()));
    const grown = (await memoryOf(nodes)) - before;
    const seen = { missing: 0, foreign: 0, slowest: 0 };
    const changeAll = async () => {
      const since = performance.now();
      for (const tab of tabs) tab.heard.length = 0;
      await inTurns(guestCount, atOnce, (index) => addOne(nodes[index % 2]!.url, guests[index]!, variant!.sku));
      const answered = performance.now();
      while (tabs.some(({ heard }) => heard.length === 0) && performance.now() - answered < receiveTimeoutMs) await sleep(10);
      seen.slowest = Math.max(seen.slowest, performance.now() - answered);
      await sleep(500);
      seen.missing += tabs.filter(({ heard }) => heard.length === 0).length;
      // A cart's count is its own guest's: all guests have as many units, but one, whose socket would say so.
      seen.foreign += tabs.filter(({ heard, guest }) => heard.length > 1 || heard.some((units) => units !== guest.units)).length;
      return (performance.now() - since) / 1_000;
    };
    await addOne(shop.url, guests[0]!, variant!.sku);
    await sleep(500);
    await changeAll();
    await endOf(nodes[1]!.process.process, 'SIGKILL');
    await nodes[1]!.startAgain();
    await inTurns(tabs.length, 4 * atOnce, async (index) => {
      if (index % 2 === 1) tabs[index] = await openTab(nodes[1]!.url, tabs[index]!.guest);
    });
    await changeAll();
    return [
      { figure: 'sockets over two nodes', value: tabs.length, unit: '', target: { exactly: guestCount * tabCount } },
      { figure: 'of them that did not hear of their cart', value: seen.missing, unit: '', target: { exactly: 0 } },
      { figure: "of them that heard of another's, or twice", value: seen.foreign, unit: '', target: { exactly: 0 } },
      { figure: 'after the last change until all have heard, slowest', value: seen.slowest / 1_000, unit: 's', target: { atMost: 1 } },
      { figure: 'memory of a socket', value: grown / 1_024 / tabs.length, unit: 'KiB', target: { atMost: 100 } },
    ];
  },
});

async function makeGuest(shop: FaultShop, sku: string): Promise<Guest> {
  const { headers } = await add(shop.url, sku, '');
  return { cookie: headers['set-cookie']![0]!.split(';')[0]!, units: 1 };
}

async function addOne(url: string, guest: Guest, sku: string): Promise<void> {
  await add(url, sku, guest.cookie);
  guest.units += 1;
}

async function add(url: string, sku: string, cookie: string) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const answer = await send(`${url}/api/web/cart/add`, { method: 'POST', headers, body: JSON.stringify({ sku, quantity: 1 }) });
  if (answer.code !== 0) throw new Error(answer.text);
  return answer;
}

/** A socket of the guest, ready. */
function openTab(url: string, guest: Guest): Promise<Tab> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/message`, { headers: { cookie: guest.cookie } });
  const tab: Tab = { guest, socket, heard: [] };
  // Silent for 45 s, it would be closed.
  const pinging = setInterval(() => socket.readyState === socket.OPEN && socket.send('{"type":"ping"}'), 10_000);
  socket.on('close', () => clearInterval(pinging));
  return new Promise((done, fail) => {
    socket.on('error', fail);
    socket.on('message', (text) => {
      const { type, data } = JSON.parse((text as Buffer).toString()) as { type: string; data?: { count: number } };
      if (type === 'ready') done(tab);
      if (type === 'cart.changed') tab.heard.push(data!.count);
    });
  });
}

/** Resident memory of all nodes, in bytes. */
async function memoryOf(nodes: readonly { process: { process: { pid?: number | undefined } } }[]): Promise<number> {
  const statuses = await Promise.all(nodes.map(({ process: { process } }) => readFile(`/proc/${process.pid}/status`, 'utf8')));
  return statuses.reduce((sum, status) => sum + Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1_024, 0);
}
