import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { ClusterProblem, openCluster } from '#kit/server/opensearch/cluster.ts';
import { beginRebuild, compareSome, continueRebuild, indexPlace, repair, type Drift, type IndexPlace } from '#shop/catalog/opensearch/index.ts';
import { checkOpenSearch } from '../search-index/open-search-index.ts';
import { readArguments } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import { withShop } from './with-shop.ts';

const stepMs = 5_000;
/** What changed a moment ago reaches the index by itself within so long. */
const settleMs = 3_000;
const mostNamed = 5;

/** Rebuilds the index of OpenSearch, beside the one in use. */
export const searchReindexCommand: Command = {
  name: 'search:reindex',
  usage: '',
  summary: 'build the index of OpenSearch anew',
  details: [
    'The cluster is the one that OPENSEARCH_URL names. Products are found by the index in use until the new one is complete; then it takes its place at once.',
    'A running shop goes on, and carries changes over to both. It builds a missing or incomplete index by itself.',
  ],
  run: (input) =>
    withIndex(input, 'search:reindex', {}, async (place) => {
      const since = performance.now();
      let step = await beginRebuild(place, { always: true });
      let count = 0;
      while (step) {
        count = step.count;
        step = await continueRebuild(place, step, stepMs);
        if (step) input.say(`${step.count} products ...`);
      }
      input.say(`The index was built anew in ${((performance.now() - since) / 1_000).toFixed(1)} s${count > 0 ? `, more than ${count} products` : ''}.`);
      return 0;
    }),
};

/** Compares the index with the products. */
export const searchCheckCommand: Command = {
  name: 'search:check',
  usage: '[--repair]',
  summary: 'compare the index of OpenSearch with the products',
  details: [
    'Says how many products the index lacks, holds otherwise than they are, or holds though lists do not show them, and answers 1 when there are any.',
    '--repair has a running shop write these again. A running shop does both once a day by itself.',
  ],
  run: (input) =>
    withIndex(input, 'search:check', { repair: 'boolean' }, async (place, options) => {
      const { drift, compared } = await settledDrift(place);
      const found = Object.entries(drift).filter(([, ids]) => ids.length > 0);
      if (found.length === 0) {
        input.say(`The index holds all ${compared} products as they are.`);
        return 0;
      }
      const words: Record<keyof Drift, string> = { missing: 'missing', other: 'not as they are', extra: 'no longer shown' };
      for (const [kind, ids] of found)
        input.say(`${ids.length} ${words[kind as keyof Drift]}: ${ids.slice(0, mostNamed).join(', ')}${ids.length > mostNamed ? ', ...' : ''}`);
      if (options['repair'] === true) input.say(`${(await repair(place, drift)).length} are written again by the running shop.`);
      return 1;
    }),
};

async function withIndex(
  input: CommandInput,
  command: string,
  known: Record<string, 'boolean'>,
  work: (place: IndexPlace, options: Record<string, unknown>) => Promise<number>,
): Promise<number> {
  const { options } = readArguments(input.args, 0, known);
  const { openSearch } = input.config;
  if (!openSearch) throw new StartupError('No cluster is named.', ['Set OPENSEARCH_URL.']);
  await checkOpenSearch(openSearch);
  return withShop(input, { command, beside: 'join' }, async ({ host }) => {
    const cluster = openCluster(openSearch);
    try {
      return await work(await indexPlace(cluster, openSearch.index, host), options);
    } catch (error) {
      if (error instanceof ClusterProblem)
        throw new StartupError(`OpenSearch at ${cluster.hosts}: ${error.message}.`, ['Run the command again when it answers.'], error);
      throw error;
    } finally {
      await cluster.close();
    }
  });
}

/** All of the drift, and once more what was other: that may have been on its way. */
async function settledDrift(place: IndexPlace): Promise<{ drift: Drift; compared: number }> {
  const first = await wholeDrift(place);
  if (Object.values(first.drift).every((ids) => ids.length === 0)) return first;
  await sleep(settleMs);
  const second = await wholeDrift(place);
  const both = (kind: keyof Drift) => first.drift[kind].filter((id) => second.drift[kind].includes(id));
  return { drift: { missing: both('missing'), other: both('other'), extra: both('extra') }, compared: second.compared };
}

async function wholeDrift(place: IndexPlace): Promise<{ drift: Drift; compared: number }> {
  const drift: Drift = { missing: [], other: [], extra: [] };
  let compared = 0;
  for (let after: string | null | undefined; after !== null;) {
    const some = await compareSome(place, after);
    for (const kind of ['missing', 'other', 'extra'] as const) drift[kind].push(...some.drift[kind]);
    compared += some.compared;
    after = some.after;
  }
  return { drift, compared };
}
