/** Addresses of items by language, and those they had once (`item_slug`, maintained by triggers of the tables that have `slug` and `texts`). */
import { sql, type RawBuilder } from 'kysely';
import { on, type Queryable } from './database.ts';

/** SQL: the id of the row of `table` that lives at a slug in a language, or null. A translated slug goes before one for all languages. */
export function idBySlug(table: string, { slug, lang }: { slug: string; lang: string }): RawBuilder<string | null> {
  return sql<string | null>`coalesce(
    (select item_id from item_slug where kind = ${table} and lang = ${lang} and slug = ${slug} and current),
    (select id from ${sql.table(table)} where slug = ${slug}))`;
}

/** Where the item that once lived at a slug lives now, in one statement; null when no item did, or it is gone. `scope` is the kind of content, where that has its own slugs. */
export async function movedSlug(
  db: Queryable,
  table: string,
  { slug, lang, scope = '' }: { slug: string; lang: string; scope?: string },
): Promise<string | null> {
  const found = await sql<{ now: string | null }>`
    select current_slug(kind, item_id, ${lang}) as now from item_slug
    where kind = ${table} and scope = ${scope} and slug = ${slug} and lang in ('', ${lang}) and not current
    order by lang desc limit 1`.execute(on(db));
  return found.rows[0]?.now ?? null;
}

/** Whether a database error says that another item lives at that address right below the shop's own. */
export const isRootAddressTaken = (error: unknown): boolean => (error as { constraint?: string } | null)?.constraint === 'root_address_pkey';

/** Whether a database error says that another item has the slug. */
export function isSlugTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && constraint !== undefined && (constraint === 'item_slug_taken' || /_slug_(key|unique)$/.test(constraint));
}
