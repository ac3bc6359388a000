import { limitedReader, on, type Database } from '#kit/server/database.ts';
import { sql } from 'kysely';

/** A kind of job: how many could run and have not begun, and how long the oldest of them has been waiting. */
export type QueueFigures = { job: string; due: number; lagSeconds: number };

/** Reads what waits at `at`. Empty where the database does not answer in time. */
export async function readQueues(database: Database, at: Date): Promise<QueueFigures[]> {
  const due = sql<QueueFigures>`
    select name as job, count(*) as due, extract(epoch from ${at}::timestamptz - min(start_after))::float8 as "lagSeconds"
    from pgboss.job where state < 'active' and start_after <= ${at}::timestamptz group by name`;
  try {
    const { rows } = await due.execute(on(limitedReader(database.reader)));
    return rows;
  } catch {
    return [];
  }
}
