/** A pool in front of a pooler (PgBouncer), which gives every transaction another session of the database: nothing relies on session state. */
import type pg from 'pg';
import type { MeasuredPool } from './pool.ts';

type Pool = MeasuredPool['pool'];
type Asked = string | { name?: string; text: string; values?: unknown[] };

/**
 * Statements without names, because another session would not know them. `limitMs`: each is a transaction of its own with that limit; absent: the limit is the
 * role's (`roleSettings`).
 */
export function throughPooler(pool: Pool, limitMs?: number): Pool {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    const ask = (asked: Asked, values?: unknown[]) => client.query(withoutName(asked), values);
    const query = limitMs === undefined ? ask : (asked: Asked, values?: unknown[]) => inTransaction(client, limitMs, () => ask(asked, values));
    return { query, release: (error?: Error | boolean) => client.release(error) } as unknown as pg.PoolClient;
  };
  return { connect: connect as Pool['connect'], end: pool.end, options: pool.options };
}

const withoutName = (asked: Asked): string => (typeof asked === 'string' ? asked : asked.text);

async function inTransaction<Answer>(client: pg.PoolClient, limitMs: number, ask: () => Promise<Answer>): Promise<Answer> {
  await client.query(`begin; set local statement_timeout = ${limitMs}`);
  try {
    const answer = await ask();
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
