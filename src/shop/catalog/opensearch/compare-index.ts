/** Whether the index holds what the database does: product by product, in the order of their ids. */
import { z } from 'zod';
import type { IndexPlace } from './rebuild-index.ts';
import { readDocuments } from './documents.ts';
import { findPublishedAfter, insertChanges, withoutPending } from './store-changes.ts';

/** Products that the index lacks, holds otherwise than they are, or holds though lists do not show them. */
export type Drift = { missing: string[]; other: string[]; extra: string[] };

const atOnce = 1_000;
const limitMs = 10_000;
const first = '00000000-0000-0000-0000-000000000000';
const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const page = z.object({
  hits: z.object({ hits: z.array(z.object({ _id: z.string(), _source: z.object({ digest: z.string().optional(), sales: z.number().optional() }) })) }),
});

/** Compares the products that follow one; `after` is where to go on (null: there are no more). @throws ClusterProblem */
export async function compareSome(
  { cluster, aliases, database }: IndexPlace,
  after = first,
): Promise<{ drift: Drift; compared: number; after: string | null }> {
  const ids = await findPublishedAfter(database.reader, { after, most: atOnce });
  const isEnd = ids.length < atOnce;
  const documents = await readDocuments(database.reader, ids, 0);
  const until = isEnd ? last : ids.at(-1)!;
  const indexed = new Map<string, string | undefined>();
  for (let from: string | null = after; from !== null;) {
    const body: object = {
      size: atOnce,
      query: { range: { id: { gt: from, lte: until } } },
      sort: [{ id: 'asc' }],
      _source: ['digest', 'sales'],
    };
    const { hits } = page.parse(await cluster.ask({ method: 'POST', path: `/${aliases.live}/_search`, body }, limitMs)).hits;
    for (const { _id, _source } of hits) indexed.set(_id, `${_source.digest} ${_source.sales}`);
    from = hits.length < atOnce ? null : hits.at(-1)!._id;
  }
  const here = new Map(documents.map(({ id, digest, sales }) => [id, `${digest} ${String(sales)}`]));
  const drift = {
    missing: [...here.keys()].filter((id) => !indexed.has(id)),
    other: [...here].flatMap(([id, content]) => (indexed.has(id) && indexed.get(id) !== content ? [id] : [])),
    extra: [...indexed.keys()].filter((id) => !here.has(id)),
  };
  return { drift, compared: ids.length, after: isEnd ? null : until };
}

/** Queues for indexing what drifted and is not queued already; returns these products. */
export async function repair({ database }: Pick<IndexPlace, 'database'>, { missing, other, extra }: Drift): Promise<string[]> {
  const ids = await withoutPending(database.reader, [...missing, ...other, ...extra]);
  if (ids.length > 0) await database.transaction((tx) => insertChanges(tx, ids));
  return ids;
}
