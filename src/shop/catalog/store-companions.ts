import { sql } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import { tables } from './tables.ts';

export async function findPublishedIds(reader: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ id: string }>`select id from product where id = any(${[...ids]}::uuid[]) and published`.execute(tables(reader));
  return found.rows.map((row) => row.id);
}
