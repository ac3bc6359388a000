/** One file of `migrations/`, applied beside a shop that serves: docs/decisions/1136. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** A file, with the hash by which an edit is noticed. */
export type MigrationFile = { name: string; text: string; sha256: string };

/** How long a file waits for a lock before it lets those behind it pass, how long it then leaves them alone, and how often it tries. */
export type Patience = { lockMs: number; pauseMs: number; tries: number };

/** Some two and a half minutes in all. */
export const usualPatience: Patience = { lockMs: 3_000, pauseMs: 5_000, tries: 20 };

/** A migration that could not be applied; the database is as it was before that file. */
export class MigrationFailed extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`migration ${file} failed: ${(cause as Error).message}`, { cause });
    this.file = file;
  }
}

/** A migration that never got a lock which others held; the database is as it was before that file. */
export class MigrationBlocked extends MigrationFailed {}

/** Applies a file and lists it as applied. @throws MigrationFailed, MigrationBlocked */
export function applyMigration(client: pg.Client, file: MigrationFile, options: { patience: Patience; say(line: string): void }): Promise<void> {
  return /^-- no transaction\b/.test(file.text) ? applyAlone(client, file, options.say) : applyInTransaction(client, file, options);
}

const list = 'insert into schema_migration (name, sha256) values ($1, $2)';
/** The lock was not free in time; ended for a deadlock with the shop that serves. */
const worthAnotherTry = new Set(['55P03', '40P01']);

/**
 * A statement that waits for a lock holds up all that come after it, readers too. So it waits for seconds only, and tries again once those have passed.
 */
async function applyInTransaction(client: pg.Client, file: MigrationFile, { patience, say }: { patience: Patience; say(line: string): void }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${patience.lockMs}`);
      await client.query(file.text);
      await client.query(list, [file.name, file.sha256]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!worthAnotherTry.has((error as pg.DatabaseError).code ?? '')) throw new MigrationFailed(file.name, error);
      const suspect = await longestTransaction(client);
      if (attempt >= patience.tries) throw new MigrationBlocked(file.name, new Error(`a table stayed locked through ${attempt} tries${suspect}`));
      say(`Migration ${file.name} waits for a table that others use${suspect}; try ${attempt} of ${patience.tries}`);
      await sleep(patience.pauseMs);
    }
  }
}

/** The likely holder of a lock, in words: of other users PostgreSQL does not tell everybody. */
async function longestTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; pid: number }>(
    `select application_name as name, pid
       from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null order by xact_start limit 1`,
  );
  const [first] = rows;
  return first ? `; the longest transaction is that of "${first.name}", process ${first.pid}` : '';
}

/**
 * One statement without a transaction around it, which therefore has to be safe to repeat. It waits as long as it must: an index that is built
 * `concurrently` waits for every transaction that is older, and holds up nobody meanwhile.
 */
async function applyAlone(client: pg.Client, file: MigrationFile, say: (line: string) => void): Promise<void> {
  try {
    const index = builtIndex(file.text);
    if (index) await dropInvalid(client, index);
    say(`Migration ${file.name} runs while the shop serves, and may take long`);
    try {
      await client.query(file.text);
    } catch (error) {
      // Left in place it would cost every write, and hold those to its rule that are to be unique.
      if (index) await dropInvalid(client, index).catch(() => undefined);
      throw error;
    }
    await client.query(list, [file.name, file.sha256]);
  } catch (error) {
    throw new MigrationFailed(file.name, error);
  }
}

/** The index that a file builds, as SQL names it. */
function builtIndex(text: string): string | undefined {
  const found = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(if\s+not\s+exists\s+)?(\S+)/im.exec(text);
  if (found && !found[1]) throw new Error('it has to say "create index concurrently if not exists <name>", to be safe to repeat');
  return found?.[2];
}

/** What a try left behind that failed or was killed: `if not exists` would take it for the index. */
async function dropInvalid(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
}
