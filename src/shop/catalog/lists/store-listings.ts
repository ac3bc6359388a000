import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { prepared, type Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { idBySlug } from '#kit/server/slugs.ts';
import type { StoredPicture } from '../../media/index.ts';
import { tables } from '../tables.ts';

type Fragment = RawBuilder<unknown>;

/** A category, tag or collection with its picture and count. */
export type StoredListing = {
  id: string;
  parentId: string | null;
  slug: string;
  texts: Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription' | 'slug'>;
  position: number;
  template: string | null;
  picture: StoredPicture | null;
  productCount: number;
};

const listingColumns: Record<'category' | 'tag' | 'collection', Fragment> = {
  category: sql`l.id, l.parent_id, l.slug, l.texts, l.position, l.media_id, l.template`,
  tag: sql`l.id, null::uuid as parent_id, l.slug, l.texts, 0 as position, l.media_id, l.template`,
  collection: sql`l.id, null::uuid as parent_id, l.slug, l.texts, l.position, l.media_id, l.template`,
};
const mostListings = 5_000;

/** Tags, or published categories or collections: all in the merchant's order; by slug, that one and, of categories, those above and right below it; by a part of the title. A preview has those that are not published, too. */
export async function findListings(
  db: Queryable,
  kind: 'category' | 'tag' | 'collection',
  only: { at?: { slug: string; lang: string }; title?: string; limit?: number; preview?: boolean | undefined } = {},
): Promise<StoredListing[]> {
  const { at, title } = only;
  const conditions: Fragment[] = [];
  if (kind !== 'tag' && !only.preview) conditions.push(sql`l.published`);
  if (at !== undefined) conditions.push(kind === 'category' ? sql`l.id in ${categoriesAround(at)}` : sql`l.id = ${idBySlug(kind, at)}`);
  if (title !== undefined) conditions.push(sql`exists (select 1 from jsonb_each(l.texts) t where lower(t.value ->> 'title') like ${likePattern(title)})`);
  const rows = await prepared(
    db,
    sql<StoredListing>`
    select l.id, l.parent_id, l.slug, l.texts, l.position, l.template, coalesce(c.product_count, 0) as product_count,
      case when m.id is not null then stored_picture(m) end as picture
    from (select ${listingColumns[kind]} from ${sql.table(kind)} l ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}) l
      left join listing_count c on c.scope_id = l.id left join media m on m.id = l.media_id
    order by ${title === undefined ? sql`l.position, l.slug` : sql`product_count desc, l.slug`} limit ${only.limit ?? mostListings}`,
  );
  return rows;
}

const categoriesAround = (at: { slug: string; lang: string }) => sql`(
  with recursive way as (
    select id, parent_id from category where id = ${idBySlug('category', at)}
    union select above.id, above.parent_id from category above join way on above.id = way.parent_id)
  select id from way union select below.id from category below join category self on below.parent_id = self.id where self.id = ${idBySlug('category', at)})`;

/** The slug of the published collection that lives at `/{rootSlug}`, or null. */
export async function findCollectionAtRoot(db: Queryable, rootSlug: string): Promise<string | null> {
  const found = await tables(db).selectFrom('collection').select('slug').where('rootSlug', '=', rootSlug).where('published', '=', true).executeTakeFirst();
  return found?.slug ?? null;
}

/** Categories and collections that are not published, as `category lamps`. */
export async function findUnpublished(db: Queryable): Promise<string[]> {
  const of = (kind: 'category' | 'collection') => sql`select ${kind} || ' ' || slug as name from ${sql.table(kind)} where not published`;
  const found = await sql<{ name: string }>`${of('category')} union all ${of('collection')} limit ${mostListings}`.execute(tables(db));
  return found.rows.map(({ name }) => name);
}
