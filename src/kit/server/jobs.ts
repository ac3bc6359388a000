/** Background jobs on pg-boss. A job is queued in the transaction of what it follows from, so nothing runs that was not committed. */
import { PgBoss, type Db } from 'pg-boss';
import { CompiledQuery } from 'kysely';
import type { z } from 'zod';
import type { Context, Enqueue, JobKind } from './context.ts';
import { withClient } from './connections/with-client.ts';
import { prepared, type Tx } from './database.ts';
import { plainError } from './log/plain-error.ts';
import { jobEnded } from './telemetry/signals.ts';
import { inSpan } from './telemetry/spans.ts';

/** A kind of job: its queue's name, the shape of its data, and its handler. Handlers must be safe to run twice. */
export type Job<Data = never> = JobKind<Data> & {
  run(context: Context, data: Data): Promise<void>;
  /** Cron expression (UTC, minutes are the finest step) for jobs that run by the clock. */
  schedule?: string;
  /** Attempts after the first (absent: 5), each after twice the seconds of the one before, at most some 18 hours: 5 last a minute, 20 some three days. */
  retryLimit?: number;
  /** Most of these are queued for later: workers poll every two seconds instead of waiting for a notification. */
  delayed?: boolean;
  /** So many of these run at once in a process; absent: one after the other. */
  atOnce?: number;
};

/** A job whose data type no longer matters; what slices list. */
export type AnyJob = Omit<Job, 'data'> & { data: z.ZodType };

/** The queue. */
export type Jobs = {
  /** Queues `data` for `job` on commit of `tx`, to run at once or after `startAfter`. */
  enqueue: Enqueue;
  /** Begins to work on queues; call it once the process serves. */
  work(jobs: readonly AnyJob[], contextFor: (jobName: string) => Context | Promise<Context>): Promise<void>;
  /** Waits for running jobs (at most `timeoutMs`) and stops. */
  stop(timeoutMs?: number): Promise<void>;
};

/** pg-boss in the caller's transaction. Its statement is long and always the same, so it is prepared. */
const within = (tx: Tx): Db => ({
  executeSql: async (text, values = []) => ({ rows: await prepared(tx, { compile: () => CompiledQuery.raw(text, values) }) }),
});

const usualRetryLimit = 5;
// A job of a process that died is taken over after this long; none runs longer.
const takenOverAfterSeconds = 120;
/** So long the queue waits for an answer: where the network to the database is cut, none ever comes (decision 1037). */
const silentLimitMs = 30_000;

/** Creates the queue's tables and one queue per job; called by the migrator, so that `enqueue` works from the first request on. */
export async function prepareJobs(url: string, jobs: readonly AnyJob[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    // Asked once for all.
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.retryLimit]));
    for (const job of jobs) {
      const { name, retryLimit = usualRetryLimit } = job;
      if (!known.has(name)) await boss.createQueue(name, { retryLimit, retryBackoff: true, notify: true, expireInSeconds: takenOverAfterSeconds });
      // An earlier version may have tried less often.
      else if (known.get(name) !== retryLimit) await boss.updateQueue(name, { retryLimit });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await forgetEnded(url);
}

/**
 * The data of jobs holds addresses, codes and links. As soon as one has ended, well or not, the database itself takes that out of its row; of an error
 * its name and code stay, because its message may repeat whom a mail was for. The log says what failed.
 */
async function forgetEnded(url: string): Promise<void> {
  await withClient(url, { name: 'vitrine jobs' }, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_trigger where tgrelid = 'pgboss.job'::regclass and tgname = 'forget_ended'");
    if (rowCount === 0) await client.query(forgetting);
  });
}

const ended = "('completed', 'cancelled', 'failed')";
const forgetting = `
  begin;
  create or replace function pgboss.forget_ended() returns trigger language plpgsql as $$
  begin
    new.data := null;
    new.output := case when new.state = 'failed' then jsonb_build_object('name', new.output ->> 'name', 'code', new.output ->> 'code') end;
    return new;
  end $$;
  create trigger forget_ended before insert or update on pgboss.job for each row when (new.state in ${ended}) execute function pgboss.forget_ended();
  update pgboss.job set data = null where state in ${ended};
  commit;`;

/** Opens the queue for enqueuing; nothing runs before `work`. What waits until an instant of the clock `now` waits as long in the queue, which counts by the database's. */
export function openJobs(url: string, { now, onError, silentMs = silentLimitMs }: { now(): Date; onError(error: unknown): void; silentMs?: number }): Jobs {
  // pg-boss hands these to node-postgres, whose pool drops a connection with the statement that failed on it.
  const limits = { query_timeout: silentMs, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const boss = new PgBoss({ connectionString: url, max: 4, migrate: false, useListenNotify: true, ...limits });
  boss.on('error', onError);
  let started: Promise<unknown> | undefined;
  // A start that failed, because the database was away, is tried again with the next job.
  const ready = () =>
    (started ??= boss.start().catch((error: unknown) => {
      started = undefined;
      throw error;
    }));
  return {
    async enqueue(tx, job, data, options = {}) {
      await ready();
      const checked = job.data.parse(data) as object;
      const db = within(tx);
      await boss.send(job.name, checked, options.startAfter ? { db, startAfter: (options.startAfter.getTime() - now().getTime()) / 1000 } : { db });
    },
    async work(jobs, contextFor) {
      await ready();
      const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const job of jobs) {
        const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: job.delayed ? 2 : 30, localConcurrency: job.atOnce ?? 1 };
        const worker: { id?: string } = {};
        worker.id = await boss.work(job.name, options, async ([item]) => {
          const context = await contextFor(job.name);
          const since = performance.now();
          let outcome: 'done' | 'failed' = 'failed';
          try {
            if (item) await inSpan(`job ${job.name}`, { 'messaging.destination.name': job.name }, () => job.run(context, job.data.parse(item.data) as never));
            outcome = 'done';
          } catch (error) {
            context.log.warn({ job: job.name, id: item?.id, error: plainError(error) }, 'a job failed');
            throw error;
          } finally {
            jobEnded.send({ job: job.name, outcome, seconds: (performance.now() - since) / 1_000 });
            // Without this the next of several would wait for the next look.
            if (worker.id) boss.notifyWorker(worker.id);
          }
        });
        if (job.schedule && schedules.get(job.name) !== job.schedule) await boss.schedule(job.name, job.schedule, {});
      }
    },
    async stop(timeoutMs = 5_000) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}
