/** PostgreSQL through one pool. What can be queried has a type, and an open transaction one of its own, which every write asks for. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Compilable, type ControlledTransaction, type Kysely, type RawBuilder } from 'kysely';
import pg from 'pg';
import { ShopError } from '#kit/pure/shop-error.ts';
import { openPool, usualStatementTimeoutMs, type MeasuredPool, type PoolFigures } from './connections/pool.ts';
import { poolWithFallback } from './connections/pool-with-fallback.ts';
import { queryThrough, type Statements } from './connections/query-through.ts';
import { throughPooler } from './connections/through-pooler.ts';

declare const queryableBrand: unique symbol;
declare const txBrand: unique symbol;

/** Something that can be queried: the pool or an open transaction. Turn it into typed tables with `on`. */
export type Queryable = { readonly [queryableBrand]: true };

/** An open transaction. Only `Database.transaction` makes one, so a function that has one writes in its caller's transaction. */
export type Tx = Queryable & { readonly [txBrand]: true };

/** The shop's database. */
export type Database = {
  /** For reads outside of a transaction. */
  readonly reader: Queryable;
  /**
   * Runs `work` in one transaction and commits; a throw rolls all of it back, but for a domain error that `commitsWrites`. Retried up to three times when
   * PostgreSQL ended it for a deadlock or a serialisation conflict. No network calls inside.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Begins a unit of work, see there. */
  unit(): Unit;
  /** How many statements this process has sent; tests count with it. */
  readonly statements: Statements;
  /** How its pools of connections are doing. */
  pools(): ({ name: 'general' | 'limited' } & PoolFigures)[];
  close(): Promise<void>;
};

// int8 holds amounts and counts here, all far below 2^53; numeric rates stay strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is no instant: it stays as it is written, whatever the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/**
 * Everything that one call writes, committed together, with what the HTTP layer stores of it. The transaction begins with the
 * first `transaction`; those after it are parts of it, of which each can fail on its own.
 */
export type Unit = {
  /** Outside of a transaction until the first one begins; from then on it reads what was written in it. */
  readonly reader: Queryable;
  /** As `Database.transaction`, but that nothing is committed yet. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `last` and commits all of it; when `last` throws, nothing was written. */
  commit(last?: (tx: Tx) => Promise<void>): Promise<void>;
  rollback(): Promise<void>;
};

const transactions = new AsyncLocalStorage<true>();

const whenCommitted = new WeakMap<object, (() => void)[]>();

/** Calls `notify` once the transaction is committed, and never when it is not: for what is counted in this process. It must not throw. */
export const afterCommit = (tx: Tx, notify: () => void): void => {
  const all = whenCommitted.get(tx);
  if (all) all.push(notify);
  else whenCommitted.set(tx, [notify]);
};

function committed(tx: object | undefined): void {
  for (const notify of (tx && whenCommitted.get(tx)) ?? []) notify();
}

/** Whether the caller runs inside of a transaction, and so holds a connection and perhaps locks; what takes long asks first. */
export const isInTransaction = (): boolean => transactions.getStore() === true;

const retryable = new Set(['40001', '40P01']);
const deadConnection = /^Connection terminated|^terminating connection|Client has encountered a connection error/;
const mostAttempts = 3;

type DatabaseOptions = {
  max?: number;
  statementTimeoutMs?: number;
  limitedTimeoutMs?: number;
  /** The role that its connections have, and the one schema in which they find tables; absent: the user's own. */
  as?: { role: string; schema: string };
  /** A pooler in between gives each transaction another session (PgBouncer in transaction mode); `general` statements have the limit of the role. */
  pooler?: boolean;
};

/**
 * Opens a pool. `max` connections; every statement is ended by the server after `statementTimeoutMs`. Statements of `limitedReader` have a few connections
 * of their own, whose limit is `limitedTimeoutMs`: a limit that every such statement were to set for itself would cost it two statements more.
 */
export function openDatabase(
  url: string,
  { max = 10, statementTimeoutMs = usualStatementTimeoutMs, limitedTimeoutMs = 3_000, as, pooler = false }: DatabaseOptions = {},
): Database {
  const statements: Statements = { count: 0 };
  const general = openPool(url, { max, statementTimeoutMs, as, pooler });
  const few = openPool(url, { max: Math.ceil(max / 2), statementTimeoutMs: limitedTimeoutMs, as, pooler });
  if (pooler) [general.pool, few.pool] = [throughPooler(general.pool), throughPooler(few.pool, limitedTimeoutMs)];
  const [kysely, limited] = [queryThrough(general.pool, statements), queryThrough(few.pool, statements)];
  const reader = kysely as unknown as Queryable;
  limitedPools.set(reader, limited as unknown as Queryable);
  ownPools.set(reader, { general: general.pool, few: few.pool });
  return {
    reader,
    statements,
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        let begun = false;
        try {
          let own: object | undefined;
          const outcome = await kysely.transaction().execute((tx) => {
            begun = true;
            own = tx;
            return transactions.run(true, () => outcomeOf(() => work(tx as unknown as Tx)));
          });
          committed(own);
          if ('domainError' in outcome) throw outcome.domainError;
          return outcome.result;
        } catch (error) {
          // What could not even begin, on a connection that had died unnoticed, may be tried on another.
          if (attempt >= mostAttempts || !isWorthRetrying(error, begun)) throw error;
        }
      }
    },
    unit: () => openUnit(kysely),
    pools: () => [
      { name: 'general', ...general.figures() },
      { name: 'limited', ...few.figures() },
    ],
    close: async () => void (await Promise.all([kysely.destroy(), limited.destroy()])),
  };
}

const limitedPools = new WeakMap<Queryable, Queryable>();
const ownPools = new WeakMap<Queryable, { general: MeasuredPool['pool']; few: MeasuredPool['pool'] }>();
const copies = new WeakMap<Queryable, Queryable>();

/** The database whose copy this is, with as many connections; itself when it is none. */
export const originalOf = (db: Queryable): Queryable => copies.get(db) ?? db;

/**
 * The same database for statements whose work grows with the shop: each is ended after some seconds, which `isStatementTimeout` recognizes. Inside of a transaction
 * it is the transaction itself.
 */
export const limitedReader = (db: Queryable): Queryable => limitedPools.get(db) ?? db;

/** A copy of a database that can only be read. */
export type ReadOnlyCopy = { reader: Queryable; close(): Promise<void> };

/**
 * Opens a replica of `original`. What fails there (it is down, or it cancelled a statement that held up replication) goes to the original instead.
 * What is memoized of either is one.
 */
export function openCopy(
  url: string,
  original: Database,
  { max = 10, statementTimeoutMs = usualStatementTimeoutMs, limitedTimeoutMs = 3_000 }: DatabaseOptions = {},
): ReadOnlyCopy {
  const pools = ownPools.get(original.reader)!;
  const all = openPool(url, { max, statementTimeoutMs });
  const few = openPool(url, { max: Math.ceil(max / 2), statementTimeoutMs: limitedTimeoutMs });
  const reader = queryThrough(poolWithFallback(all.pool, pools.general), original.statements) as unknown as Queryable;
  const limited = queryThrough(poolWithFallback(few.pool, pools.few), original.statements) as unknown as Queryable;
  limitedPools.set(reader, limited);
  copies.set(reader, original.reader);
  copies.set(limited, limitedReader(original.reader));
  return { reader, close: async () => void (await Promise.all([all.pool.end(), few.pool.end()])) };
}

const isWorthRetrying = (error: unknown, begun: boolean): boolean =>
  retryable.has(String((error as { code?: string }).code)) || (!begun && deadConnection.test(String((error as Error).message)));

function openUnit(kysely: Kysely<Record<string, never>>): Unit {
  let begun: ControlledTransaction<Record<string, never>> | undefined;
  let parts = 0;
  const rollback = async () => {
    const ended = begun;
    begun = undefined;
    await ended?.rollback().execute();
  };

  /** Nothing else is in it yet, so it may be started over. */
  async function first<T>(work: (tx: Tx) => Promise<T>): Promise<{ result: T } | { domainError: ShopError }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        begun = await kysely.startTransaction().execute();
        return await transactions.run(true, () => outcomeOf(() => work(begun as unknown as Tx)));
      } catch (error) {
        const isBegun = begun !== undefined;
        // On a connection that is gone there is nothing to roll back.
        await rollback().catch(() => undefined);
        if (attempt >= mostAttempts || !isWorthRetrying(error, isBegun)) throw error;
      }
    }
  }

  return {
    reader: currentOf(() => begun ?? kysely),
    async transaction(work) {
      const outcome = begun ? await inSavepoint(`part_${(parts += 1)}`, begun as unknown as Tx, work) : await first(work);
      if ('domainError' in outcome) throw outcome.domainError;
      return outcome.result;
    },
    async commit(last) {
      // With nothing else written, it is written alone.
      if (!begun) return last?.(kysely as unknown as Tx);
      try {
        await last?.(begun as unknown as Tx);
        await begun.commit().execute();
        committed(begun);
      } catch (error) {
        await rollback().catch(() => undefined);
        throw error;
      }
      begun = undefined;
    },
    rollback,
  };
}

/** A part of a transaction: what it wrote is undone when it fails. */
async function inSavepoint<T>(name: string, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<{ result: T } | { domainError: ShopError }> {
  const part = sql.raw(name);
  await sql`savepoint ${part}`.execute(on(tx));
  const before = whenCommitted.get(tx)?.length ?? 0;
  try {
    const outcome = await transactions.run(true, () => outcomeOf(() => work(tx)));
    await sql`release savepoint ${part}`.execute(on(tx));
    return outcome;
  } catch (error) {
    whenCommitted.get(tx)?.splice(before);
    await sql`rollback to savepoint ${part}`.execute(on(tx)).catch(() => undefined);
    throw error;
  }
}

/** Stands for another pool or transaction at each moment. */
function currentOf(current: () => object): Queryable {
  const get = (_target: object, property: string | symbol): unknown => {
    const source = current();
    const value: unknown = Reflect.get(source, property, source);
    return typeof value === 'function' ? (value.bind(source) as unknown) : value;
  };
  return new Proxy({}, { get }) as Queryable;
}

/** A domain error that commits its writes is a result like any other, so that the transaction commits. */
async function outcomeOf<T>(work: () => Promise<T>): Promise<{ result: T } | { domainError: ShopError }> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof ShopError && error.commitsWrites) return { domainError: error };
    throw error;
  }
}

/**
 * Runs a query as a named prepared statement and answers its rows: each connection parses it once, and PostgreSQL may plan it once. For queries that
 * run often, whose text is always the same, and whose best plan does not depend on their values. One that asks for all columns of a table (`selectAll`) is
 * parsed each time.
 */
export async function prepared<Row>(db: Queryable, query: Compilable<Row> | RawBuilder<Row>): Promise<Row[]> {
  const database = on(db);
  const compiled = 'isRawBuilder' in query ? query.compile(database) : query.compile();
  const text = compiled.sql;
  if (asksForAllColumns.test(text)) return (await database.executeQuery<Row>(compiled)).rows;
  let name = statementNames.get(text);
  if (name === undefined) statementNames.set(text, (name = `prepared_${statementNames.size}`));
  // Kysely passes `sql` on as it is, and node-postgres takes a name with the text there.
  const { rows } = await database.executeQuery<Row>({ ...compiled, sql: { name, text } as unknown as string });
  return rows;
}

/** As `prepared` for a query by one key, as most are; by several its text is another for each number of keys, and not worth keeping. */
export const preparedForOne = <Row>(db: Queryable, keys: readonly unknown[], query: Compilable<Row> & { execute(): Promise<Row[]> }): Promise<Row[]> =>
  keys.length === 1 ? prepared(db, query) : query.execute();

/** PostgreSQL refuses such a statement by its name once its table has another column: a migration would make every process fail that serves (decision 1136). */
const asksForAllColumns = /^\s*select\s+(\w+\.)?\*\s+from\s+("|\(select \* from )|returning \*\s*$/;

/** One name for one text: PostgreSQL finds a connection's prepared statements by name. */
const statementNames = new Map<string, string>();

/** The typed tables of a slice: `on<CartTables>(tx).selectFrom('cartLine')`; without them it runs SQL: `sql`…`.execute(on(tx))`. Called in `store.ts` files only. */
export function on<Tables = Record<string, never>>(db: Queryable): Kysely<Tables> {
  return db as unknown as Kysely<Tables>;
}

/** Whether a text from outside can be a key of a table (slug, SKU): not too long, and without NUL, which PostgreSQL does not take. */
export function isKey(text: string, mostLength: number): boolean {
  return text !== '' && text.length <= mostLength && !text.includes('\0');
}

/** A value for a `jsonb` column; without it `pg` would send an array as a PostgreSQL array. */
export function jsonb(value: unknown) {
  return sql<never>`${JSON.stringify(value)}::jsonb`;
}
