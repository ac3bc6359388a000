import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Orders, and products of a category, that are looked at: a shop of a million costs as much as one of eighty. */
const looked = 200;
/** What was bought together less often is chance. */
const habit = 3;

/**
 * Ids of published products that go with these, the best first: bought with them lately, then of the category at the top that they are in; never of the
 * same smallest category, for that is the same kind of thing. What shares one in between comes last: a cup matters little to the buyer of a mug. Reads lines of
 * orders, which the catalogue never writes.
 */
export async function selectBoughtTogether(db: Queryable, slugs: readonly string[], most: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with own as (select id from product where slug = any(${[...slugs]}::text[])
        or id in (select item_id from item_slug where kind = 'product' and current and slug = any(${[...slugs]}::text[]))),
      bought as (select order_id from order_line where product_id in (select id from own) order by order_id desc limit ${looked}),
      together as (select l.product_id as id, count(*) as times from order_line l where l.order_id in (select order_id from bought) group by 1 having count(*) >= ${habit}),
      nearest as (select distinct on (pc.product_id) pc.category_id from product_category pc join own on own.id = pc.product_id
        left join listing_count n on n.scope_id = pc.category_id order by pc.product_id, n.product_count),
      wider as (select distinct c.id, c.parent_id is null as at_top from product_category pc join own on own.id = pc.product_id
        join category c on c.id = pc.category_id where c.id not in (select category_id from nearest)),
      beside as (select newest.product_id as id from wider
        cross join lateral (select product_id from product_category where category_id = wider.id order by product_id desc limit ${looked}) newest where wider.at_top),
      apart as (select found.id, max(found.times) as times,
          exists (select from product_category near join wider on wider.id = near.category_id where near.product_id = found.id and not wider.at_top) as is_near
        from (select id, times from together union all select id, 0 from beside) found group by found.id)
    select p.id from apart join product p on p.id = apart.id
    where p.published and p.show_cart and p.id not in (select id from own) and not exists (select from product_category same where same.product_id = p.id and same.category_id in (select category_id from nearest))
    order by apart.is_near, apart.times desc, p.sales_count desc, p.id desc limit ${most}`.execute(tables(db));
  return found.rows.map((row) => row.id);
}
