/** The clock of one of two nodes goes wrong, while people read and buy on both and the shop is changed. */
import { fileURLToPath } from 'node:url';
import { machineNow } from '#test/harness/machine-date.ts';
import { faultRow } from '../fault.ts';
import { count } from '../look-up.ts';
import { seenAfter, startBalancer, startNode, trade } from '../nodes.ts';
import { signInOwner } from '../staff.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const minuteMs = 60_000;
const dateModule = fileURLToPath(new URL('../../harness/set-machine-date.ts', import.meta.url));

export default faultRow({
  title: 'A node whose clock is wrong',
  full: { aheadMs: [-10 * minuteMs, -2_000, 2_000, 10 * minuteMs], changes: 20, buysForMs: 20_000 },
  short: { aheadMs: [10 * minuteMs], changes: 2, buysForMs: 2_000 },
  async run(faults, { aheadMs, changes, buysForMs }) {
    const shop = await faults.startShop();
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const owner = await signInOwner(shop);
    const seen = { requests: 0, failed: 0, orders: 0, slowest: 0 };
    for (const ahead of aheadMs) {
      const node = await startNode(faults, shop, { NODE_OPTIONS: `--import ${dateModule}`, TEST_NOW: new Date(machineNow().getTime() + ahead).toISOString() });
      const people = trade(shop, await startBalancer(faults, [shop, node]), [variant!.sku]);
      await sleep(buysForMs);
      for (let change = 0; change < changes; change += 1)
        seen.slowest = Math.max(seen.slowest, await seenAfter(() => owner.nameShop(`Name ${ahead} ${change}`), node));
      const { requests, failed, orders } = await people.stop();
      seen.requests += requests;
      seen.failed += failed.length;
      seen.orders += orders;
      await node.process.stop();
    }
    return [
      { figure: 'clocks up to 10 min wrong', value: aheadMs.length, unit: '', target: null },
      { figure: 'requests to both nodes', value: seen.requests, unit: '', target: { atLeast: 20 * aheadMs.length } },
      { figure: 'requests failed', value: seen.failed, unit: '', target: { exactly: 0 } },
      {
        figure: 'orders fewer than were acknowledged',
        value: seen.orders - (await count(shop, 'select count(*) from orders')),
        unit: '',
        target: { exactly: 0 },
      },
      { figure: 'a change seen on the node with the wrong clock, slowest', value: seen.slowest, unit: 's', target: { atMost: 0.2 } },
    ];
  },
});
