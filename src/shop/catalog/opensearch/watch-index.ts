/** Whether the index can be used: looked at every second, so that no page has to find out. */
import { z } from 'zod';
import { ClusterProblem } from '#kit/server/opensearch/cluster.ts';
import { checkVersion } from '#kit/server/opensearch/version.ts';
import type { Log } from '#kit/server/context.ts';
import { readAliases } from './aliases.ts';
import { layout } from './index-settings.ts';
import type { IndexPlace } from './rebuild-index.ts';
import { questionLimitMs } from './search-index.ts';
import { readIndexRow, type IndexRow } from './store-changes.ts';

/** What is known: `reason` says why it is not used (null: it is). */
export type IndexState = { reason: string | null; products: number | null; pending: number; lagSeconds: number };

/** The watch of a process. */
export type IndexWatch = {
  isUsable(): boolean;
  state(): IndexState;
  /** A question failed: no further one is asked before the next look. */
  failed(error: unknown): void;
  /** Resolves with the first look. */
  ready: Promise<void>;
  close(): void;
};

const lookEveryMs = 1_000;
/** Where the oldest change has waited for so long and none was carried over meanwhile, the index is out of date. Many changes at once take longer, but move on. */
const stuckSeconds = 30;
/** What the index lacks or has too many of is allowed to be so much, besides what is on its way: a part of the shop, and a few. */
const allowed = { part: 0.01, few: 3 };

const counted = z.object({
  hits: z.object({ total: z.object({ value: z.int().min(0) }) }),
  aggregations: z.object({ newest: z.object({ value: z.number().nullable() }) }),
});

/** A problem with the index that a rebuild solves. */
class NotWhole extends Error {}

/** What a watch starts: a rebuild of the index, repeated until it happens; a comparison with the products, once a day. */
export type IndexCare = { log: Log; rebuild(): Promise<void>; check(): Promise<void> };

/** Whether changes wait and none moves on, look by look; a process that has just begun takes an old one for stuck. */
function stuckChanges(): (row: IndexRow, lagSeconds: number) => boolean {
  let oldestId: number | null | undefined;
  let movedAt = -Infinity;
  return (row, lagSeconds) => {
    if (oldestId !== undefined && oldestId !== row.oldestId) movedAt = performance.now();
    oldestId = row.oldestId;
    return lagSeconds > stuckSeconds && performance.now() - movedAt > stuckSeconds * 1_000;
  };
}

/** Begins to watch. */
export function watchIndex(place: IndexPlace, { log, rebuild, check }: IndexCare): IndexWatch {
  let state: IndexState = { reason: 'it was not asked yet', products: null, pending: 0, lagSeconds: 0 };
  let [closed, said, wasWhole] = [false, '', true];
  let timer: NodeJS.Timeout | undefined;
  const isStuck = stuckChanges();

  function fail(error: unknown, more: Partial<IndexState> = {}): void {
    // However it stays away: that is one thing to say.
    set(reasonOf(error), { more, topic: error instanceof ClusterProblem && error.kind === 'away' ? 'away' : reasonOf(error) });
  }

  function set(reason: string | null, { more = {}, topic = reason ?? '' }: { more?: Partial<IndexState>; topic?: string }): void {
    state = { ...state, ...more, reason };
    if (closed || topic === said) return;
    // The first good look needs no words.
    if (reason !== null) log.warn({ reason }, 'OpenSearch cannot be used; PostgreSQL finds products');
    else if (said !== '') log.warn({}, 'OpenSearch is back and finds products');
    said = topic;
  }

  const unqueued = (error: unknown) => log.error({ err: error }, 'work on the search index could not be queued');

  async function look(): Promise<void> {
    try {
      const now = place.now();
      const row = await readIndexRow(place.database.reader, now);
      const figures = { pending: row.pending, lagSeconds: row.oldestAt === null ? 0 : Math.max(0, (now.getTime() - row.oldestAt.getTime()) / 1_000) };
      const stuck = isStuck(row, figures.lagSeconds);
      try {
        const products = await lookAt(place, row);
        if (stuck) throw new ClusterProblem('refused', 'changes of products do not reach it');
        set(null, { more: { ...figures, products } });
        wasWhole = true;
        if (row.isCheckDue) await check().catch(unqueued);
      } catch (error) {
        fail(error, figures);
        // Twice: while very many products change, two counts of the same moment are hard to have.
        if (error instanceof NotWhole && !wasWhole && !row.isRebuilt) await rebuild().catch(unqueued);
        wasWhole = !(error instanceof NotWhole);
      }
    } catch (error) {
      fail(error);
    }
    if (!closed) timer = setTimeout(() => void look(), lookEveryMs).unref();
  }
  return {
    isUsable: () => state.reason === null,
    state: () => state,
    failed: fail,
    ready: look(),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof z.ZodError ? 'it answers in a form that the shop does not know' : error instanceof Error ? error.message : String(error);

/** How many products the index holds. @throws ClusterProblem, ZodError, NotWhole */
async function lookAt(place: IndexPlace, row: IndexRow): Promise<number> {
  checkVersion(await place.cluster.ask({ method: 'GET', path: '/' }, questionLimitMs));
  const { live, next } = await readAliases(place);
  if ((next?.layout ?? 0) > layout) throw new ClusterProblem('refused', 'a newer version of the shop builds its index');
  if (live === null) throw new NotWhole('it has no index of the shop');
  if (live.layout > layout) throw new ClusterProblem('refused', 'a newer version of the shop made its index');
  if (live.layout < layout) throw new NotWhole('an older version of the shop made its index');
  if (!row.isWhole) throw new NotWhole('changes were missed while nobody followed them');
  const body = { size: 0, track_total_hits: true, aggs: { newest: { max: { field: 'version' } } } };
  const { hits, aggregations } = counted.parse(await place.cluster.ask({ method: 'POST', path: `/${place.aliases.live}/_search`, body }, questionLimitMs));
  const { value: products } = hits.total;
  // A database that was restored counts from an earlier version on: what is written then counts for older than what is there.
  if ((aggregations.newest.value ?? 0) > row.lastVersion) throw new NotWhole('it holds what this database has never had');
  const apart = Math.abs(products - row.published) - row.pending;
  const isEmptied = products === 0 && apart > 0;
  if (isEmptied || apart > allowed.few + row.published * allowed.part) throw new NotWhole(`it holds ${products} products where the shop has ${row.published}`);
  return products;
}
