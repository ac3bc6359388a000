/** SQL of categories, tags, brands and collections as staff read and write them. */
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { StoredPicture } from '../../media/index.ts';
import { listingLimits, type CollectionRule, type ListingKind, type ListingSort } from '../contract.ts';
import { brandKey } from '../rules.ts';
import { tables } from '../tables.ts';

/** The words of one. */
export type ListingTexts = Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription' | 'slug' | 'place' | 'since' | 'craft'>;

/** One of them with what its kind has. */
export type ListingRow = {
  id: string;
  slug: string;
  texts: ListingTexts;
  picture: StoredPicture | null;
  productCount: number;
  parent?: string | null;
  parentId?: string | null;
  position?: number;
  published?: boolean;
  template?: string | null;
  childCount?: number;
  rule?: CollectionRule | null;
  name?: string;
  key?: string;
  cover?: StoredPicture | null;
  rootSlug?: string | null;
};

const picture = sql`(select stored_picture(m) from media m where m.id = l.media_id) as picture`;
const counted = sql`coalesce((select c.product_count from listing_count c where c.scope_id = l.id), 0) as product_count`;
const columns: Record<ListingKind, RawBuilder<unknown>> = {
  category: sql`l.id, l.slug, l.texts, ${picture}, ${counted}, (select above.slug from category above where above.id = l.parent_id) as parent, l.parent_id, l.position, l.published,
    l.template, (select count(*) from category below where below.parent_id = l.id)::int as child_count`,
  tag: sql`l.id, l.slug, l.texts, ${picture}, ${counted}, l.template`,
  brand: sql`l.id, l.slug, l.texts, ${picture}, (select stored_picture(m) from media m where m.id = l.cover_id) as cover,
    (select count(*) from product p where p.published and p.brand_key <> '' and p.brand_key = l.key)::int as product_count, l.name, l.key`,
  collection: sql`l.id, l.slug, l.texts, ${picture}, ${counted}, l.position, l.published, l.template, l.rule, l.root_slug`,
};
const titleOf = sql`lower(coalesce(l.texts -> 'en' ->> 'title', l.slug))`;

/** What a list is asked for. */
export type ListingQuestion = {
  page: number;
  size: number;
  order: Order<ListingSort>;
  filter: { q?: string | undefined; published?: boolean | undefined; parent?: string | undefined; slugs?: string[] | undefined };
};

/** The page of a list and how many there are, in one statement. */
export async function listListingRows(
  db: Queryable,
  kind: ListingKind,
  { page, size, order, filter }: ListingQuestion,
): Promise<{ rows: ListingRow[]; total: number }> {
  const { q = '', published, parent, slugs } = filter;
  const conditions = [sql`true`];
  const like = likePattern(q.trim().toLowerCase());
  if (q.trim()) conditions.push(sql`(l.slug like ${like} or exists (select 1 from jsonb_each(l.texts) t where lower(t.value ->> 'title') like ${like}))`);
  if (published !== undefined && (kind === 'category' || kind === 'collection')) conditions.push(sql`l.published = ${published}`);
  if (parent !== undefined && kind === 'category')
    conditions.push(parent === '' ? sql`l.parent_id is null` : sql`l.parent_id = (select id from category where slug = ${parent})`);
  if (slugs !== undefined) conditions.push(sql`l.slug = any(${slugs}::text[])`);
  const orders: Record<ListingSort, RawBuilder<unknown>> = {
    position: kind === 'category' || kind === 'collection' ? sql`l.position` : titleOf,
    title: titleOf,
    slug: sql`l.slug`,
    productCount: sql`product_count`,
  };
  return readCounted(
    tables(db),
    (part) => sql<ListingRow & { total: number }>`
    select ${columns[kind]}, count(*) over ()::int as total from ${sql.table(kind)} l where ${sql.join(conditions, sql` and `)}
    order by ${orders[order.field]} ${sql.raw(order.direction)}, l.slug ${part}`,
    { page, size },
  );
}

/** One of them. */
export async function findListingRow(db: Queryable, kind: ListingKind, id: string): Promise<ListingRow | undefined> {
  return (await sql<ListingRow>`select ${columns[kind]} from ${sql.table(kind)} l where l.id = ${id}`.execute(tables(db))).rows[0];
}

/** The products of a collection, in the merchant's order. */
export async function findMemberIds(db: Queryable, collectionId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select product_id as id from product_collection
    where collection_id = ${collectionId} order by position, product_id limit ${listingLimits.products}`.execute(tables(db));
  return found.rows.map(({ id }) => id);
}

/** The ids of those that slugs name. */
export async function idsBySlug(db: Queryable, table: ListingKind | 'product', slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const found = await sql<{ id: string; slug: string }>`select id, slug from ${sql.table(table)} where slug = any(${[...slugs]}::text[])`.execute(tables(db));
  return new Map(found.rows.map(({ id, slug }) => [slug, id]));
}

/** The ids of brands by what products call them. */
export async function brandsByName(db: Queryable, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const keys = names.map(brandKey);
  const found = await sql<{ id: string; key: string }>`select id, key from brand where key = any(${keys}::text[])`.execute(tables(db));
  const ids = new Map(found.rows.map(({ id, key }) => [key, id]));
  return new Map(names.flatMap((name, at) => (ids.has(keys[at]!) ? [[name, ids.get(keys[at]!)!] as const] : [])));
}

/** The slugs of those that ids name. */
export async function slugsById(db: Queryable, table: ListingKind, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; slug: string }>`select id, slug from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(tables(db));
  return new Map(found.rows.map(({ id, slug }) => [id, slug]));
}

/** Which of these addresses belongs to another one now, in all languages or in one. */
export async function isSlugInUse(db: Queryable, kind: ListingKind, { slug, id }: { slug: string; id: string }): Promise<boolean> {
  const found = await sql<{ taken: boolean }>`select exists (select 1 from ${sql.table(kind)} where slug = ${slug} and id <> ${id})
    or exists (select 1 from item_slug where kind = ${kind} and slug = ${slug} and current and item_id <> ${id}) as taken`.execute(tables(db));
  return found.rows[0]!.taken;
}

/** Whether another page, entry or collection lives at `/{slug}`. */
export async function isRootSlugInUse(db: Queryable, { slug, id }: { slug: string; id: string }): Promise<boolean> {
  const found = await sql<{ taken: boolean }>`select exists (select 1 from root_address where slug = ${slug} and item_id <> ${id}) as taken`.execute(
    tables(db),
  );
  return found.rows[0]!.taken;
}

/** Lets one change of a kind's listings be decided at a time. */
export async function lockListings(tx: Tx, kind: ListingKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`listings ${kind}`}, 0))`.execute(tables(tx));
}

/** A row to be written. */
export type ListingWrite = {
  id: string;
  slug: string;
  texts: ListingTexts;
  mediaId: string | null;
  coverId?: string | null;
  parentId?: string | null;
  position?: number;
  published?: boolean;
  template?: string | null;
  name?: string;
  rule?: CollectionRule | null;
  rootSlug?: string | null;
};

/** Writes one in place of an earlier state of it. */
export async function upsertListing(tx: Tx, kind: ListingKind, { texts, rule, ...row }: ListingWrite): Promise<void> {
  const values: Record<string, unknown> = { ...row, texts: jsonb(texts), ...(rule === undefined ? {} : { rule: rule === null ? null : jsonb(rule) }) };
  const { id: _id, ...changes } = values;
  await tables(tx)
    .insertInto(kind)
    .values(values as never)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes as never))
    .execute();
}

export async function deleteListing(tx: Tx, kind: ListingKind, id: string): Promise<void> {
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(tables(tx));
}

/** The place after the last one; of categories, of those below the same one. */
export async function nextPosition(tx: Tx, kind: 'category' | 'collection', parentId: string | null): Promise<number> {
  const beside = kind === 'category' ? sql`where parent_id is not distinct from ${parentId}::uuid` : sql``;
  const found = await sql<{ next: number }>`select coalesce(max(position) + 1, 0)::int as next from ${sql.table(kind)} ${beside}`.execute(tables(tx));
  return found.rows[0]!.next;
}
