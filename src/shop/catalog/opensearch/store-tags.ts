import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import type { ProductQuery } from '../search/catalog-search.ts';
import { tables } from '../tables.ts';

/** The ids of the tags that are chosen. */
export async function readTagIds(db: Queryable, { chosen }: ProductQuery): Promise<string[]> {
  const slugs = chosen['tag'] ?? [];
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from tag where slug = any(${[...slugs]}::text[])`.execute(tables(db));
  return rows.map(({ id }) => id);
}
