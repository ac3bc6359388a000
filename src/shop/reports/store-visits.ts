/** SQL of how far visitors came. */
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { counted, within, type Starts } from './store.ts';
import { tables } from './tables.ts';

/** Patterns (POSIX) of the paths of products, the cart and checkouts. */
export type StepPatterns = { products: string; carts: string; checkouts: string };

/** How many visitors of a period saw each, and how many orders it brought. */
export async function countSteps(
  reader: Queryable,
  { starts, patterns }: { starts: Starts; patterns: StepPatterns },
): Promise<{ visitors: number; products: number; carts: number; checkouts: number; orders: number }> {
  const saw = (pattern: string) => sql`count(distinct visitor_id) filter (where url ~ ${pattern})::int`;
  const found = await sql<{ visitors: number; products: number; carts: number; checkouts: number; orders: number }>`
    select count(distinct visitor_id)::int as visitors, ${saw(patterns.products)} as products, ${saw(patterns.carts)} as carts, ${saw(patterns.checkouts)} as checkouts,
      (select count(*)::int from orders where ${counted(starts)}) as orders
    from visit where ${within(sql`at`, starts)}`.execute(tables(reader));
  return found.rows[0]!;
}
