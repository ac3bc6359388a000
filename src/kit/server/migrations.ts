/** Plain SQL migrations, forward only, each in its own transaction, one migrator at a time. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** What `migrate` did. */
export type MigrationReport = { applied: string[]; already: number };

/** A migration that could not be applied; the database is as it was before that file. */
export class MigrationFailed extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`migration ${file} failed: ${(cause as Error).message}`, { cause });
    this.file = file;
  }
}

/** The database has had migrations that this version does not know, and lacks some of this version's: another version made it. Nothing was changed. */
export class UnknownMigrations extends Error {
  readonly files: readonly string[];
  constructor(files: readonly string[]) {
    super(`the database has had migrations that this version does not have: ${files.join(', ')}`);
    this.files = files;
  }
}

// Any number; it only has to be the same in all processes of the shop.
const migrationLock = 724_000_151;

/**
 * Applies every `*.sql` file of `folder`, in name order, that `schema_migration` does not list yet.
 * A database of a newer version, which has had every file and others too, is left as it is.
 * @throws MigrationFailed when a file fails (nothing of that file stays) or when an applied file was edited afterwards.
 * @throws UnknownMigrations
 */
export async function migrate(url: string, folder: string): Promise<MigrationReport> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'vitrine migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const done = new Map(
      (await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')).rows.map((row) => [row.name, row.sha256]),
    );
    const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
    const unknown = [...done.keys()].filter((name) => !names.includes(name)).sort();
    if (unknown.length > 0 && names.some((name) => !done.has(name))) throw new UnknownMigrations(unknown);
    const applied: string[] = [];
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const before = done.get(name);
      if (before !== undefined && before !== sha256)
        throw new MigrationFailed(name, new Error('the file was changed after it had been applied; add a new migration instead'));
      if (before === undefined) {
        await applyOne(client, { name, text, sha256 });
        applied.push(name);
      }
    }
    return { applied, already: done.size };
  } finally {
    await client.end();
  }
}

async function applyOne(client: pg.Client, file: { name: string; text: string; sha256: string }): Promise<void> {
  await client.query('begin');
  try {
    await client.query(file.text);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [file.name, file.sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationFailed(file.name, error);
  }
}
