/** Writing products into an index: many at once, each with a version, so that what is older never replaces what is newer. */
import { z } from 'zod';
import { ClusterProblem, type Cluster } from '#kit/server/opensearch/cluster.ts';
import type { Queryable } from '#kit/server/database.ts';
import { readDocuments, type ProductDocument } from './documents.ts';
import { drawVersion } from './store-documents.ts';

/** So long a batch may take. */
const writeLimitMs = 30_000;

const outcome = z.object({ status: z.int(), error: z.object({ type: z.string(), reason: z.string().optional() }).optional() });
const written = z.object({ items: z.array(z.record(z.string(), outcome)) });

/** Products as they are now: documents of those that lists show; the others are taken out. */
export type ReadProducts = { version: number; documents: readonly ProductDocument[]; goneIds: readonly string[] };

/** Reads products as they are now. */
export async function readProducts(db: Queryable, ids: readonly string[]): Promise<ReadProducts> {
  const version = await drawVersion(db);
  const documents = await readDocuments(db, ids, version);
  const there = new Set(documents.map(({ id }) => id));
  return { version, documents, goneIds: ids.filter((id) => !there.has(id)) };
}

/** A product that the index did not take, and why. */
export type RefusedProduct = { id: string; reason: string };

/**
 * Writes them behind an alias; `isSeen`: questions find them at once. Answers those that the index does not take, whatever it is asked: the others are written.
 * @throws ClusterProblem when one could not be written now, or none of several was taken
 */
export async function writeProducts(
  cluster: Cluster,
  alias: string,
  { products, isSeen }: { products: ReadProducts; isSeen: boolean },
): Promise<RefusedProduct[]> {
  const { version, documents, goneIds } = products;
  const writes: Write[] = [
    ...documents.map((document) => ({ id: document.id, lines: [{ index: { _id: document.id, version, version_type: 'external' } }, document] })),
    ...goneIds.map((id) => ({ id, lines: [{ delete: { _id: id, version, version_type: 'external' } }] })),
  ];
  if (writes.length === 0) return [];
  const refused = await writeSome(cluster, alias, { writes, isSeen });
  // That is not about one product.
  if (refused.length === writes.length && refused.length > 1)
    throw new ClusterProblem('wrong', `it takes none of ${refused.length} products: ${refused[0]!.reason}`);
  return refused;
}

type Write = { id: string; lines: object[] };

async function writeSome(cluster: Cluster, alias: string, { writes, isSeen }: { writes: Write[]; isSeen: boolean }): Promise<RefusedProduct[]> {
  // An alias that is gone must not come back as an index that guesses its fields.
  const request = {
    method: 'POST',
    path: `/${alias}/_bulk`,
    querystring: { require_alias: true, refresh: isSeen },
    bulkBody: writes.flatMap(({ lines }) => lines),
  } as const;
  let answer: unknown;
  try {
    answer = await cluster.ask(request, writeLimitMs);
  } catch (error) {
    if (!(error instanceof ClusterProblem) || error.kind !== 'wrong') throw error;
    if (writes.length === 1) return [{ id: writes[0]!.id, reason: error.message }];
    // Too large as a whole, or one of them spoils it.
    const half = Math.ceil(writes.length / 2);
    const first = await writeSome(cluster, alias, { writes: writes.slice(0, half), isSeen });
    return [...first, ...(await writeSome(cluster, alias, { writes: writes.slice(half), isSeen }))];
  }
  const { items } = written.parse(answer);
  if (items.length !== writes.length) throw new ClusterProblem('wrong', 'it does not say what became of each product');
  return items.flatMap((item, at) => refusedOf(item, writes[at]!.id));
}

function refusedOf(item: z.infer<typeof written>['items'][number], id: string): RefusedProduct[] {
  const [action, { status, error }] = Object.entries(item)[0]!;
  // Something newer is there; or what was to go is not.
  if (status < 300 || status === 409 || (action === 'delete' && status === 404 && error === undefined)) return [];
  const reason = `${error?.type}: ${error?.reason ?? ''}`.slice(0, 300);
  if (status === 404) throw new ClusterProblem('missing', reason);
  if (status === 429 || status >= 500) throw new ClusterProblem('away', reason);
  if (status === 401 || status === 403) throw new ClusterProblem('refused', reason);
  return [{ id, reason }];
}
