/** OpenSearch as the shop's engine, where `OPENSEARCH_URL` names a cluster; its client is loaded only then. */
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { ClusterProblem, openCluster } from '#kit/server/opensearch/cluster.ts';
import { checkVersion } from '#kit/server/opensearch/version.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import { indexPlace, openCatalogIndex, type CatalogIndex } from '#shop/catalog/opensearch/index.ts';
import { putEngineBefore } from '#shop/catalog/search/index.ts';
import type { OpenSearchConfig } from '../config/opensearch-config.ts';
import { askForCheck, askForRebuild, searchIndexSlice } from './jobs.ts';

/** The index of a process, with its jobs. */
export type OpenSearchIndex = { index: CatalogIndex; slice: Slice; describe(): string; close(): Promise<void> };

/** A start waits so long for the first answer. */
const startLimitMs = 3_000;

/** Puts OpenSearch before PostgreSQL's engine. */
export async function openSearchIndex(config: OpenSearchConfig, host: Host): Promise<OpenSearchIndex> {
  const cluster = openCluster(config);
  const place = await indexPlace(cluster, config.index, host);
  const index = openCatalogIndex(place, { log: host.log, rebuild: () => askForRebuild(host), check: () => askForCheck(host) });
  await index.ready;
  const remove = putEngineBefore(index.engine, 'index');
  return {
    index,
    slice: searchIndexSlice(place),
    describe() {
      const { reason, products } = index.state();
      return reason === null
        ? `Search: OpenSearch at ${cluster.hosts}, ${products} products`
        : `Search: PostgreSQL, until OpenSearch at ${cluster.hosts} can be used: ${reason}`;
    },
    async close() {
      remove();
      await index.close();
    },
  };
}

/**
 * Looks whether the cluster is one that the shop can work with. One that does not answer may be back later: a shop starts without it.
 * @throws StartupError when it refuses the shop, or is something else
 */
export async function checkOpenSearch(config: OpenSearchConfig): Promise<void> {
  const cluster = openCluster(config);
  try {
    checkVersion(await cluster.ask({ method: 'GET', path: '/' }, startLimitMs));
  } catch (error) {
    if (!(error instanceof ClusterProblem)) throw error;
    if (error.kind === 'away') return;
    throw new StartupError(
      `OpenSearch at ${cluster.hosts} cannot be used: ${error.message}.`,
      ['Check OPENSEARCH_URL, OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD.', 'Or unset all of OPENSEARCH_…: PostgreSQL then finds products.'],
      error,
    );
  } finally {
    await cluster.close();
  }
}
