/** A replica's connections, with the primary as fallback. */
import type pg from 'pg';
import type { MeasuredPool } from './pool.ts';

type Pool = MeasuredPool['pool'];

/** A conflict with what is replayed (40001), a server that is away, overloaded or stopping. Whatever else is wrong with a statement would be so there, too. */
const faultOfReplica = /^(40001|40P01|08|57P|58|53|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/;

/**
 * Connections of `replica`; what fails there goes to `primary`. For reads outside of transactions: each is a single statement, so it can be asked again on
 * its own.
 */
export function poolWithFallback(replica: Pool, primary: Pool): Pool {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await replica.connect().catch(() => null);
    if (!client) return primary.connect();
    const query = async (...asked: [pg.QueryConfig]): Promise<unknown> => {
      try {
        return await client.query(...asked);
      } catch (error) {
        const { code } = error as { code?: string };
        if (code !== undefined && !faultOfReplica.test(code)) throw error;
        return askOnce(primary, asked);
      }
    };
    return { query, release: (error?: Error | boolean) => client.release(error) } as unknown as pg.PoolClient;
  };
  return { connect: connect as Pool['connect'], end: replica.end, options: replica.options };
}

async function askOnce(pool: Pool, asked: [pg.QueryConfig]): Promise<unknown> {
  const client = await pool.connect();
  try {
    return await client.query(...asked);
  } finally {
    client.release();
  }
}
