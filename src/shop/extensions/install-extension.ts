/** An extension's own schema: made and brought up to date when the shop starts, dropped when the extension is removed. */
import { createHash } from 'node:crypto';
import { openDatabase, type Database } from '#kit/server/database.ts';
import {
  asShop,
  createSchema,
  deleteMigrations,
  dropExtension,
  dropQueues,
  findMigrations,
  insertMigration,
  listStored,
  lockExtension,
  roleOf,
  runSql,
  upsertExtension,
} from './store.ts';

/** What installing needs to know of an extension. */
export type Installable = { name: string; version: string; migrations?: readonly { name: string; sql: string }[] | undefined };

/** The schema that holds an extension's tables. */
export const schemaOf = (name: string): string => `ext_${name.replaceAll('-', '_')}`;

/** What the names of an extension's queues begin with. */
export const queuesOf = (name: string): string => `ext.${name}.`;

const migrationTimeoutMs = 60_000;
const statementTimeoutMs = 5_000;
const mostConnections = 3;

/**
 * Installs an extension, or brings its schema up to date: each step in a transaction of its own, run as the extension's role, which has no rights on the
 * shop's tables. Answers that role, and the steps that were applied.
 * @throws Error in words for the log when a step fails (nothing of it stays) or was changed after it had been applied
 */
export async function installExtension(
  database: Database,
  { url, extension, now }: { url: string; extension: Installable; now: Date },
): Promise<{ role: string; steps: string[] }> {
  const schema = schemaOf(extension.name);
  const role = await roleOf(database.reader, schema);
  await database.transaction(async (tx) => {
    await lockExtension(tx, extension.name);
    // A backup holds which steps were applied, and not the tables that they made.
    if (await createSchema(tx, { schema, role })) await deleteMigrations(tx, extension.name);
    await upsertExtension(tx, { name: extension.name, version: extension.version, installedAt: now });
  });
  const done = await findMigrations(database.reader, extension.name);
  const due = (extension.migrations ?? []).map((step) => ({ ...step, sha256: createHash('sha256').update(step.sql).digest('hex') }));
  for (const { name, sha256 } of due)
    if (done.has(name) && done.get(name) !== sha256) throw new Error(`the migration ${name} was changed after it had been applied; add a new one instead`);
  const missing = due.filter(({ name }) => !done.has(name));
  if (missing.length === 0) return { role, steps: [] };
  // The session itself is the extension's: a step that commits by itself does not become the shop's user.
  const own = openOwnDatabase(url, { name: extension.name, role, statementTimeoutMs: migrationTimeoutMs });
  try {
    for (const step of missing) await applyStep(own, { ...step, extension: extension.name, appliedAt: now });
  } finally {
    await own.close();
  }
  return { role, steps: missing.map(({ name }) => name) };
}

type Step = { name: string; sql: string; sha256: string; extension: string; appliedAt: Date };

async function applyStep(own: Database, { sql, ...row }: Step): Promise<void> {
  try {
    await own.transaction(async (tx) => {
      // Another process that starts at the same time waits, and finds the step done.
      const done = await asShop(tx, async () => {
        await lockExtension(tx, row.extension);
        return findMigrations(tx, row.extension);
      });
      if (done.has(row.name)) return;
      await runSql(tx, sql);
      await asShop(tx, () => insertMigration(tx, row));
    });
  } catch (cause) {
    throw new Error(`the migration ${row.name} failed: ${(cause as Error).message}`, { cause });
  }
}

/** A small pool of connections whose role is the extension's, so that what it leaves open or asks for in a loop keeps nobody else waiting. */
export function openOwnDatabase(url: string, own: { name: string; role: string; statementTimeoutMs?: number }): Database {
  return openDatabase(url, {
    max: mostConnections,
    statementTimeoutMs: own.statementTimeoutMs ?? statementTimeoutMs,
    as: { role: own.role, schema: schemaOf(own.name) },
  });
}

/** Deletes all that an extension has in the database: its jobs and, unless they are kept, its tables and settings. */
export async function uninstallExtension(database: Database, name: string, { keepData = false }: { keepData?: boolean } = {}): Promise<void> {
  const schema = schemaOf(name);
  const role = await roleOf(database.reader, schema);
  await database.transaction(async (tx) => {
    await lockExtension(tx, name);
    await dropQueues(tx, queuesOf(name));
    if (!keepData) await dropExtension(tx, { name, schema, role });
  });
}

/** The extensions that the database holds something of, in use still or not. */
export const listInstalled = (database: Database): Promise<{ name: string; version: string; installedAt: Date }[]> => listStored(database.reader);
