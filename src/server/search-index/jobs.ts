/** What keeps the index of OpenSearch whole in the background: rebuilding it, and comparing it with the products once a day. */
import { z } from 'zod';
import type { Context, JobKind } from '#kit/server/context.ts';
import type { AnyJob } from '#kit/server/jobs.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import {
  beginRebuild,
  claimCheck,
  claimRebuild,
  compareSome,
  continueRebuild,
  endRebuild,
  layout,
  readIndexRow,
  repair,
  type IndexPlace,
} from '#shop/catalog/opensearch/index.ts';

/** So long a job goes on; then another continues. */
const stepMs = 60_000;
/** How long a process that was asked to build the index has to begin. */
const beginSeconds = 60;

/** A job of a newer release is put back for so long at a time, until one of its processes takes it. */
const putBackMs = 2_000;

// Two releases may run side by side: a job is for the layout of the index that its release knows.
const forLayout = z.int().default(0);
const step = z.object({ index: z.string(), after: z.uuid(), count: z.int() });
const rebuildKind: JobKind<{ layout: number; step: z.infer<typeof step> | null }> = {
  name: 'search-index.rebuild',
  data: z.object({ layout: forLayout, step: step.nullable() }),
};
const checkKind: JobKind<{ layout: number; after: string | null; drifted: number }> = {
  name: 'search-index.check',
  data: z.object({ layout: forLayout, after: z.uuid().nullable(), drifted: z.int() }),
};

/** Its jobs; without a place they are only known by name. */
export function searchIndexSlice(place: IndexPlace | null): Slice {
  const jobs: AnyJob[] = [
    { ...rebuildKind, retryLimit: 0, run: async (context, data: z.infer<typeof rebuildKind.data>) => void (place && (await rebuild(place, context, data))) },
    { ...checkKind, retryLimit: 0, run: async (context, data: z.infer<typeof checkKind.data>) => void (place && (await check(place, context, data))) },
  ];
  return { name: 'search-index', jobs };
}

/** The actor of the jobs. */
type Queue = Pick<Host, 'database' | 'jobs' | 'now'>;

/** Has the index rebuilt, unless another process is doing so. */
export async function askForRebuild({ database, jobs, now }: Queue): Promise<void> {
  await database.transaction(async (tx) => {
    if (await claimRebuild(tx, { now: now(), seconds: beginSeconds, always: false })) await jobs.enqueue(tx, rebuildKind, { layout, step: null });
  });
}

/** Has the index compared with the products, once a day. */
export async function askForCheck({ database, jobs, now }: Queue): Promise<void> {
  await database.transaction(async (tx) => {
    if (await claimCheck(tx, now())) await jobs.enqueue(tx, checkKind, { layout, after: null, drifted: 0 });
  });
}

async function rebuild(place: IndexPlace, context: Context, job: z.infer<typeof rebuildKind.data>): Promise<void> {
  if (job.layout !== layout) return leaveToOthers(context, job);
  const { step: from } = job;
  const begun = from ?? (await beginRebuild(place, { always: true }));
  const next = begun && (await continueRebuild(place, begun, stepMs));
  if (next) await context.transaction((tx) => context.enqueue(tx, rebuildKind, { layout, step: next }));
  else context.log.info({}, 'the search index was built anew');
}

/** A rebuild of another release: a newer one's waits for its processes, an older one's is over. */
async function leaveToOthers(context: Context, job: z.infer<typeof rebuildKind.data>): Promise<void> {
  const now = context.now();
  await context.transaction(async (tx) => {
    if (job.layout < layout) return endRebuild(tx, { isWhole: false, now });
    // Where none of them is left, nobody goes on with it, and its claim ends.
    const { isRebuilt } = await readIndexRow(tx, now);
    if (isRebuilt) await context.enqueue(tx, rebuildKind, job, { startAfter: new Date(now.getTime() + putBackMs) });
  });
}

async function check(place: IndexPlace, context: Context, from: z.infer<typeof checkKind.data>): Promise<void> {
  // Compared with what another release writes, every product would be wrong.
  if (from.layout !== layout) return;
  let [after, drifted] = [from.after, from.drifted];
  for (const until = performance.now() + stepMs; performance.now() < until;) {
    const compared = await compareSome(place, after ?? undefined);
    drifted += (await repair(place, compared.drift)).length;
    after = compared.after;
    if (after === null) break;
  }
  if (after !== null) await context.transaction((tx) => context.enqueue(tx, checkKind, { layout, after, drifted }));
  else if (drifted > 0) context.log.warn({ drifted }, 'the search index had drifted; these products are written again');
}
