/** How PostgreSQL goes about statements that a shop has sent. */
import pg from 'pg';
import type { SentStatement } from './recorder.ts';

/** Settings of the shop's own connections that plans depend on (src/kit/server/database.ts). */
const settings = 'set jit = off; set random_page_cost = 1.1';

/** The different statements among these (each with the values it was sent with first) whose plan reads a table from end to end. */
export async function readsAllOf(databaseUrl: string, table: string, statements: readonly SentStatement[]): Promise<string[]> {
  const first = new Map<string, SentStatement>();
  for (const statement of statements) if (/^\s*(\/\*|select|with)/i.test(statement.text) && !first.has(statement.text)) first.set(statement.text, statement);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(settings);
    const found: string[] = [];
    for (const { text, values } of first.values()) {
      const plan = await client.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
      if (plan.rows.some((row) => new RegExp(`Seq Scan on ${table}\\b`).test(row['QUERY PLAN']))) found.push(text);
    }
    return found;
  } finally {
    await client.end();
  }
}
