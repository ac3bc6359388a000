/**
 * A real OpenSearch for tests: the one at OPENSEARCH_URL, else in a long run one of Maven's artifacts, where there are a JDK and Maven; else none, and
 * tests that need it are skipped.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLongRun } from '../long-run.ts';
import { freePort } from '../postgres.ts';
import { hasTools, startOpenSearchNode, type OpenSearchNode } from './node.ts';

/** A running cluster. `name` begins the names of a test's indexes; `pid` is null where it was given. */
export type TestOpenSearch = { url: string; pid: number | null; name(): string; stop(): Promise<void> };

/** Nodes that a test kills and starts again, each with the data that it had. */
export type TestOpenSearchCluster = {
  readonly urls: readonly string[];
  kill(node: number): Promise<unknown>;
  startAgain(node: number): Promise<void>;
  stop(): Promise<void>;
};

const given = process.env['OPENSEARCH_URL'];

/** Whether several nodes can be started here. */
export const canStartOpenSearch = inLongRun && (await hasTools());

/** Whether there is one; says why not. */
export const hasOpenSearch = Boolean(given) || canStartOpenSearch;
if (!hasOpenSearch) console.log('OPENSEARCH_URL is not set, and this is no long run with java and mvn: tests against OpenSearch are skipped.');

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-opensearch-'));

/** A name for an index that no other test has. */
const name = () => `test-${randomBytes(6).toString('hex')}`;

/** Finds or starts it. Its data is in `dataDir`, which is retained, or in a folder that goes with it. */
export async function startOpenSearch({ dataDir, heapMb = 512 }: { dataDir?: string; heapMb?: number } = {}): Promise<TestOpenSearch> {
  if (given) return { url: given, pid: null, name, stop: async () => undefined };
  const folder = dataDir ?? (await newFolder());
  const node = await startOpenSearchNode({ folder, heapMb });
  const stop = async () => {
    await node.stop();
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  return { url: node.url, pid: node.pid, name, stop };
}

/** Starts a cluster of `count` nodes, each of which may be elected, on folders that go with it. */
export async function startOpenSearchCluster(count: number): Promise<TestOpenSearchCluster> {
  const planned = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({ folder: await newFolder(), name: `node-${at}`, port: await freePort(), transport: await freePort() })),
  );
  const start = ({ folder, name: nodeName, port, transport }: (typeof planned)[number]) =>
    startOpenSearchNode({
      folder,
      heapMb: 384,
      port,
      others: {
        'node.name': nodeName,
        'transport.port': transport,
        'discovery.seed_hosts': planned.map((one) => `127.0.0.1:${one.transport}`).join(','),
        'cluster.initial_cluster_manager_nodes': planned.map((one) => one.name).join(','),
      },
    });
  const nodes: OpenSearchNode[] = await Promise.all(planned.map(start));
  return {
    urls: nodes.map(({ url }) => url),
    kill: (at) => nodes[at]!.kill(),
    async startAgain(at) {
      nodes[at] = await start(planned[at]!);
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      await Promise.all(planned.map(({ folder }) => rm(folder, { recursive: true, force: true })));
    },
  };
}
