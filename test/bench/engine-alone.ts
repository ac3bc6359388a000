/** How many products a second an OpenSearch takes that are ready to be written: what building an index can reach at most. */
import { openCluster, type Cluster } from '#kit/server/opensearch/cluster.ts';
import { indexBody } from '#shop/catalog/opensearch/index-settings.ts';

const [atOnce, batches, writers] = [1_000, 20, 2];
const limitMs = 60_000;

type Hit = { _id: string; _source: object; sort: unknown[] };

/** Writes up to 20,000 documents of a shop's index into an index of their own, which is gone afterwards. */
export async function measureEngineAlone(url: string, name: string): Promise<number> {
  const cluster = openCluster({ nodes: [url], username: null, password: null });
  const index = `${name}-alone`;
  try {
    const documents = await readDocuments(cluster, `${name}-products`);
    const { settings, mappings } = indexBody('alone');
    await cluster.ask({ method: 'PUT', path: `/${index}`, body: { mappings, settings: { ...settings, refresh_interval: '-1' } } }, limitMs);
    const since = performance.now();
    const waiting = [...documents];
    const write = async () => {
      for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
        const bulkBody = batch.flatMap(({ _id, _source }) => [{ index: { _id } }, _source]);
        const { errors } = (await cluster.ask({ method: 'POST', path: `/${index}/_bulk`, bulkBody }, limitMs)) as { errors: boolean };
        if (errors) throw new Error('the engine did not take all documents');
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    return documents.flat().length / ((performance.now() - since) / 1_000);
  } finally {
    await cluster.ask({ method: 'DELETE', path: `/${index}`, querystring: { ignore_unavailable: true } }, limitMs).catch(() => undefined);
    await cluster.close();
  }
}

async function readDocuments(cluster: Cluster, alias: string): Promise<Hit[][]> {
  const found: Hit[][] = [];
  while (found.length < batches) {
    const after = found.at(-1)?.at(-1)?.sort;
    const body = { size: atOnce, sort: [{ id: 'asc' }], ...(after ? { search_after: after } : {}) };
    const { hits } = (await cluster.ask({ method: 'POST', path: `/${alias}/_search`, body }, limitMs)) as { hits: { hits: Hit[] } };
    if (hits.hits.length > 0) found.push(hits.hits);
    if (hits.hits.length < atOnce) break;
  }
  return found;
}
