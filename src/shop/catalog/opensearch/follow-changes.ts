/** Carries changes of products over into the index: one process of all does, several times a second. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ClusterProblem, type Cluster } from '#kit/server/opensearch/cluster.ts';
import type { Log } from '#kit/server/context.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { readAliases, type NamedIndex } from './aliases.ts';
import { layout } from './index-settings.ts';
import type { IndexPlace } from './rebuild-index.ts';
import { claimFollowing, deleteChanges, findChanges, releaseFollowing } from './store-changes.ts';
import { readProducts, writeProducts, type ReadProducts } from './write-products.ts';

const lookEveryMs = 250;
const claimEveryMs = 2_000;
const claimSeconds = 8;
/** Longer than others wait between two claims: one of them that can write then has it. */
const afterFailureMs = 3_000;
const atOnce = 1_000;
const mgetLimitMs = 5_000;

/** Begins to follow; `close` waits for what is under way. */
export function followChanges(place: IndexPlace, log: Log): { close(): Promise<void> } {
  const me = randomUUID();
  let [closed, isMine, claimedAt, said] = [false, false, -Infinity, false];
  // Whoever had it before may have been stopped in the middle, as may a round that failed: until all is carried over, every product counts as changed.
  let isCaughtUp = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    let wait = lookEveryMs;
    try {
      if (performance.now() - claimedAt > claimEveryMs) {
        isCaughtUp &&= isMine;
        isMine = await place.database.transaction((tx) => claimFollowing(tx, me, { now: place.now(), seconds: claimSeconds }));
        claimedAt = performance.now();
      }
      if (isMine) {
        const isMore = await carryOver(place, log, { isRepeated: !isCaughtUp });
        if (isMore) wait = 0;
        else isCaughtUp = true;
      }
      said = false;
    } catch (error) {
      if (!said && !closed) log.warn({ err: error }, 'changes of products do not reach the search index; they wait');
      said = true;
      wait = afterFailureMs;
      // Another process may have a way to the cluster where this one has none.
      await release();
    }
    if (!closed) timer = setTimeout(() => (looking = look()), wait).unref();
  }

  async function release(): Promise<void> {
    if (isMine) await place.database.transaction((tx) => releaseFollowing(tx, me, place.now())).catch(() => undefined);
    [isMine, claimedAt, isCaughtUp] = [false, -Infinity, false];
  }
  looking = look();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
      await release();
    },
  };
}

/**
 * Carries the oldest changes over; answers whether there were as many as are taken at once. A product that the index does not take is logged and passed over,
 * until the comparison of a day queues it again. `isRepeated`: some of it may be in the index already without its pages having been invalidated: those of all products are.
 * @throws ClusterProblem: then all of them wait
 */
export async function carryOver(place: IndexPlace, log: Log, { isRepeated = false } = {}): Promise<boolean> {
  const { cluster, aliases, database } = place;
  const changes = await findChanges(database.reader, atOnce);
  if (changes.length === 0) return false;
  // Asked after the changes: an index that is begun later reads products as they are by then.
  const { live, next } = await readAliases(place);
  const isOwn = (index: NamedIndex | null) => index?.layout === layout;
  // Another release runs beside this one, and carries over what its index takes; while both have one, the newer does.
  if ((live?.layout ?? 0) > layout || (next?.layout ?? 0) > layout) throw new ClusterProblem('refused', 'a newer version of the shop has an index');
  if ((live ?? next) !== null && !isOwn(live) && !isOwn(next)) throw new ClusterProblem('refused', 'an older version of the shop made the index');
  const products = await readProducts(database.reader, [...new Set(changes.map(({ productId }) => productId))]);
  const allIds = [...products.documents.map(({ id }) => id), ...products.goneIds];
  const changedIds = !isOwn(live) ? [] : isRepeated ? allIds : await otherThanIn(cluster, aliases.live, products);
  const refused = !isOwn(live) ? [] : await writeProducts(cluster, aliases.live, { products, isSeen: true });
  for (const { id, reason } of refused) log.error({ productId: id, reason }, 'the search index does not take a product');
  if (isOwn(next)) await writeProducts(cluster, aliases.next, { products, isSeen: false });
  // Without an index there is nothing to keep them for: it will be built from what is there then.
  await database.transaction(async (tx) => {
    await deleteChanges(tx, changes);
    // Pages were invalidated when it changed, and may have been rendered since from what the index held.
    if (changedIds.length > 0) await invalidateTags(tx, ['products', ...changedIds.map((id) => `product:${id}`)]);
  });
  return changes.length === atOnce;
}

const digests = z.object({ docs: z.array(z.object({ _id: z.string(), _source: z.object({ digest: z.string() }).optional() })) });

/** The products of which an index holds something else than what lists depend on; how often one sells alone is nothing else. */
async function otherThanIn(cluster: Cluster, alias: string, { documents, goneIds }: ReadProducts): Promise<string[]> {
  const ids = [...documents.map(({ id }) => id), ...goneIds];
  const found = digests.parse(
    await cluster.ask({ method: 'POST', path: `/${alias}/_mget`, querystring: { _source_includes: 'digest' }, body: { ids } }, mgetLimitMs),
  );
  const known = new Map(found.docs.map(({ _id, _source }) => [_id, _source?.digest]));
  return [...documents.filter(({ id, digest }) => known.get(id) !== digest).map(({ id }) => id), ...goneIds.filter((id) => known.get(id) !== undefined)];
}
