/** SQL of own texts. */
import { sql } from 'kysely';
import type { Locale } from '#kit/pure/languages.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** A text that the merchant wrote. */
export type OwnTextRow = { key: string; lang: string; text: string };

// Fewer than the shop's keys (some 2,000) and those of twenty extensions (500 and their titles each), in three languages.
const mostTexts = 50_000;

export async function selectOwnTexts(db: Queryable): Promise<OwnTextRow[]> {
  return tables(db).selectFrom('ownText').select(['key', 'lang', 'text']).orderBy('key').orderBy('lang').limit(mostTexts).execute();
}

/** One change of texts at a time; there may be no row yet that could be locked. */
export async function lockOwnTexts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('own texts', 0))`.execute(tables(tx));
}

export async function upsertOwnTexts(tx: Tx, rows: readonly OwnTextRow[], updatedAt: Date): Promise<void> {
  if (rows.length === 0) return;
  await tables(tx)
    .insertInto('ownText')
    .values(rows.map((row) => ({ ...row, updatedAt })))
    .onConflict((conflict) =>
      conflict.columns(['key', 'lang']).doUpdateSet({ text: (row) => row.ref('excluded.text'), updatedAt: (row) => row.ref('excluded.updatedAt') }),
    )
    .execute();
}

export async function deleteOwnTexts(tx: Tx, rows: readonly { key: string; lang: Locale }[]): Promise<void> {
  if (rows.length === 0) return;
  const [keys, langs] = [rows.map(({ key }) => key), rows.map(({ lang }) => lang)];
  await sql`delete from own_text where (key, lang) in (select * from unnest(${keys}::text[], ${langs}::text[]))`.execute(tables(tx));
}
