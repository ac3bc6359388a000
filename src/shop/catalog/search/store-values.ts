import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Values of facets with their numbers; those that nobody knows are left out. */
export async function findValueIds(db: Queryable, asked: readonly { facet: string; value: string }[]): Promise<{ id: number; facet: string; value: string }[]> {
  const found = await sql<{ id: number; facet: string; value: string }>`
    select known.id, asked.facet, asked.value from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (facet text, value text)
      join facet_value known on known.facet = asked.facet and known.value = asked.value`.execute(tables(db));
  return found.rows;
}
