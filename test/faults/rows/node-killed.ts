/** One of two nodes behind a proxy is killed (-9) while people read and buy; the other serves on, and what was asked of the first is asked again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { endOf } from '#test/harness/built-shop.ts';
import { faultRow } from '../fault.ts';
import { count } from '../look-up.ts';
import { startBalancer, startNode, trade } from '../nodes.ts';

const buysForMs = 1_000;
/** Of those who were being answered: two buyers, whose orders were cut off. */
const mostCutOff = 2;

export default faultRow({
  title: 'One of two nodes killed under load',
  full: { kills: 20 },
  short: { kills: 3 },
  async run(faults, { kills }) {
    const shop = await faults.startShop();
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const nodes = [shop, await startNode(faults, shop)];
    const people = trade(shop, await startBalancer(faults, nodes), [variant!.sku]);
    let slowestMs = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const node = nodes[kill % nodes.length]!;
      await sleep(buysForMs);
      await endOf(node.process.process, 'SIGKILL');
      slowestMs = Math.max(slowestMs, await node.startAgain());
    }
    const { requests, failed, orders } = await people.stop();
    const pages = failed.filter((failure) => failure.startsWith('page')).length;
    return [
      { figure: 'kills', value: kills, unit: '', target: null },
      { figure: 'requests meanwhile', value: requests, unit: '', target: { atLeast: 20 * kills } },
      { figure: 'pages failed', value: pages, unit: '', target: { exactly: 0 } },
      { figure: 'purchases cut off', value: failed.length - pages, unit: '', target: { atMost: mostCutOff * kills } },
      {
        figure: 'orders acknowledged and not there',
        value: Math.max(0, orders - (await count(shop, 'select count(*) from orders'))),
        unit: '',
        target: { exactly: 0 },
      },
      { figure: 'serving again, slowest', value: slowestMs / 1_000, unit: 's', target: { atMost: 5 } },
    ];
  },
});
