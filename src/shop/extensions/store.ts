/** SQL of extensions: what is stored of them, and the schemas that they have for themselves. */
import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** What the merchant set of an extension; `secrets` are encrypted. */
export type StoredSettings = { settings: Record<string, unknown>; secrets: Record<string, string> };

export async function findStored(db: Queryable, name: string): Promise<StoredSettings | null> {
  const row = await tables(db).selectFrom('extension').select(['settings', 'secrets']).where('name', '=', name).executeTakeFirst();
  return (row ?? null) as StoredSettings | null;
}

/** The same, locked until the transaction ends. */
export async function findStoredForUpdate(tx: Tx, name: string): Promise<StoredSettings | null> {
  const row = await tables(tx).selectFrom('extension').select(['settings', 'secrets']).where('name', '=', name).forUpdate().executeTakeFirst();
  return (row ?? null) as StoredSettings | null;
}

export async function updateStored(tx: Tx, name: string, { settings, secrets }: StoredSettings): Promise<void> {
  await tables(tx)
    .updateTable('extension')
    .set({ settings: jsonb(settings), secrets: jsonb(secrets) })
    .where('name', '=', name)
    .execute();
}

export async function upsertExtension(tx: Tx, row: { name: string; version: string; installedAt: Date }): Promise<void> {
  await tables(tx)
    .insertInto('extension')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: row.version }))
    .execute();
}

export async function listStored(db: Queryable): Promise<{ name: string; version: string; installedAt: Date }[]> {
  return tables(db).selectFrom('extension').select(['name', 'version', 'installedAt']).orderBy('name').limit(1_000).execute();
}

export async function findMigrations(db: Queryable, extension: string): Promise<Map<string, string>> {
  const rows = await tables(db).selectFrom('extensionMigration').select(['name', 'sha256']).where('extension', '=', extension).execute();
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

export async function insertMigration(tx: Tx, row: { extension: string; name: string; sha256: string; appliedAt: Date }): Promise<void> {
  await tables(tx).insertInto('extensionMigration').values(row).execute();
}

/** Waits until nobody else prepares an extension's schema. */
export async function lockExtension(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(724000153, hashtext(${name}))`.execute(tables(tx));
}

/** Waits until nobody else writes a record of an extension's, named by its address. */
export async function lockRecord(tx: Tx, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(724000154, hashtext(${address}))`.execute(tables(tx));
}

/** The role under which an extension works in this database: roles are the server's, so the database is in its name. */
export async function roleOf(db: Queryable, schema: string): Promise<string> {
  const { rows } = await sql<{ role: string }>`select ${schema} || '_' || left(md5(current_database()), 8) as role`.execute(tables(db));
  return rows[0]!.role;
}

/** Makes role and schema of an extension, where they are missing; answers whether the schema was. */
export async function createSchema(tx: Tx, { schema, role }: { schema: string; role: string }): Promise<boolean> {
  const db = tables(tx);
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(db);
  if (rows.length === 0) {
    await sql`create role ${sql.id(role)} nologin nosuperuser nocreatedb nocreaterole noinherit`.execute(db);
    // A superuser may be anybody; another has to be a member.
    await sql`grant ${sql.id(role)} to current_user`.execute(db);
  }
  const found = await sql`select from pg_namespace where nspname = ${schema}`.execute(db);
  if (found.rows.length === 0) await sql`create schema ${sql.id(schema)} authorization ${sql.id(role)}`.execute(db);
  return found.rows.length === 0;
}

/** Forgets which steps were applied. */
export async function deleteMigrations(tx: Tx, extension: string): Promise<void> {
  await tables(tx).deleteFrom('extensionMigration').where('extension', '=', extension).execute();
}

/** Deletes the jobs of an extension. */
export async function dropQueues(tx: Tx, prefix: string): Promise<void> {
  const db = tables(tx);
  const queues = await sql<{ name: string }>`select name from pgboss.queue where starts_with(name, ${prefix})`.execute(db);
  for (const queue of queues.rows) await sql`select pgboss.delete_queue(${queue.name})`.execute(db);
}

/** Deletes the schema of an extension with all that is in it, and what the shop stores of it. */
export async function dropExtension(tx: Tx, { name, schema, role }: { name: string; schema: string; role: string }): Promise<void> {
  const db = tables(tx);
  await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db);
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(db);
  if (rows.length > 0) {
    await sql`drop owned by ${sql.id(role)}`.execute(db);
    await sql`drop role ${sql.id(role)}`.execute(db);
  }
  await tables(tx).deleteFrom('extension').where('name', '=', name).execute();
}

/** In a transaction whose role is an extension's: does something as the shop's user, and goes on as the extension. */
export async function asShop<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const db = tables(tx);
  const { rows } = await sql<{ role: string; path: string }>`select current_setting('role') as role, current_setting('search_path') as path`.execute(db);
  const { role, path } = rows[0]!;
  await runSql(tx, 'set local role none; set local search_path to public');
  try {
    return await work();
  } finally {
    // A transaction that failed takes no further statement, and ends with its local settings.
    await sql`select set_config('search_path', ${path}, true), set_config('role', ${role}, true)`.execute(db).catch(() => undefined);
  }
}

/** In a transaction of the shop's: does something as an extension, which sees its own tables alone. */
export async function asExtension<T>(tx: Tx, { role, schema }: { role: string; schema: string }, work: () => Promise<T>): Promise<T> {
  const db = tables(tx);
  await sql`set local role ${sql.id(role)}`.execute(db);
  await sql`set local search_path to ${sql.id(schema)}`.execute(db);
  try {
    return await work();
  } finally {
    await runSql(tx, 'reset search_path; reset role').catch(() => undefined);
  }
}

/** Runs plain SQL, of any number of statements. */
export async function runSql(tx: Tx, text: string): Promise<void> {
  await sql.raw(text).execute(tables(tx));
}
