/** Holds the data of a shop against the invariants. */
import pg from 'pg';
import { acknowledgedExist, invariants } from './invariants.ts';

/** A broken rule with some of the rows that break it. */
export type Broken = { name: string; rows: unknown[] };

const rowsShown = 5;

/** Holds the data against every invariant, in one snapshot; answers those that are broken. */
export async function findBroken(databaseUrl: string, acknowledged: readonly string[] = []): Promise<Broken[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await findBrokenIn(client, acknowledged);
  } finally {
    await client.end();
  }
}

/** The same inside a transaction that the caller has begun. */
export async function findBrokenIn(client: pg.Client, acknowledged: readonly string[] = []): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { name, broken: statement } of [...invariants, acknowledgedExist]) {
    const { rows } = await client.query(statement, statement === acknowledgedExist.broken ? [acknowledged] : []);
    if (rows.length > 0) broken.push({ name, rows: rows.slice(0, rowsShown) });
  }
  return broken;
}
