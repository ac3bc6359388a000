import { z } from 'zod';
import { ClusterProblem } from './cluster.ts';

const greeting = z.object({ version: z.object({ distribution: z.string().optional(), number: z.string() }) });

/** Looks whether what a cluster says of itself is OpenSearch 2 or 3. @throws ClusterProblem naming what it is instead */
export function checkVersion(said: unknown): void {
  const { success, data } = greeting.safeParse(said);
  if (!success) throw new ClusterProblem('refused', 'what answers there is no OpenSearch');
  const { distribution = 'Elasticsearch', number } = data.version;
  if (distribution !== 'opensearch' || !/^[23]\./.test(number))
    throw new ClusterProblem('refused', `what answers there is ${distribution} ${number}; the shop works with OpenSearch 2 and 3`);
}
