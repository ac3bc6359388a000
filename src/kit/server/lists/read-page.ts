import { sql, type SelectQueryBuilder, type Simplify } from 'kysely';

/** One page of a query's rows, counted from 1, and how many rows it has in all. */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, size }: { page: number; size: number },
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const [counted] = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql`count(*)`.as('total'))
    .$castTo<{ total: number }>()
    .execute();
  const rows = await query
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: counted!.total };
}
