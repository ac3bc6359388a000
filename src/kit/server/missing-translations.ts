/** What is written in the default language and not in another: everything in columns named `texts`, and in the settings. */
import { sql } from 'kysely';
import { defaultLanguage } from '../pure/languages.ts';
import { on, type Queryable } from './database.ts';

/** One item that lacks texts in a language. */
export type MissingTranslation = { lang: string; where: string; item: string; fields: string[] };

/** Lists them, at most `limit` for each table and language; an address of a language's own is never missed. */
export async function missingTranslations(db: Queryable, languages: readonly string[], limit: number): Promise<MissingTranslation[]> {
  const named = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    where c.table_schema = current_schema() and c.column_name = 'texts' and c.data_type = 'jsonb' order by 1`.execute(on(db));
  const found: MissingTranslation[] = [];
  for (const lang of languages) {
    for (const { name } of named.rows) found.push(...(await inTable(db, { name, lang, limit })));
    found.push(...(await inSettings(db, lang)).slice(0, limit));
  }
  return found;
}

async function inTable(db: Queryable, { name, lang, limit }: { name: string; lang: string; limit: number }): Promise<MissingTranslation[]> {
  const found = await sql<{ item: string; fields: string[] }>`
    select * from (
      select coalesce(to_jsonb(t) ->> 'slug', to_jsonb(t) ->> 'code', to_jsonb(t) ->> 'key', to_jsonb(t) ->> 'id', '') as item,
        array(select w.key from jsonb_each_text(case jsonb_typeof(t.texts -> ${defaultLanguage}) when 'object' then t.texts -> ${defaultLanguage} else '{}' end) w
          where w.value <> '' and w.key <> 'slug' and coalesce(t.texts -> ${lang} ->> w.key, '') = '' order by 1) as fields
      from ${sql.table(name)} t) listed
    where cardinality(fields) > 0 order by item limit ${limit}`.execute(on(db));
  return found.rows.map(({ item, fields }) => ({ lang, where: name, item, fields }));
}

async function inSettings(db: Queryable, lang: string): Promise<MissingTranslation[]> {
  const found = await sql<{ key: string; value: unknown }>`select key, value from setting order by key`.execute(on(db));
  return found.rows.flatMap(({ key, value }) => inValue(value, key, lang).map((item) => ({ lang, where: 'setting', ...item })));
}

/** Whatever is an object with a text under the default language's name is taken for texts by language. */
function inValue(value: unknown, place: string, lang: string): { item: string; fields: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => inValue(one, `${place}.${index}`, lang));
  const record = value as Record<string, unknown>;
  const written = record[defaultLanguage];
  if (typeof written === 'string') return written !== '' && !record[lang] ? [{ item: place, fields: [] }] : [];
  if (typeof written === 'object' && written !== null) {
    const other = (record[lang] ?? {}) as Record<string, unknown>;
    const fields = Object.entries(written).flatMap(([field, text]) =>
      typeof text === 'string' && text !== '' && field !== 'slug' && !other[field] ? [field] : [],
    );
    return fields.length > 0 ? [{ item: place, fields }] : [];
  }
  return Object.entries(record).flatMap(([key, one]) => inValue(one, `${place}.${key}`, lang));
}
