/** What a product that staff write refers to, and what is taken already. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** What a product names: lists and related products by slug, pictures, videos and its table of sizes by id, SKUs, its template. */
export type Named = {
  categories: readonly string[];
  tags: readonly string[];
  collections: readonly string[];
  pictures: readonly string[];
  skus: readonly string[];
  template: string | null;
  sizeGuide?: string | null;
  videos?: readonly string[];
  related?: readonly string[];
};
/** The same as found: ids by slug, pictures with what is said of them, whose a SKU is. */
export type Found = {
  categories: Record<string, string>;
  tags: Record<string, string>;
  collections: Record<string, string>;
  pictures: Record<string, Record<string, { alt?: string }>>;
  skus: Record<string, string>;
  hasTemplate: boolean;
  hasSizeGuide: boolean;
  videos: string[];
  related: Record<string, string>;
};

const bySlug = (table: string, slugs: readonly string[]) =>
  sql`(select coalesce(jsonb_object_agg(slug, id), '{}') from ${sql.table(table)} where slug = any(${[...slugs]}::text[]))`;

/** Looks everything up in one statement. A picture is one of the shop's: what shoppers sent is theirs. */
export async function findNamed(
  db: Queryable,
  { categories, tags, collections, pictures, skus, template, sizeGuide = null, videos = [], related = [] }: Named,
): Promise<Found> {
  const found =
    await sql<Found>`select ${bySlug('category', categories)} as categories, ${bySlug('tag', tags)} as tags, ${bySlug('collection', collections)} as collections,
    (select coalesce(jsonb_object_agg(m.id, coalesce(m.alt, '{}'::jsonb)), '{}') from media m where m.id = any(${[...pictures]}::uuid[])
      and not exists (select 1 from upload u where u.id = m.id)) as pictures,
    (select coalesce(jsonb_object_agg(sku, id), '{}') from variant where sku = any(${[...skus]}::text[])) as skus,
    (${template}::text is null or ${template} = 'product'
      or exists (select 1 from template_version where name = ${template} and name like 'product-%' and status = 'published')) as has_template,
    (${sizeGuide}::uuid is null or exists (select 1 from size_guide where id = ${sizeGuide}::uuid)) as has_size_guide,
    array(select id from video where id = any(${[...videos]}::uuid[])) as videos, ${bySlug('product', related)} as related`.execute(tables(db));
  return found.rows[0]!;
}

/** Lets one new slug be made at a time. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('product slugs', 0))`.execute(tables(tx));
}

/** Which of these slugs other products have; with `former`, those too that they had before. */
export async function takenSlugs(
  db: Queryable,
  slugs: readonly string[],
  { exceptId, former }: { exceptId: string | null; former: boolean },
): Promise<Set<string>> {
  const found = await sql<{ slug: string }>`
    select slug from product where slug = any(${[...slugs]}::text[]) and id is distinct from ${exceptId}::uuid
    union select slug from item_slug where kind = 'product' and slug = any(${[...slugs]}::text[]) and item_id is distinct from ${exceptId}::uuid and (current or ${former})`.execute(
    tables(db),
  );
  return new Set(found.rows.map(({ slug }) => slug));
}

/** Which of these SKUs there are. */
export async function takenSkus(db: Queryable, skus: readonly string[]): Promise<Set<string>> {
  const rows = await tables(db)
    .selectFrom('variant')
    .select('sku')
    .where('sku', 'in', [...skus])
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** These categories and every one above them. */
export async function withCategoriesAbove(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ id: string }>`with recursive above as (
    select id, parent_id from category where id = any(${[...ids]}::uuid[])
    union select c.id, c.parent_id from category c join above on above.parent_id = c.id) select id from above`.execute(tables(db));
  return found.rows.map(({ id }) => id);
}

/** At which position each of these collections takes its next product. */
export async function nextPositions(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; position: number }>`
    select c.id, coalesce((select max(position) + 1 from product_collection m where m.collection_id = c.id), 0) as position from collection c where c.id = any(${[...ids]}::uuid[])`.execute(
    tables(db),
  );
  return new Map(found.rows.map(({ id, position }) => [id, position]));
}
