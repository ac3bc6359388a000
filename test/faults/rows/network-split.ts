/** One of two nodes is cut off from the database, so that neither side learns of it; the other serves on, and the shop is changed meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startNetwork } from '#test/harness/network.ts';
import { send } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { seenAfter, startNode, trade } from '../nodes.ts';
import { signInOwner } from '../staff.ts';

/** A proxy that looks each second leaves a node out after as long. */
const unreadyWithinS = 4;
/** What a person waits for at most. */
const answeredWithinS = 30;

export default faultRow({
  title: 'A node cut off from the database under load',
  full: { rounds: 5, cutMs: 20_000 },
  short: { rounds: 1, cutMs: 8_000 },
  async run(faults, { rounds, cutMs }) {
    const shop = await faults.startShop();
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const { network, url: databaseUrl } = await networkTo(shop.databaseUrl);
    faults.atEnd(() => network.close());
    const node = await startNode(faults, shop, { DATABASE_URL: databaseUrl });
    const owner = await signInOwner(shop);
    let changes = 0;
    const change = () => owner.nameShop(`Name ${(changes += 1)}`);
    const people = trade(shop, shop.url, [variant!.sku]);
    const seen = { unready: 0, answered: 0, healed: 0, back: 0 };
    for (let round = 0; round < rounds; round += 1) {
      network.cut();
      const cutAt = performance.now();
      const answer = timeOf(() => send(`${node.url}/search?q=${round}`, { method: 'GET' }));
      seen.unready = Math.max(seen.unready, await untilReadiness(node.url, 503));
      const title = await change();
      seen.answered = Math.max(seen.answered, await answer);
      await sleep(Math.max(0, cutMs - (performance.now() - cutAt)));
      network.mend();
      seen.back = Math.max(seen.back, await untilReadiness(node.url, 200));
      // What was changed while it was cut off, and what is changed now.
      seen.healed = Math.max(seen.healed, await seenAfter(async () => title, node));
      seen.healed = Math.max(seen.healed, await seenAfter(change, node));
    }
    const { requests, failed } = await people.stop();
    return [
      { figure: `times cut off for ${cutMs / 1_000} s`, value: rounds, unit: '', target: null },
      { figure: 'requests of the other node meanwhile', value: requests, unit: '', target: { atLeast: 20 * rounds } },
      { figure: 'requests failed there', value: failed.length, unit: '', target: { exactly: 0 } },
      { figure: 'until the node says that it is not ready, slowest', value: seen.unready, unit: 's', target: { atMost: unreadyWithinS } },
      { figure: 'until it answers a search all the same, slowest', value: seen.answered, unit: 's', target: { atMost: answeredWithinS } },
      { figure: 'until it is ready again, slowest', value: seen.back, unit: 's', target: { atMost: 5 } },
      { figure: 'until it shows what was changed meanwhile, slowest', value: seen.healed, unit: 's', target: { atMost: 3 } },
    ];
  },
});

/** A network to the database of that address, whose server may be reached by a Unix socket. */
async function networkTo(address: string) {
  const direct = new URL(address);
  const network = await startNetwork(Number(direct.port));
  return { network, url: `postgres://${direct.username}:${direct.password}@127.0.0.1:${network.port}${direct.pathname}` };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
}

async function untilReadiness(url: string, status: number): Promise<number> {
  const since = performance.now();
  for (; (await send(`${url}/readyz`, { method: 'GET' })).status !== status; await sleep(50)) {
    if (performance.now() - since > 60_000) break;
  }
  return (performance.now() - since) / 1_000;
}
