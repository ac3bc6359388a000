/** Connections to PostgreSQL, and how long they were waited for. */
import type { Socket } from 'node:net';
import pg from 'pg';

/** Connections that stay though nobody asks: as many as a page has questions at once. */
const idleConnections = 4;
const keepAliveMs = 10_000;
/** Beyond the limit of a statement, at which the server itself would have said something. */
const silentMs = 2_000;

/** `pooler`: one in between gives each transaction another session, so that sessions begin with the settings of their role. */
type PoolOptions = { max: number; statementTimeoutMs: number; as?: { role: string; schema: string } | undefined; pooler?: boolean };

/** The default time limit of a statement, in milliseconds. */
export const usualStatementTimeoutMs = 15_000;

/** Statements here are short and their tables in memory: compiling them costs more than it saves, and reading by an index no more than in order. */
export const sessionSettings = (statementTimeoutMs = usualStatementTimeoutMs): Record<string, string> => ({
  jit: 'off',
  random_page_cost: '1.1',
  statement_timeout: String(statementTimeoutMs),
  idle_in_transaction_session_timeout: String(statementTimeoutMs),
  timezone: 'UTC',
});

/** The same as an option of a connection. */
export const asOption = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** A pool at a moment; `waits` and `waitedSeconds` count since the start: those who found every connection taken. */
export type PoolFigures = { total: number; idle: number; waiting: number; waits: number; waitedSeconds: number };

/** What Kysely needs of a pool, and how it is doing. */
export type MeasuredPool = { pool: Pick<pg.Pool, 'connect' | 'end' | 'options'>; figures(): PoolFigures };

/** Opens a pool whose statements the server ends after `statementTimeoutMs`. */
export function openPool(url: string, { max, statementTimeoutMs, as, pooler = false }: PoolOptions): MeasuredPool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // The rare requests of a quiet shop find connections with prepared statements.
    min: as ? 0 : Math.min(idleConnections, max),
    // Keeps firewalls from dropping idle connections, and notices a dead one before it is used.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(pooler ? {} : { options: asOption({ ...sessionSettings(statementTimeoutMs), ...(as ? { role: as.role, search_path: as.schema } : {}) }) }),
    application_name: 'vitrine',
  });
  // An idle connection that breaks (database restarted) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Likewise one that breaks while it is in use but between two statements; the next statement on it says so.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  endSilent(pool, statementTimeoutMs + silentMs);
  return measured(pool, max);
}

/**
 * Ends busy connections that have been silent for `ms`: the network to the database was cut, and neither side notices. A caller that waits for an answer
 * gets an error then, not after TCP's quarter of an hour. Idle connections go too, or the next callers would wait as long.
 */
function endSilent(pool: pg.Pool, ms: number): void {
  const unused = new Set<Socket>();
  const streamOf = (client: pg.PoolClient): Socket => (client as unknown as { connection: { stream: Socket } }).connection.stream;
  const end = (stream: Socket) => stream.destroy(Object.assign(new Error(`the database has said nothing for ${ms} ms`), { code: 'ECONNRESET' }));
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => [stream, ...unused].forEach(end));
    stream.on('close', () => unused.delete(stream));
  });
  pool.on('acquire', (client) => {
    const stream = streamOf(client);
    unused.delete(stream);
    stream.setTimeout(ms);
  });
  pool.on('release', (_error, client) => {
    const stream = streamOf(client);
    if (!stream.destroyed) unused.add(stream);
    stream.setTimeout(0);
  });
}

/** Counts the callers that had to wait for a connection; the others cost nothing. */
function measured(pool: pg.Pool, max: number): MeasuredPool {
  let [waits, waitedMs] = [0, 0];
  const connect = (): Promise<pg.PoolClient> => {
    const connection = pool.connect();
    // Those who will be served at once are in the queue for a moment, too.
    if (pool.waitingCount <= pool.idleCount + max - pool.totalCount) return connection;
    const since = performance.now();
    waits += 1;
    return connection.finally(() => (waitedMs += performance.now() - since));
  };
  return {
    pool: { options: pool.options, connect: connect as pg.Pool['connect'], end: (() => pool.end()) as pg.Pool['end'] },
    figures: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, waits, waitedSeconds: waitedMs / 1_000 }),
  };
}
