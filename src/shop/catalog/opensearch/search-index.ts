/** The index as questions see it. */
import { z } from 'zod';
import { ClusterProblem, type Cluster } from '#kit/server/opensearch/cluster.ts';

/** The alias that questions go to, with a limit of time. */
export type SearchIndex = {
  /** The limit as a query names it, so that the cluster stops as well. */
  readonly timeout: string;
  /** @throws ClusterProblem */
  ask(body: object): Promise<unknown>;
  /** Several at once. @throws ClusterProblem */
  askSeveral(bodies: readonly object[]): Promise<unknown[]>;
};

/** So long a question waits: pages wait no longer for a cluster that hangs. */
export const questionLimitMs = 900;

/** The index behind an alias. */
export function searchIndex(cluster: Cluster, alias: string, limitMs = questionLimitMs): SearchIndex {
  return {
    timeout: `${limitMs - 100}ms`,
    ask: (body) => cluster.ask({ method: 'POST', path: `/${alias}/_search`, body }, limitMs),
    async askSeveral(bodies) {
      const bulkBody = bodies.flatMap((body) => [{}, body]);
      const { responses } = answers.parse(await cluster.ask({ method: 'POST', path: `/${alias}/_msearch`, bulkBody }, limitMs));
      for (const { error } of responses) if (error !== undefined) throw new ClusterProblem('wrong', JSON.stringify(error).slice(0, 300));
      return responses;
    },
  };
}

const answers = z.object({ responses: z.array(z.looseObject({ error: z.unknown().optional() })) });
