/** SQL of what lacks translations. */
import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import { sourceLanguage, translatedFields, type TranslationKind } from './contract.ts';
import { tables } from './tables.ts';

/** A record in the list: its titles, and how many texts each language lacks. */
export type TranslationRow = { id: string; slug: string; texts: Texts<'title'>; missing: Record<string, number> };

const sourceOf: Record<TranslationKind, RawBuilder<unknown>> = {
  product: sql`(select id, slug, texts from product where archived_at is null)`,
  category: sql`category`,
  collection: sql`collection`,
  tag: sql`tag`,
  brand: sql`brand`,
  page: sql`(select id, slug, texts from content_item where kind = 'page')`,
  article: sql`(select id, slug, texts from content_item where kind = 'article')`,
};

/** How many fields a language lacks that the source language has; `lang` is an expression. */
const lacking = (kind: TranslationKind, lang: RawBuilder<unknown>) => sql`(select count(*)::int from unnest(${[...translatedFields[kind]]}::text[]) field
  where coalesce(t.texts -> ${sourceLanguage} ->> field, '') <> '' and coalesce(t.texts -> ${lang} ->> field, '') = '')`;

type Question = { kind: TranslationKind; missing?: string | undefined; q: string; page: number; size: number; languages: readonly string[] };

/** The page of the list by title, and how many there are, in one statement. */
export async function listTranslationRows(
  db: Queryable,
  { kind, missing, q, page, size, languages }: Question,
): Promise<{ rows: TranslationRow[]; total: number }> {
  const like = likePattern(q.toLowerCase());
  const isMissing = missing === undefined ? sql`true` : sql`${lacking(kind, sql`${missing}::text`)} > 0`;
  return readCounted(
    tables(db),
    (part) => sql<TranslationRow & { total: number }>`
    with listed as (select t.id, count(*) over ()::int as total, row_number() over (order by lower(coalesce(t.texts -> ${sourceLanguage} ->> 'title', t.slug)), t.id) as place
      from ${sourceOf[kind]} t where ${isMissing}
        and (${q} = '' or exists (select 1 from jsonb_each(t.texts) words where lower(words.value ->> 'title') like ${like})) order by place ${part})
    select t.id, t.slug, (select coalesce(jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')), '{}') from jsonb_each(t.texts)) as texts,
      (select jsonb_object_agg(lang, ${lacking(kind, sql`lang`)}) from unnest(${[...languages]}::text[]) lang) as missing, listed.total
    from listed join ${sourceOf[kind]} t on t.id = listed.id order by listed.place`,
    { page, size },
  );
}

/** How many records of a kind there are, and how many lack a text, by language. */
export async function countMissing(
  db: Queryable,
  kind: TranslationKind,
  languages: readonly string[],
): Promise<{ total: number; missing: Record<string, number> }> {
  const counts = languages.map((lang) => sql`${lang}::text, count(*) filter (where ${lacking(kind, sql`${lang}::text`)} > 0)::int`);
  const found = await sql<{ total: number; missing: Record<string, number> }>`
    select count(*)::int as total, jsonb_build_object(${sql.join(counts)}) as missing from ${sourceOf[kind]} t`.execute(tables(db));
  return found.rows[0]!;
}

/** Records of a kind after one, in the order of their ids, with all their texts. */
export async function findTextsAfter(
  db: Queryable,
  { kind, missing, after, most }: { kind: TranslationKind; missing?: string | undefined; after: string; most: number },
): Promise<{ id: string; slug: string; texts: Record<string, object> }[]> {
  const isMissing = missing === undefined ? sql`true` : sql`${lacking(kind, sql`${missing}::text`)} > 0`;
  const found = await sql<{ id: string; slug: string; texts: Record<string, object> }>`
    select t.id, t.slug, t.texts from ${sourceOf[kind]} t where t.id > ${after}::uuid and ${isMissing} order by t.id limit ${most}`.execute(tables(db));
  return found.rows;
}
