/** SQL of what a product can be put into. */
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import type { ProductListKind } from '../contract.ts';
import { tables } from '../tables.ts';

/** A list to choose; brands have no texts, only a name. */
export type ListChoiceRow = { slug: string; texts: Texts<'title'> | null; way: Texts<'title'>[] };
type Asked = { q: string; slugs: readonly string[] };

const most = 50;

/** Those whose titles hold the words, and the named ones, in one statement. */
export async function findListChoices(db: Queryable, { kind, q, slugs }: Asked & { kind: ProductListKind }): Promise<ListChoiceRow[]> {
  const like = likePattern(q.toLowerCase());
  const named = sql`any(${[...slugs]}::text[])`;
  if (kind === 'brand') {
    const brands = await sql<ListChoiceRow>`select brand as slug, null::jsonb as texts, array[]::jsonb[] as way from product
      where brand <> '' and (lower(brand) like ${like} or brand = ${named}) group by brand order by brand limit ${most}`.execute(tables(db));
    return brands.rows;
  }
  if (kind === 'specification') return findSpecifications(db, { like, named });
  const way =
    kind === 'category'
      ? sql`(with recursive above as (select parent_id, 0 as depth, null::jsonb as texts from category where id = l.id
          union all select c.parent_id, above.depth + 1, c.texts from category c join above on above.parent_id = c.id where above.depth < 20)
          select coalesce(jsonb_agg(texts order by depth desc) filter (where texts is not null), '[]') from above)`
      : sql`'[]'::jsonb`;
  const found = await sql<ListChoiceRow>`select l.slug, l.texts, ${way} as way from ${sql.table(kind)} l
    where l.slug = ${named} or exists (select 1 from jsonb_each(l.texts) t where lower(t.value ->> 'title') like ${like})
    order by l.slug = ${named} desc, lower(l.texts -> 'en' ->> 'title'), l.slug limit ${most} + cardinality(${[...slugs]}::text[])`.execute(tables(db));
  return found.rows;
}

/** Specifications that products can be filtered by, each as one product of them calls it. */
async function findSpecifications(db: Queryable, { like, named }: { like: string; named: RawBuilder<unknown> }): Promise<ListChoiceRow[]> {
  const found = await sql<ListChoiceRow>`select distinct on (slug) slug, texts, '[]'::jsonb as way
    from (select row ->> 'key' as slug, row -> 'texts' as texts, p.id from product p, jsonb_array_elements(p.specifications) row
      where row ->> 'key' <> '' and row ->> 'value' <> '') known
    where slug = ${named} or exists (select 1 from jsonb_each(texts) t where lower(t.value ->> 'title') like ${like})
    order by slug, id limit ${most}`.execute(tables(db));
  return found.rows;
}

/** Templates of single products that are published. */
export async function findProductTemplates(db: Queryable): Promise<string[]> {
  const found = await sql<{
    name: string;
  }>`select name from template_version where status = 'published' and name like 'product-%' order by name limit 200`.execute(tables(db));
  return found.rows.map(({ name }) => name);
}
