/**
 * Whose log a server replays. Positions in the log say something only between servers with one history: that of one cluster, on one timeline, which each
 * promotion begins anew (decision 1137).
 */
import { sql } from 'kysely';
import type pg from 'pg';
import { on, type Queryable } from './database.ts';

/** `system` is the cluster's identifier, `timeline` the one it is known to be on. */
export type History = { system: string; timeline: number };

/** A position in the log: PostgreSQL writes the two halves of 64 bits in hexadecimal, `16/B374D848`. */
export function positionOf(lsn: string): bigint {
  const [high, low] = lsn.split('/') as [string, string];
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The history of a primary, and how far it has come. */
export async function readPrimary(primary: Queryable): Promise<History & { position: bigint }> {
  // The control file learns of a promotion by the next checkpoint, the name of the file that is being written at once.
  const { rows } = await sql<{ system: string; file: string; lsn: string }>`
    select (select system_identifier::text from pg_control_system()) as system, pg_walfile_name(lsn) as file, lsn::text as lsn
      from pg_current_wal_insert_lsn() as lsn`.execute(on(primary));
  const { system, file, lsn } = rows[0]!;
  return { system, timeline: Number.parseInt(file.slice(0, 8), 16), position: positionOf(lsn) };
}

/** The history that a replica follows, and how far it has replayed. @throws Error when it is no replica */
export async function readReplica(client: pg.Client): Promise<History & { position: bigint }> {
  // Whom it receives from is shown only to a role with `pg_read_all_stats`; its own control file learns of another timeline somewhat later.
  const { rows } = await client.query<{ lsn: string | null; replays: boolean; system: string; timeline: number }>(
    `select pg_last_wal_replay_lsn()::text as lsn, pg_is_in_recovery() as replays, (select system_identifier::text from pg_control_system()) as system,
       greatest((select timeline_id from pg_control_checkpoint()), (select min_recovery_end_timeline from pg_control_recovery()),
         (select received_tli from pg_stat_wal_receiver)) as timeline`,
  );
  const { lsn, replays, system, timeline } = rows[0]!;
  if (!replays || lsn === null) throw new Error('it is no replica (any more)');
  return { system, timeline, position: positionOf(lsn) };
}

/** Why positions of a replica say nothing to this primary; null: they do. */
export type Mismatch = 'other_database' | 'other_timeline';

/** Compares them. */
export function mismatchOf(replica: History, primary: History): Mismatch | null {
  if (replica.system !== primary.system) return 'other_database';
  return replica.timeline === primary.timeline ? null : 'other_timeline';
}

/** The same in words, for a log. */
export function inWords(mismatch: Mismatch, { replica, primary }: { replica: History; primary: History }): string {
  return mismatch === 'other_database'
    ? `it replicates another database: its system identifier is ${replica.system}, that of the primary ${primary.system}`
    : `it is on timeline ${replica.timeline}, the primary on ${primary.timeline}: it follows another primary, or does not report yet that it follows this one`;
}
