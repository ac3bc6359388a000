/** SQL of how far visitors came. */
import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { counted, within, type Starts } from './store.ts';
import { tables } from './tables.ts';

/** Patterns (POSIX) of the addresses of products, the cart and checkouts, and of the page that says thank you, which is none of them. */
export type StepPatterns = { products: string; carts: string; checkouts: string; thanks: string };

/** How many visitors of a period saw each, and how many orders it brought. Each address is looked at once, however many saw it. */
export async function countSteps(
  reader: Queryable,
  { starts, patterns }: { starts: Starts; patterns: StepPatterns },
): Promise<{ visitors: number; products: number; carts: number; checkouts: number; orders: number }> {
  const found = await sql<{ visitors: number; products: number; carts: number; checkouts: number; orders: number }>`
    with seen as materialized (select visitor_id, url from visit where ${within(sql`at`, starts)}),
      step as materialized (
        select url, url ~ ${patterns.products} as is_product, url ~ ${patterns.carts} as is_cart, url ~ ${patterns.checkouts} and url !~ ${patterns.thanks} as is_checkout
        from (select distinct url from seen) addresses)
    select count(*)::int as visitors, count(*) filter (where saw_product)::int as products, count(*) filter (where saw_cart)::int as carts,
      count(*) filter (where saw_checkout)::int as checkouts, (select count(*)::int from orders where ${counted(starts)}) as orders
    from (
      select bool_or(is_product) as saw_product, bool_or(is_cart) as saw_cart, bool_or(is_checkout) as saw_checkout
      from seen join step on step.url = seen.url group by visitor_id) visitor`.execute(tables(reader));
  return found.rows[0]!;
}
