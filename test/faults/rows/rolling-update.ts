/** Two nodes behind a proxy, each stopped and started in turn while people read and buy, on a database that the next release has migrated ahead of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { endOf } from '#test/harness/built-shop.ts';
import { faultRow, type FaultShop } from '../fault.ts';
import { count } from '../look-up.ts';
import { migrateAhead } from '../next-migrations.ts';
import { startBalancer, startNode, trade } from '../nodes.ts';

/** So many orders, and every connection of both nodes has asked for what an order needs. */
const warm = 60;

/** Four times as long as the proxy needs to hear that a node is not ready. */
const environment = { DRAIN_SECONDS: '1' };

/** Waits for so many orders more. */
async function untilSold(shop: FaultShop, orders: number): Promise<void> {
  const sold = () => count(shop, 'select count(*) from orders');
  const wanted = (await sold()) + orders;
  for (const end = performance.now() + 60_000; (await sold()) < wanted; await sleep(200)) if (performance.now() > end) return;
}

export default faultRow({
  title: 'A rolling update under load',
  full: { rounds: 20 },
  short: { rounds: 2 },
  async run(faults, { rounds }) {
    const shop = await faults.startShop({ database: 'server', environment });
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const nodes = [shop, await startNode(faults, shop, environment)];
    const people = trade(shop, await startBalancer(faults, nodes), [variant!.sku]);
    await untilSold(shop, warm);
    const next = await migrateAhead(shop);
    await untilSold(shop, warm);
    let unclean = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const node of nodes) {
        if ((await endOf(node.process.process, 'SIGTERM')) !== 0) unclean += 1;
        await node.startAgain();
      }
    }
    const { requests, failed, orders } = await people.stop();
    return [
      { figure: 'migrations of the next release applied meanwhile', value: next.applied, unit: '', target: { exactly: next.tables + 1 } },
      { figure: 'nodes stopped and started', value: 2 * rounds, unit: '', target: null },
      { figure: 'requests meanwhile', value: requests, unit: '', target: { atLeast: 20 * rounds } },
      { figure: 'requests failed', value: failed.length, unit: '', target: { exactly: 0 } },
      { figure: 'orders fewer than were acknowledged', value: orders - (await count(shop, 'select count(*) from orders')), unit: '', target: { exactly: 0 } },
      { figure: 'ends that were not clean', value: unclean, unit: '', target: { exactly: 0 } },
    ];
  },
});
