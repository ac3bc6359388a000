/** Runs what was queued, at once and in order, as the process's workers would. */
import { sql } from 'kysely';
import { contextForJob } from '#server/job-context.ts';
import type { TestApp } from './app.ts';

/**
 * Runs every queued job that is due at the test's clock, whatever time it is (with `later`, all others too; with `only`, of these names; with `about`,
 * that receive this id) until none is left; answers their names.
 */
export async function runJobs(
  shop: TestApp,
  { later = false, only = null, about = null }: { later?: boolean; only?: readonly string[] | null; about?: string | null } = {},
): Promise<string[]> {
  const db = shop.kysely;
  const ran: string[] = [];
  for (;;) {
    const due = await sql<{ id: string; name: string; data: unknown }>`
      select id, name, data from pgboss.job where state = 'created' and (${only}::text[] is null or name = any(${only}::text[])) and (${about}::text is null or strpos(data::text, ${about}::text) > 0) and (${later} or start_after - created_on <= make_interval(secs => ${shop.clock.now.getTime() / 1000})) order by created_on, id limit 100`.execute(
      db,
    );
    if (due.rows.length === 0) return ran;
    for (const row of due.rows) {
      await sql`update pgboss.job set state = 'completed', completed_on = ${shop.clock.now} where id = ${row.id}`.execute(db);
      await runJob(shop, row.name, row.data);
      ran.push(row.name);
    }
  }
}

/** Runs one job now, as the clock would. */
export async function runJob(shop: TestApp, name: string, data: unknown = {}): Promise<void> {
  const job = shop.slices.flatMap((slice) => slice.jobs ?? []).find((one) => one.name === name);
  if (!job) throw new Error(`no job ${name}`);
  await job.run(await contextForJob(shop.host, name), job.data.parse(data) as never);
}
