/** OpenSearch is away, then hangs, while people search and buy: PostgreSQL finds what they look for in its place. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startNetwork } from '#test/harness/network.ts';
import { hasOpenSearch, startOpenSearch } from '#test/harness/opensearch/start.ts';
import { send } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { startNode, trade } from '../nodes.ts';
import { metricsToken, usesIndex } from '../search-index-used.ts';

export default faultRow({
  title: 'OpenSearch away and hanging under load',
  full: { rounds: 5, awayMs: 5_000 },
  short: { rounds: 1, awayMs: 3_000 },
  async run(faults, { rounds, awayMs }) {
    if (!hasOpenSearch) return [];
    const server = await startOpenSearch();
    faults.atEnd(() => server.stop());
    const network = await startNetwork(Number(new URL(server.url).port));
    faults.atEnd(() => network.close());
    const environment = { OPENSEARCH_URL: `http://127.0.0.1:${network.port}`, OPENSEARCH_INDEX: server.name(), METRICS_TOKEN: metricsToken };
    const shop = await faults.startShop({ database: 'server', environment });
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const nodes = [shop, await startNode(faults, shop, environment)];
    const untilUsed = async (isUsed: boolean) => {
      const since = performance.now();
      for (const { url } of nodes)
        while ((await usesIndex(url)) !== isUsed && performance.now() - since < 120_000) {
          // Nobody notices that it is away who does not ask.
          await send(`${url}/search?q=thing`, { method: 'GET' });
          await sleep(100);
        }
      return (performance.now() - since) / 1_000;
    };
    await untilUsed(true);
    const people = nodes.map((node) => trade(shop, node.url, [variant!.sku]));
    const seen = { left: 0, usedAgain: 0 };
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of ['refuse', 'cut'] as const) {
        network[fault]();
        seen.left = Math.max(seen.left, await untilUsed(false));
        await sleep(awayMs);
        network.mend();
        seen.usedAgain = Math.max(seen.usedAgain, await untilUsed(true));
      }
    }
    const trades = await Promise.all(people.map((one) => one.stop()));
    return [
      { figure: 'times away, and hanging', value: 2 * rounds, unit: '', target: null },
      { figure: 'requests meanwhile', value: trades.reduce((sum, { requests }) => sum + requests, 0), unit: '', target: { atLeast: 20 * rounds } },
      { figure: 'requests failed', value: trades.reduce((sum, { failed }) => sum + failed.length, 0), unit: '', target: { exactly: 0 } },
      { figure: 'slowest page or purchase', value: Math.max(...trades.map(({ slowestMs }) => slowestMs)) / 1_000, unit: 's', target: { atMost: 5 } },
      { figure: 'until no node asks it, slowest', value: seen.left, unit: 's', target: { atMost: 10 } },
      { figure: 'until both ask it again, slowest', value: seen.usedAgain, unit: 's', target: { atMost: 30 } },
    ];
  },
});
