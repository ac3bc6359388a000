/** SQL of the tree of categories. Writers hold `lockListings(tx, 'category')`. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { StoredPicture } from '../../media/index.ts';
import { tables } from '../tables.ts';

/** A category in the tree. */
export type TreeRow = {
  id: string;
  slug: string;
  parent: string | null;
  position: number;
  published: boolean;
  productCount: number;
  texts: Texts<'title'>;
  picture: StoredPicture | null;
};

/** All categories in the order of the tree's levels, in one statement. */
export async function listTreeRows(db: Queryable, most: number): Promise<TreeRow[]> {
  const found = await sql<TreeRow>`select l.id, l.slug, above.slug as parent, l.position, l.published, coalesce(c.product_count, 0) as product_count,
      (select coalesce(jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')), '{}') from jsonb_each(l.texts)) as texts,
      case when m.id is not null then stored_picture(m) end as picture
    from category l left join category above on above.id = l.parent_id left join listing_count c on c.scope_id = l.id left join media m on m.id = l.media_id
    order by l.position, l.slug limit ${most}`.execute(tables(db));
  return found.rows;
}

/** The categories above one (itself last), and how many levels hang on it, itself counted. */
export async function findWay(db: Queryable, id: string): Promise<{ above: string[]; levels: number }> {
  const found = await sql<{ above: string[]; levels: number }>`
    with recursive way as (select id, parent_id, 1 as depth from category where id = ${id}
        union all select c.id, c.parent_id, depth + 1 from category c join way on c.id = way.parent_id where depth < 100),
      below as (select id, 1 as depth from category where id = ${id} union all select c.id, depth + 1 from category c join below on c.parent_id = below.id where depth < 100)
    select coalesce((select array_agg(id order by depth desc) from way), '{}') as above, coalesce((select max(depth) from below), 0)::int as levels`.execute(
    tables(db),
  );
  return found.rows[0]!;
}

/** The categories right below one (null: at the top), in order. */
export async function listChildIds(db: Queryable, parentId: string | null): Promise<{ id: string; slug: string }[]> {
  const found = await sql<{
    id: string;
    slug: string;
  }>`select id, slug from category where parent_id is not distinct from ${parentId}::uuid order by position, slug`.execute(tables(db));
  return found.rows;
}

/** Numbers categories in the order given. */
export async function updatePositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update category set position = wanted.place - 1 from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    where category.id = wanted.id and category.position <> wanted.place - 1`.execute(tables(tx));
}

export async function updateParent(tx: Tx, id: string, parentId: string | null): Promise<void> {
  await tables(tx).updateTable('category').set({ parentId }).where('id', '=', id).execute();
}

/** What stands below a category goes to the one above it, after those that stand there. */
export async function raiseChildren(tx: Tx, id: string): Promise<void> {
  await sql`update category c set parent_id = gone.parent_id,
      position = c.position + 1 + coalesce((select max(position) from category beside where beside.parent_id is not distinct from gone.parent_id), 0)
    from category gone where gone.id = ${id} and c.parent_id = gone.id`.execute(tables(tx));
}

/**
 * Products of a category that moved stand in every category above its new place, and no longer in those of `left` in which nothing else holds them:
 * a product that another category below holds stays.
 */
export async function moveMembers(tx: Tx, id: string, { entered, left }: { entered: readonly string[]; left: readonly string[] }): Promise<void> {
  if (entered.length > 0)
    await sql`insert into product_category (product_id, category_id) select m.product_id, above.id from product_category m, unnest(${[...entered]}::uuid[]) above (id)
      where m.category_id = ${id} on conflict do nothing`.execute(tables(tx));
  if (left.length > 0)
    await sql`with recursive below as (select id as root, id from category where id = any(${[...left]}::uuid[])
        union all select below.root, c.id from category c join below on c.parent_id = below.id)
      delete from product_category x using product_category m
      where m.category_id = ${id} and m.product_id = x.product_id and x.category_id = any(${[...left]}::uuid[])
        and not exists (select 1 from product_category other join below on below.id = other.category_id
          where other.product_id = x.product_id and below.root = x.category_id and other.category_id <> all(${[...left]}::uuid[]))`.execute(tables(tx));
}
