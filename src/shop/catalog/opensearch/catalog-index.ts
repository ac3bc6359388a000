/** The shop's catalogue in OpenSearch: the engine, who keeps it up to date, and PostgreSQL in its place while it cannot be used. */
import { z } from 'zod';
import { isInTransaction, type Database, type Queryable } from '#kit/server/database.ts';
import type { Log } from '#kit/server/context.ts';
import { ClusterProblem, type Cluster } from '#kit/server/opensearch/cluster.ts';
import type { ProductMatches, ProductQuery } from '../search/catalog-search.ts';
import type { EngineBefore } from '../search/chosen-engine.ts';
import { publishedOf } from '../search/store-published.ts';
import { aliasesOf } from './aliases.ts';
import { isKnown } from './conditions.ts';
import { findInIndex, suggestFromIndex } from './find-products.ts';
import { followChanges } from './follow-changes.ts';
import { deepestResult } from './index-settings.ts';
import type { IndexPlace } from './rebuild-index.ts';
import { searchIndex, type SearchIndex } from './search-index.ts';
import { readIndexRow } from './store-changes.ts';
import { watchIndex, type IndexCare, type IndexState, type IndexWatch } from './watch-index.ts';

/** The index of a process. `counts`: how often each engine answered. */
export type CatalogIndex = {
  engine: EngineBefore;
  /** The hosts of the cluster. */
  readonly hosts: string;
  state(): IndexState;
  readonly counts: Readonly<Record<'opensearch' | 'postgresql', number>>;
  /** Resolves once it is known whether the index can be used. */
  ready: Promise<void>;
  close(): Promise<void>;
};

/** Where a shop's index is. */
export async function indexPlace(cluster: Cluster, name: string, { database, now }: { database: Database; now(): Date }): Promise<IndexPlace> {
  const { shopId } = await readIndexRow(database.reader, now());
  return { cluster, aliases: aliasesOf(name), database, now, shopId };
}

/** Opens the index: watches it, and follows changes unless another process does. */
export function openCatalogIndex(place: IndexPlace, care: IndexCare): CatalogIndex {
  const { log } = care;
  const watch = watchIndex(place, care);
  const follower = followChanges(place, log);
  const counts = { opensearch: 0, postgresql: 0 };
  return {
    engine: engineOver(searchIndex(place.cluster, place.aliases.live), { watch, counts, log }),
    hosts: place.cluster.hosts,
    state: () => watch.state(),
    counts,
    ready: watch.ready,
    async close() {
      watch.close();
      await follower.close();
      await place.cluster.close();
    },
  };
}

type Parts = { watch: Pick<IndexWatch, 'isUsable' | 'failed'>; counts: Record<'opensearch' | 'postgresql', number>; log: Log };

/** An index that may fail before an engine that does not. */
export function engineOver(index: SearchIndex, { watch, counts, log }: Parts): EngineBefore {
  async function answer<Answer>(isAnswerable: boolean, own: () => Promise<Answer>, usual: () => Promise<Answer>): Promise<Answer> {
    // What a transaction has written, the index cannot know.
    if (isAnswerable && watch.isUsable() && !isInTransaction()) {
      try {
        const found = await own();
        counts.opensearch += 1;
        return found;
      } catch (error) {
        const isWrong = error instanceof ClusterProblem && error.kind === 'wrong';
        if (!isWrong && !(error instanceof ClusterProblem) && !(error instanceof z.ZodError)) throw error;
        // A question that it does not take says nothing of the others.
        if (isWrong) log.error({ err: error }, 'OpenSearch does not take a question; PostgreSQL answers it');
        else watch.failed(error);
      }
    }
    counts.postgresql += 1;
    return usual();
  }
  return (usual, db) => ({
    find: (query) =>
      answer(
        isKnown(query) && query.page * query.size <= deepestResult,
        () => findShown(index, db, query),
        () => usual.find(query),
      ),
    suggest: (query) =>
      answer(
        true,
        async () => publishedOf(db, await suggestFromIndex(index, query)),
        () => usual.suggest(query),
      ),
  });
}

/** Whatever the index holds, lists show what the database has published by now; prices and stock they read there anyway. */
async function findShown(index: SearchIndex, db: Queryable, query: ProductQuery): Promise<ProductMatches> {
  const found = await findInIndex(index, db, query);
  return { ...found, productIds: await publishedOf(db, found.productIds) };
}
