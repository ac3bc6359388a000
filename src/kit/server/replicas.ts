/**
 * Reads of public pages on replicas of the database. A replica is asked only when it has what this node knows to be committed (`docs/decisions/0992`); who is
 * behind, away, or no replica any more is left out, and the primary answers.
 */
import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from './context.ts';
import { on, openCopy, type Database, type Queryable, type ReadOnlyCopy } from './database.ts';

/** What is known of a replica: for metrics. `lagBytes` is null while it cannot be asked. */
export type ReplicaState = { host: string; isUsed: boolean; lagBytes: number | null };

/** The replicas of a node. */
export type Replicas = {
  /** A reader of one that is up to date, in turn; the primary's when there is none. A page reads all of its parts from one. */
  reader(): Queryable;
  /** From now on nothing is read from a replica that lacks what is committed by now. */
  requireNow(): void;
  states(): ReplicaState[];
  close(): Promise<void>;
};

const lookEveryMs = 200;
/** An answer that is older says nothing any more. */
const answerHoldsMs = 2_000;
const answerLimitMs = 1_500;

/** Opens replicas; none: everything is read from the primary. */
export function openReplicas(urls: readonly string[], primary: Database, log: Log): Replicas {
  const replicas = urls.map((url) => watchReplica(url, { primary, log }));
  let wanted: bigint | 'unknown' = 0n;
  let asked = 0;
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;

  async function requireNow(): Promise<void> {
    if (replicas.length === 0) return;
    wanted = 'unknown';
    const mine = (asked += 1);
    try {
      const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(on(primary.reader));
      // Asked again meanwhile: the later answer counts.
      if (mine === asked) wanted = positionOf(rows[0]!.lsn);
    } catch {
      if (mine === asked) timer = setTimeout(() => mine === asked && void requireNow(), lookEveryMs).unref();
    }
  }

  // What was committed before this process began.
  void requireNow();
  return {
    reader() {
      const least = wanted;
      const usable = least === 'unknown' ? [] : replicas.filter((replica) => replica.has(least));
      turn += 1;
      return usable[turn % usable.length]?.reader ?? primary.reader;
    },
    requireNow: () => void requireNow(),
    states() {
      const least = wanted;
      return replicas.map((replica) => replica.state(least === 'unknown' ? null : least));
    },
    async close() {
      // Nothing asked before this is asked again.
      asked += 1;
      clearTimeout(timer);
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

type WatchedReplica = ReadOnlyCopy & { has(position: bigint): boolean; state(wanted: bigint | null): ReplicaState };

/** Looks several times a second how far a replica has come. */
function watchReplica(url: string, { primary, log }: { primary: Database; log: Log }): WatchedReplica {
  const copy = openCopy(url, primary);
  const { host } = new URL(url);
  let known: { position: bigint; at: number } | null = null;
  let said = true;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      client ??= await connect(url, () => (client = undefined));
      const { rows } = await client.query<{ lsn: string | null; replays: boolean }>(
        'select pg_last_wal_replay_lsn()::text as lsn, pg_is_in_recovery() as replays',
      );
      const { lsn, replays } = rows[0]!;
      if (!replays || lsn === null) throw new Error('it is no replica (any more)');
      known = { position: positionOf(lsn), at: performance.now() };
      if (!said) log.warn({ replica: host }, 'a replica is back');
      said = true;
    } catch (error) {
      known = null;
      void client?.end().catch(() => undefined);
      client = undefined;
      if (said && !closed) log.warn({ err: error, replica: host }, 'a replica cannot be used; the primary answers');
      said = false;
    }
    if (!closed) timer = setTimeout(() => void look(), lookEveryMs).unref();
  }
  void look();

  const has = (position: bigint) => known !== null && known.position >= position && performance.now() - known.at < answerHoldsMs;
  return {
    reader: copy.reader,
    has,
    state: (wanted) => ({
      host,
      isUsed: wanted !== null && has(wanted),
      lagBytes: known === null || wanted === null ? null : Math.max(0, Number(wanted - known.position)),
    }),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      await copy.close();
    },
  };
}

async function connect(url: string, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vitrine replica',
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
  });
  client.on('error', lost);
  client.on('end', lost);
  await client.connect();
  return client;
}

/** A position in the write-ahead log: PostgreSQL writes the two halves of 64 bits in hexadecimal, `16/B374D848`. */
function positionOf(lsn: string): bigint {
  const [high, low] = lsn.split('/') as [string, string];
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
