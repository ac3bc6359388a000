/** What keeps the index of OpenSearch whole in the background: rebuilding it, and comparing it with the products once a day. */
import { z } from 'zod';
import type { Context, JobKind } from '#kit/server/context.ts';
import type { AnyJob } from '#kit/server/jobs.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import { beginRebuild, claimCheck, claimRebuild, compareSome, continueRebuild, repair, type IndexPlace } from '#shop/catalog/opensearch/index.ts';

/** So long a job goes on; then another continues. */
const stepMs = 60_000;
/** How long a process that was asked to build the index has to begin. */
const beginSeconds = 60;

const step = z.object({ index: z.string(), after: z.uuid(), count: z.int() });
const rebuildKind: JobKind<{ step: z.infer<typeof step> | null }> = { name: 'search-index.rebuild', data: z.object({ step: step.nullable() }) };
const checkKind: JobKind<{ after: string | null; drifted: number }> = {
  name: 'search-index.check',
  data: z.object({ after: z.uuid().nullable(), drifted: z.int() }),
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
    if (await claimRebuild(tx, { now: now(), seconds: beginSeconds, always: false })) await jobs.enqueue(tx, rebuildKind, { step: null });
  });
}

/** Has the index compared with the products, once a day. */
export async function askForCheck({ database, jobs, now }: Queue): Promise<void> {
  await database.transaction(async (tx) => {
    if (await claimCheck(tx, now())) await jobs.enqueue(tx, checkKind, { after: null, drifted: 0 });
  });
}

async function rebuild(place: IndexPlace, context: Context, { step: from }: z.infer<typeof rebuildKind.data>): Promise<void> {
  const begun = from ?? (await beginRebuild(place, { always: true }));
  const next = begun && (await continueRebuild(place, begun, stepMs));
  if (next) await context.transaction((tx) => context.enqueue(tx, rebuildKind, { step: next }));
  else context.log.info({}, 'the search index was built anew');
}

async function check(place: IndexPlace, context: Context, from: z.infer<typeof checkKind.data>): Promise<void> {
  let [after, drifted] = [from.after, from.drifted];
  for (const until = performance.now() + stepMs; performance.now() < until;) {
    const compared = await compareSome(place, after ?? undefined);
    drifted += (await repair(place, compared.drift)).length;
    after = compared.after;
    if (after === null) break;
  }
  if (after !== null) await context.transaction((tx) => context.enqueue(tx, checkKind, { after, drifted }));
  else if (drifted > 0) context.log.warn({ drifted }, 'the search index had drifted; these products are written again');
}
