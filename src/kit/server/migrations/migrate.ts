/** Plain SQL migrations, forward only, each in its own transaction or in none, one migrator at a time. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../connections/with-client.ts';
import { applyMigration, MigrationFailed, usualPatience, type Patience } from './apply-migration.ts';

/** What `migrate` did. */
export type MigrationReport = { applied: string[]; already: number };

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
const lookAgainMs = 250;

/** Who hears what is waited for, and how long locks are. */
type Waiting = { say?: (line: string) => void; patience?: Patience };

/**
 * Applies every `*.sql` file of `folder`, in name order, that `schema_migration` does not list yet.
 * A database of a newer version, which has had every file and others too, is left as it is. `say` hears what is waited for.
 * @throws MigrationFailed when a file fails (nothing of that file stays) or when an applied file was edited afterwards.
 * @throws MigrationBlocked when a file does not get a lock, as often as it tries.
 * @throws UnknownMigrations
 */
export async function migrate(url: string, folder: string, { say = () => undefined, patience = usualPatience }: Waiting = {}): Promise<MigrationReport> {
  return withClient(url, { name: 'vitrine migrate' }, async (client) => {
    // A migration may take long, whatever limits the role has.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await waitForTurn(client, say);
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
        await applyMigration(client, { name, text, sha256 }, { patience, say });
        applied.push(name);
      }
    }
    return { applied, already: done.size };
  });
}

/** Asks again and again: a statement that waited would be an old transaction, which an index that is built concurrently waits for in its turn. */
async function waitForTurn(client: pg.Client, say: (line: string) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [migrationLock]);
    if (rows[0]!.taken) return;
    if (isFirst) say('Another process is migrating; waiting for it');
    await sleep(lookAgainMs);
  }
}
