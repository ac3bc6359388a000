/** SQL of mail templates. */
import { sql } from 'kysely';
import type { Locale } from '#kit/pure/languages.ts';
import type { MailWords } from '#kit/pure/mail/mail-texts.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Words that the merchant wrote. */
export type TemplateRow = MailWords & { kind: string; lang: string };

const mostTemplates = 1_000;

export async function selectTemplates(db: Queryable, kind?: string): Promise<TemplateRow[]> {
  const query = tables(db).selectFrom('mailTemplate').select(['kind', 'lang', 'subject', 'body']).orderBy('kind').orderBy('lang').limit(mostTemplates);
  return (kind === undefined ? query : query.where('kind', '=', kind)).execute();
}

/** One change of a kind of mail at a time; there may be no row yet that could be locked. */
export async function lockTemplate(tx: Tx, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail template ${kind}`}, 0))`.execute(tables(tx));
}

export async function upsertTemplate(tx: Tx, { kind, lang, ...words }: TemplateRow & { updatedAt: Date }): Promise<void> {
  await tables(tx)
    .insertInto('mailTemplate')
    .values({ kind, lang, ...words })
    .onConflict((conflict) => conflict.columns(['kind', 'lang']).doUpdateSet(words))
    .execute();
}

export async function deleteTemplates(tx: Tx, kind: string, langs: readonly Locale[]): Promise<void> {
  if (langs.length > 0)
    await tables(tx)
      .deleteFrom('mailTemplate')
      .where('kind', '=', kind)
      .where('lang', 'in', [...langs])
      .execute();
}
