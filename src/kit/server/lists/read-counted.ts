import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/** Which rows of a list: a page, counted from 1, or so many from a place on. */
export type Part = { page: number; size: number } | { limit: number; offset: number };

/**
 * Rows of a query that counts all of them in `total` (`count(*) over ()`), and that count. `query` gets `limit … offset …` to end with.
 * Past the end there is no row that could say the count: then the first row is asked for it.
 */
export async function readCounted<Row extends { total: number }>(
  db: QueryExecutorProvider,
  query: (limits: RawBuilder<unknown>) => RawBuilder<Row>,
  part: Part,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = 'page' in part ? { limit: part.size, offset: (part.page - 1) * part.size } : part;
  const read = async (most: number, after: number) => (await query(sql`limit ${most} offset ${after}`).execute(db)).rows;
  const rows = await read(limit, offset);
  const [counted] = rows.length === 0 && offset > 0 ? await read(1, 0) : rows;
  return { rows, total: counted?.total ?? 0 };
}
