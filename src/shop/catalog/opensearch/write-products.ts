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

/** Writes them behind an alias; `isSeen`: questions find them at once. @throws ClusterProblem when one could not be written */
export async function writeProducts(cluster: Cluster, alias: string, { products, isSeen }: { products: ReadProducts; isSeen: boolean }): Promise<void> {
  const { version, documents, goneIds } = products;
  const lines = [
    ...documents.flatMap((document) => [{ index: { _id: document.id, version, version_type: 'external' } }, document]),
    ...goneIds.map((id) => ({ delete: { _id: id, version, version_type: 'external' } })),
  ];
  if (lines.length === 0) return;
  // An alias that is gone must not come back as an index that guesses its fields.
  const querystring = { require_alias: true, refresh: isSeen };
  const { items } = written.parse(await cluster.ask({ method: 'POST', path: `/${alias}/_bulk`, querystring, bulkBody: lines }, writeLimitMs));
  if (items.length !== documents.length + goneIds.length) throw new ClusterProblem('wrong', 'it does not say what became of each product');
  for (const item of items) {
    const [action, { status, error }] = Object.entries(item)[0]!;
    // Something newer is there; or what was to go is not.
    const isDone = status < 300 || status === 409 || (action === 'delete' && status === 404 && error === undefined);
    if (!isDone)
      throw new ClusterProblem(
        status === 404 ? 'missing' : status === 429 || status >= 500 ? 'away' : 'wrong',
        `${error?.type}: ${error?.reason ?? ''}`.slice(0, 300),
      );
  }
}
