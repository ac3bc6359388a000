/**
 * A backup is one gzipped tar file:
 * `manifest.json`, then `tables/<table>/<n>.copy` (PostgreSQL's COPY text, in chunks), then `files/<path>`, then `end.json`
 * with row counts and checksums; a file without that end is incomplete. Not contained: the job queue's own tables (jobs that
 * wait), and whatever can be made again (picture sizes).
 */
import pg from 'pg';

/** Version of this format. */
export const backupFormat = 1;

/** The first entry. */
export type BackupManifest = {
  format: number;
  createdAt: string;
  /** Migrations that made the schema; only a database with the same ones can take the backup. */
  migrations: string[];
  tables: { name: string; columns: string[] }[];
  /** The current value of each sequence. */
  sequences: { name: string; value: number; called: boolean }[];
};

/** What was counted, per table and in all. */
export type BackupEnd = { tables: Record<string, { rows: number; sha256: string }>; files: number };

/** Stored files that a backup contains: those whose keys begin with `prefix`, below `files/<as>/`. */
export type StoredPart = { as: string; prefix: string };

/** The table that lists the migrations; it belongs to the schema and is no content. */
export const migrationTable = 'schema_migration';

/** A name in SQL. */
export const quoted = (name: string) => pg.escapeIdentifier(name);

/** The migrations of a database, in order. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${migrationTable} order by name`);
  return rows.map((row) => row.name);
}

/** The tables with content, and the columns that can be written. */
export async function readTables(client: pg.Client): Promise<BackupManifest['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [migrationTable],
  );
  return rows;
}
