/** All SQL of templates. */
import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { templateLimits, type SectionChoice } from './contract.ts';
import { tables } from './tables.ts';

/** A version as stored. */
export type VersionRow = {
  id: string;
  name: string;
  number: number;
  status: 'draft' | 'published' | 'archived';
  sections: SectionChoice[];
  noReload: boolean;
  author: string;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  publishAt: Date | null;
};

/** What is in force or being worked on, of all names. */
export async function findCurrent(db: Queryable): Promise<Omit<VersionRow, 'sections' | 'noReload' | 'publishAt'>[]> {
  const rows = await tables(db)
    .selectFrom('templateVersion')
    .select(['id', 'name', 'number', 'status', 'author', 'createdAt', 'updatedAt', 'publishedAt'])
    .where('status', 'in', ['draft', 'published'])
    .orderBy('name')
    .limit(2 * templateLimits.names)
    .execute();
  return rows as Omit<VersionRow, 'sections' | 'noReload' | 'publishAt'>[];
}

/** What pages need of a version. */
export type ShownVersion = Pick<VersionRow, 'name' | 'sections' | 'noReload'>;

/** What every published template shows. */
export async function findPublished(db: Queryable): Promise<ShownVersion[]> {
  const rows = await tables(db)
    .selectFrom('templateVersion')
    .select(['name', 'sections', 'noReload'])
    .where('status', '=', 'published')
    .limit(templateLimits.names)
    .execute();
  return rows as unknown as ShownVersion[];
}

/** The drafts of some names. */
export async function findDrafts(db: Queryable, names: readonly string[]): Promise<ShownVersion[]> {
  const rows = await tables(db)
    .selectFrom('templateVersion')
    .select(['name', 'sections', 'noReload'])
    .where('status', '=', 'draft')
    .where('name', 'in', names)
    .execute();
  return rows as unknown as ShownVersion[];
}

/** All stored versions of a name, the latest first. */
export async function findVersions(db: Queryable, name: string): Promise<VersionRow[]> {
  const rows = await tables(db)
    .selectFrom('templateVersion')
    .selectAll()
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .limit(templateLimits.history + 2)
    .execute();
  return rows as unknown as VersionRow[];
}

/** Lets one change of a template be decided at a time; there may be no row yet that could be locked. */
export async function lockTemplate(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`template ${name}`}, 0))`.execute(tables(tx));
}

/** How many names there are versions of. */
export async function countNames(db: Queryable): Promise<number> {
  const found = await sql<{ count: number }>`select count(distinct name) as count from template_version where status in ('draft', 'published')`.execute(
    tables(db),
  );
  return found.rows[0]!.count;
}

type Written = { name: string; sections: readonly SectionChoice[]; noReload: boolean; author: string; now: Date };

/** Writes the draft of a name, which is one or becomes one. */
export async function upsertDraft(tx: Tx, written: Written): Promise<void> {
  const { name, sections, noReload, author, now } = written;
  const changed = await tables(tx)
    .updateTable('templateVersion')
    .set({ sections: jsonb(sections), noReload, author, updatedAt: now })
    .where('name', '=', name)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await insertVersion(tx, written, { status: 'draft', publishedAt: null });
}

async function insertVersion(tx: Tx, written: Written, as: { status: 'draft' | 'published'; publishedAt: Date | null }): Promise<void> {
  const { name, sections, noReload, author, now } = written;
  await sql`insert into template_version (id, name, number, status, sections, no_reload, author, created_at, updated_at, published_at)
    select ${newId()}::uuid, ${name}, coalesce(max(number), 0) + 1, ${as.status}, ${jsonb(sections)}, ${noReload}, ${author}, ${now}::timestamptz, ${now}::timestamptz, ${as.publishedAt}::timestamptz
    from template_version where name = ${name}`.execute(tables(tx));
}

/** Publishes sections at once, without a draft. */
export async function insertPublished(tx: Tx, written: Written): Promise<void> {
  await archivePublished(tx, written.name, written.now);
  await insertVersion(tx, written, { status: 'published', publishedAt: written.now });
}

/** Says when the draft is published; null: not by itself. */
export async function scheduleDraft(tx: Tx, name: string, at: Date | null): Promise<void> {
  await tables(tx).updateTable('templateVersion').set({ publishAt: at }).where('name', '=', name).where('status', '=', 'draft').execute();
}

/** Names whose draft is to be published by now, at most so many. */
export async function findDueDrafts(db: Queryable, now: Date, most: number): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('templateVersion')
    .select('name')
    .where('status', '=', 'draft')
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .limit(most)
    .execute();
  return rows.map(({ name }) => name);
}

/** Drops the draft; answers whether there was one. */
export async function deleteDraft(tx: Tx, name: string): Promise<boolean> {
  const gone = await tables(tx).deleteFrom('templateVersion').where('name', '=', name).where('status', '=', 'draft').executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Puts what is published away; answers whether something was. */
export async function archivePublished(tx: Tx, name: string, now: Date): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable('templateVersion')
    .set({ status: 'archived', updatedAt: now })
    .where('name', '=', name)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Makes the draft what pages show. Call `archivePublished` before. */
export async function publishDraft(tx: Tx, name: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('templateVersion')
    .set({ status: 'published', publishedAt: now, publishAt: null, updatedAt: now })
    .where('name', '=', name)
    .where('status', '=', 'draft')
    .execute();
  await sql`delete from template_version where name = ${name} and status = 'archived' and number <= (
    select number from template_version where name = ${name} and status = 'archived' order by number desc offset ${templateLimits.history} limit 1)`.execute(
    tables(tx),
  );
}
