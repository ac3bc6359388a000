/**
 * Reads of public pages on replicas of the database. A replica is asked only when it has what this node knows to be committed (`docs/decisions/0992`); who is
 * behind, away, of another history (`1137`) or no replica any more is left out, and the primary answers.
 */
import pg from 'pg';
import type { Log } from './context.ts';
import { openCopy, type Database, type Queryable, type ReadOnlyCopy } from './database.ts';
import { inWords, mismatchOf, readPrimary, readReplica, type History, type Mismatch } from './replica-history.ts';

/** What is known of a replica: for metrics. `reason`: why it is left out. `lagBytes` is null while it cannot be asked, or nothing can be said. */
export type ReplicaState = { host: string; isUsed: boolean; reason: 'away' | 'behind' | Mismatch | null; lagBytes: number | null };

type Point = History & { position: bigint };
/** What a replica answered, and when. */
type Seen = Point & { at: number };

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
  /** Null: unknown. */
  let wanted: Point | null = null;
  /** What was last known of the primary, whatever has been committed since. */
  let history: History | null = null;
  const replicas = urls.map((url) => watchReplica(url, { primary, log, history: () => history }));
  let asked = 0;
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;

  async function requireNow(): Promise<void> {
    if (replicas.length === 0) return;
    wanted = null;
    const mine = (asked += 1);
    try {
      const now = await readPrimary(primary.reader);
      // Asked again meanwhile: the later answer counts.
      if (mine === asked) history = wanted = now;
    } catch {
      if (mine === asked) timer = setTimeout(() => mine === asked && void requireNow(), lookEveryMs).unref();
    }
  }

  // What was committed before this process began.
  void requireNow();
  return {
    reader() {
      const least = wanted;
      const usable = least === null ? [] : replicas.filter((replica) => replica.has(least));
      turn += 1;
      return usable[turn % usable.length]?.reader ?? primary.reader;
    },
    requireNow: () => void requireNow(),
    states: () => replicas.map((replica) => replica.state(wanted)),
    async close() {
      // Nothing asked before this is asked again.
      asked += 1;
      clearTimeout(timer);
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

type WatchedReplica = ReadOnlyCopy & { has(wanted: Point): boolean; state(wanted: Point | null): ReplicaState };
type Watching = { primary: Database; log: Log; history(): History | null };

/** Looks several times a second how far a replica has come, and along which history. */
function watchReplica(url: string, { primary, log, history }: Watching): WatchedReplica {
  const copy = openCopy(url, primary);
  const { host } = new URL(url);
  let known: Seen | null = null;
  const say = changesOnly(log, host);
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      client ??= await connect(url, () => (client = undefined));
      known = { ...(await readReplica(client)), at: performance.now() };
      const expected = history();
      const mismatch = expected && mismatchOf(known, expected);
      say(mismatch ? inWords(mismatch, { replica: known, primary: expected }) : null);
    } catch (error) {
      known = null;
      void client?.end().catch(() => undefined);
      client = undefined;
      if (!closed) say('it does not answer as a replica', { err: error });
    }
    if (!closed) timer = setTimeout(() => void look(), lookEveryMs).unref();
  }
  void look();

  const has = (wanted: Point) => reasonAgainst(known, wanted) === null;
  return {
    reader: copy.reader,
    has,
    state(wanted) {
      const reason = reasonAgainst(known, wanted);
      const isComparable = known !== null && wanted !== null && mismatchOf(known, wanted) === null;
      return { host, isUsed: reason === null, reason, lagBytes: isComparable ? Math.max(0, Number(wanted.position - known!.position)) : null };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      await copy.close();
    },
  };
}

/** Why a replica is not read from where this has to be there; null: it is. */
function reasonAgainst(known: Seen | null, wanted: Point | null): ReplicaState['reason'] {
  if (known === null || performance.now() - known.at >= answerHoldsMs) return 'away';
  // What has to be there is just being asked for.
  if (wanted === null) return 'behind';
  return mismatchOf(known, wanted) ?? (known.position >= wanted.position ? null : 'behind');
}

/** Logs why a replica is left out, and that it is back, once each. */
function changesOnly(log: Log, replica: string): (reason: string | null, fields?: object) => void {
  let said: string | null = null;
  return (reason, fields = {}) => {
    if (reason === said) return;
    said = reason;
    if (reason === null) log.warn({ replica }, 'a replica is back');
    else log.warn({ ...fields, replica, reason }, 'a replica cannot be used; the primary answers');
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
