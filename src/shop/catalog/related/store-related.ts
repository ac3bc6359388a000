import { sql, type RawBuilder } from 'kysely';
import { prepared, type Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { idBySlug } from '#kit/server/slugs.ts';
import { selectListItems, type StoredListItem } from '../products/store.ts';
import { tables } from '../tables.ts';

/** Those of the ids that are published products, in one query; malformed and unknown ones are left out. */
export async function publishedProductIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const found = await sql<{ id: string }>`select id from product where id = any(${known}::uuid[]) and published`.execute(tables(db));
  return found.rows.map((row) => row.id);
}

/** How many neighbours of the deepest category are looked at to either side, so that a category of a million products costs as much as one of eighty. */
const neighbours = 40;

/** What is asked of a product's neighbours: at most so many, besides what is most often bought with it. */
export type AskedNeighbours = { at: { slug: string; lang: string }; most: number; currency: string };

/** A neighbour: one that the merchant chose, of the product's own lists, what is most often bought with it, of another kind from the lists above (then its place among them), or several of these. */
export type StoredNeighbour = StoredListItem & { isPicked: boolean; isNear: boolean; isBought: boolean; otherPlace: number | null };

const mostLevels = 10;
// What is picked comes before all others.
const mostPicked = 1_000;

/**
 * Of a published product's neighbours in its categories those of the deepest one, the best sold first, without the product itself, and what is most often
 * bought with it, and what the merchant chose to show beside it; in one statement that needs no answer of another. Nothing for an unknown slug.
 */
export async function findRelated(db: Queryable, { at, most, currency }: AskedNeighbours): Promise<StoredNeighbour[]> {
  const product = sql`(select id from self)`;
  const side = (sign: '<' | '>', order: 'asc' | 'desc') =>
    sql`(select product_id from product_category where category_id = way.id and product_id ${sql.raw(sign)} ${product} order by product_id ${sql.raw(order)} limit ${neighbours})`;
  const sold = (ways: RawBuilder<unknown>, { order, also = sql`` }: { order: 'asc' | 'desc'; also?: RawBuilder<unknown> }) => sql`
    select p.id, found.depth, p.sales_count from (
      select near.product_id, max(way.depth) as depth from ${ways} way cross join lateral (${side('<', 'desc')} union all ${side('>', 'asc')}) near group by 1) found
      join product p on p.id = found.product_id
    where p.published ${also} order by found.depth ${sql.raw(order)}, p.sales_count desc, p.id desc limit ${most}`;
  // Those above are looked at only where the deepest has too few.
  const near = sql`
    select id, false as is_picked, true as is_near, false as is_bought, false as is_other, row_number() over (order by depth desc, sales_count desc, id desc) as place from (
      with closest as materialized (${sold(sql`(select id, depth from way order by depth desc limit 1)`, { order: 'desc' })})
      select * from closest
      union all select * from (${sold(sql`(select id, depth from way where depth < (select max(depth) from way) and (select count(*) from closest) < ${most})`, { order: 'desc' })}) above
        where above.id not in (select id from closest)) near
    order by place limit ${most}`;
  // What is of the same deepest category is the same kind of thing, and what shares one in between is much like it: a cup matters little to the buyer of a mug.
  const sameKind = sql`exists (select from product_category same where same.product_id = p.id and same.category_id = (select id from way order by depth desc limit 1))`;
  const others = sql`
    select id, false as is_picked, false as is_near, false as is_bought, true as is_other, row_number() over (order by depth, sales_count desc, id desc) + ${most} as place
    from (${sold(sql`(select id, depth from way where depth < (select max(depth) from way))`, { order: 'asc', also: sql`and p.show_cart and not ${sameKind}` })}) other`;
  const bought = sql`
    (select other.id, false as is_picked, false as is_near, true as is_bought, false as is_other, 0 as place from product_pair pair join product other on other.id = pair.other_id and other.published and other.show_cart
      where pair.product_id = ${product} order by pair.order_count desc, pair.last_at desc, pair.other_id limit 1)`;
  const picked = sql`
    (select other.id, true as is_picked, false as is_near, false as is_bought, false as is_other, row_number() over (order by pick.position, other.id) - ${mostPicked} as place
      from product_related pick join product other on other.id = pick.other_id and other.published where pick.product_id = ${product})`;
  const wanted = sql`(
    with recursive self as materialized (select id from product where id = ${idBySlug('product', at)} and published),
      own as materialized (select c.id, c.parent_id from product_category pc join category c on c.id = pc.category_id where pc.product_id = ${product}),
      climb (deepest, id, parent_id, steps) as (select id, id, parent_id, 1 from own
        union all select climb.deepest, own.id, own.parent_id, climb.steps + 1 from climb join own on own.id = climb.parent_id where climb.steps < ${mostLevels}),
      longest as materialized (select deepest, max(steps) as steps from climb group by 1 order by 2 desc, 1 limit 1),
      way as materialized (select climb.id, longest.steps - climb.steps as depth from climb join longest on longest.deepest = climb.deepest)
    select id, bool_or(is_picked) as is_picked, bool_or(is_near) as is_near, bool_or(is_bought) as is_bought, min(place) filter (where is_other)::int as other_place, min(place) as place from (${picked} union all ${bought} union all select * from (${near}) near union all select * from (${others}) other) listed group by id) wanted`;
  const rows = await prepared(
    db,
    sql<StoredNeighbour>`${selectListItems(wanted, currency, sql`wanted.is_picked, wanted.is_near, wanted.is_bought, wanted.other_place,`)}`,
  );
  return rows;
}
