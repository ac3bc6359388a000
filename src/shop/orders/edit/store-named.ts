import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Whether a refund or a return names one of these lines, whatever became of it. Returns are the slice returns'; what they are of is read beside the lines. */
export async function areNamed(reader: Queryable, lineIds: readonly string[]): Promise<boolean> {
  if (lineIds.length === 0) return false;
  const ids = sql`any(${[...lineIds]}::uuid[])`;
  const found = await sql<{ named: boolean }>`
    select exists (select from refund_line where order_line_id = ${ids}) or exists (select from return_line where order_line_id = ${ids}) as named`.execute(
    tables(reader),
  );
  return found.rows[0]!.named;
}
