import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Those of the products that are published, in the given order. */
export async function publishedOf(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select l.product_id as id from unnest(${[...ids]}::uuid[]) with ordinality asked (id, place)
    join product_listing l on l.product_id = asked.id where l.published order by asked.place`.execute(tables(db));
  return rows.map(({ id }) => id);
}
