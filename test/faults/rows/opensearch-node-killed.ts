/** One of three OpenSearch nodes is killed, each in turn, while people search and buy: the others answer, and it joins again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { canStartOpenSearch, startOpenSearchCluster } from '#test/harness/opensearch/start.ts';
import { send } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { trade } from '../nodes.ts';
import { metricsToken, searchAnswers, usesIndex } from '../search-index-used.ts';

export default faultRow({
  title: 'one of three OpenSearch nodes killed under load',
  full: { rounds: 2, awayMs: 5_000 },
  short: { rounds: 1, awayMs: 2_000 },
  async run(faults, { rounds, awayMs }) {
    if (!canStartOpenSearch) return [];
    const cluster = await startOpenSearchCluster(3);
    faults.atEnd(() => cluster.stop());
    const environment = { OPENSEARCH_URL: cluster.urls.join(','), OPENSEARCH_INDEX: 'nodes', METRICS_TOKEN: metricsToken };
    const shop = await faults.startShop({ database: 'server', environment });
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    await until('the shop uses the index', () => usesIndex(shop.url));
    await until('every shard has its copy', () => isGreen(cluster.urls[0]!));
    const people = trade(shop, shop.url, [variant!.sku]);
    const seen = { without: 0, rejoined: 0 };
    for (let round = 0; round < rounds * cluster.urls.length; round += 1) {
      const node = round % cluster.urls.length;
      await cluster.kill(node);
      seen.without = Math.max(seen.without, await until('the index is used', () => searches(shop.url)));
      await sleep(awayMs);
      await cluster.startAgain(node);
      seen.rejoined = Math.max(seen.rejoined, await until('every shard has its copy again', () => isGreen(cluster.urls[node]!)));
    }
    const { requests, failed, slowestMs } = await people.stop();
    return [
      { figure: 'nodes killed', value: rounds * cluster.urls.length, unit: '', target: null },
      { figure: 'requests meanwhile', value: requests, unit: '', target: { atLeast: 20 * rounds } },
      { figure: 'requests failed', value: failed.length, unit: '', target: { exactly: 0 } },
      { figure: 'slowest page or purchase', value: slowestMs / 1_000, unit: 's', target: { atMost: 5 } },
      { figure: 'until OpenSearch answers without it, slowest', value: seen.without, unit: 's', target: { atMost: 30 } },
      { figure: 'until a node that came back has its copies, slowest', value: seen.rejoined, unit: 's', target: null },
    ];
  },
});

let asked = 0;

/** Whether a search that no cache can answer is answered by OpenSearch, and none beside it by PostgreSQL. */
async function searches(url: string): Promise<boolean> {
  const before = await searchAnswers(url);
  await send(`${url}/search?q=thing+${(asked += 1)}`, { method: 'GET' });
  const after = await searchAnswers(url);
  return after.opensearch > before.opensearch && after.postgresql === before.postgresql;
}

async function isGreen(node: string): Promise<boolean> {
  const answer = await fetch(`${node}/_cluster/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return answer !== null && answer.ok && ((await answer.json()) as { status: string }).status === 'green';
}

/** Waits at most two minutes; how many seconds it took. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > 120_000) throw new Error(`waited two minutes until ${what}`);
    await sleep(100);
  }
  return (performance.now() - since) / 1_000;
}
