/** Which engine answers searches, OpenSearch or PostgreSQL in its place, by the shop's metrics. */
import { send } from './buyers.ts';

/** The token that a shop's metrics are read with (METRICS_TOKEN). */
export const metricsToken = 'token-of-the-metrics';

const metrics = async (url: string) => (await send(`${url}/metrics`, { method: 'GET', headers: { authorization: `Bearer ${metricsToken}` } })).text;

/** Whether the shop at `url` asks OpenSearch at present. */
export const usesIndex = async (url: string): Promise<boolean> => /^search_index_used(?:\{[^}]*\})? 1$/m.test(await metrics(url));

/** How many lists and searches each engine has answered since the start. */
export async function searchAnswers(url: string): Promise<{ opensearch: number; postgresql: number }> {
  const text = await metrics(url);
  const of = (engine: string) => Number(new RegExp(`^search_answers_total\\{[^}]*engine="${engine}"[^}]*\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { opensearch: of('opensearch'), postgresql: of('postgresql') };
}
