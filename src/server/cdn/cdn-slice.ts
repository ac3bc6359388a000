/** Purges a content delivery network of what became stale: a job, queued with the change itself, so that no change is forgotten (docs/decisions/1002). */
import { z } from 'zod';
import { onInvalidation } from '#kit/server/events/announce.ts';
import type { CdnConfig } from '#kit/server/host-config.ts';
import type { JobKind } from '#kit/server/context.ts';
import type { AnyJob } from '#kit/server/jobs.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import { cdnTag, everythingTag, tagOfEveryPage } from '#storefront/cache/cdn-tags.ts';
import { purgeAtNetwork } from './purge-at-network.ts';

const mostTags = 1_000;
const atOnce = 16;
const gatherMs = 250;

const purgeKind: JobKind<{ tags: string[] }> = { name: 'cdn.purge', data: z.object({ tags: z.array(z.string()).max(mostTags) }) };

/** The job. Those that run at the same time are one call; one that failed is tried again for an hour, with growing waits. */
export const cdnSlice: Slice = { name: 'cdn', jobs: [purgeJob()] };

function purgeJob(): AnyJob {
  const calls = new WeakMap<CdnConfig, { tags: Set<string>; done: Promise<void> }>();
  const gathered = (cdn: CdnConfig, tags: readonly string[]): Promise<void> => {
    let call = calls.get(cdn);
    if (!call) {
      const all = new Set([everythingTag]);
      const done = new Promise((go) => setTimeout(go, gatherMs)).then(() => {
        calls.delete(cdn);
        return purgeAtNetwork(cdn, [...all]);
      });
      calls.set(cdn, (call = { tags: all, done }));
    }
    for (const tag of tags) call.tags.add(cdnTag(tag));
    return call.done;
  };
  return {
    ...purgeKind,
    retryLimit: 12,
    // Looked for every two seconds: one that failed is to be repeated soon.
    delayed: true,
    atOnce,
    run: async ({ config: { cdn } }, { tags }: { tags: string[] }) => {
      if (cdn) await gathered(cdn, tags);
    },
  };
}

/**
 * Queues a purge with every invalidation from now on; answers how to stop that. What the database itself announced (docs/decisions/1002) is queued when it is
 * heard, by every node: a purge too many does no harm. Everything is purged once announcements are heard again that were not for a while.
 */
export function purgeOnInvalidation(host: Pick<Host, 'jobs' | 'announcements' | 'database' | 'log'>): () => void {
  let isStopped = false;
  const queue = (tags: string[]) => {
    const queued = host.database.transaction((tx) => host.jobs.enqueue(tx, purgeKind, { tags }));
    queued.catch((error: unknown) => host.log.error({ err: error }, 'a purge could not be queued'));
  };
  // Meanwhile this node may have sent what was out of date, after its purge.
  host.announcements.onBack(() => void (isStopped || queue([tagOfEveryPage])));
  const stops = [
    onInvalidation((tx, tags) => host.jobs.enqueue(tx, purgeKind, { tags: [...tags] })),
    host.announcements.on('stale', ({ tags, followed }) => {
      if (!followed) queue(tags);
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
