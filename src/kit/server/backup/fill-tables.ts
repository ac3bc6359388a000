/** Fills the tables of a migrated database from COPY text, inside the caller's transaction. */
import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { quoted, readTables, type BackupEnd, type BackupManifest } from './format.ts';

/** Takes tables part by part, one after the other. */
export type TableFiller = {
  add(table: string, part: Readable): Promise<void>;
  /** Puts keys, triggers and sequences back; answers what arrived. */
  finish(): Promise<BackupEnd['tables']>;
  /** Ends the copying that is under way, so that the connection takes statements again. */
  abort(): Promise<void>;
};

type Filling = { name: string; into: CopyStreamQuery; ended: Promise<void>; hash: Hash };

/** Empties all tables and prepares them for being filled in any order. */
export async function fillTables(client: pg.Client, manifest: BackupManifest): Promise<TableFiller> {
  const tables = await readTables(client);
  const keys = await dropForeignKeys(client);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);

  const nothing = { rows: 0, sha256: createHash('sha256').digest('hex') };
  const arrived: BackupEnd['tables'] = Object.fromEntries(manifest.tables.map(({ name }) => [name, nothing]));
  let filling: Filling | undefined;
  const close = async () => {
    if (!filling) return;
    const { name, into, ended, hash } = filling;
    into.end();
    await ended;
    arrived[name] = { rows: into.rowCount, sha256: hash.digest('hex') };
    filling = undefined;
  };
  return {
    async add(name, part) {
      if (filling?.name !== name) {
        await close();
        filling = beginTable(client, manifest, name);
      }
      const { into, ended, hash } = filling!;
      for await (const chunk of part as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (!into.write(chunk)) await Promise.race([new Promise((done) => into.once('drain', done)), ended]);
      }
    },
    async finish() {
      await close();
      for (const { table, name, definition } of keys) await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
      for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
      for (const { name, value, called } of manifest.sequences) await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, called]);
      // Jobs that wait belong to the content that is gone; the queue is created again afterwards.
      await client.query('drop schema if exists pgboss cascade');
      return arrived;
    },
    async abort() {
      filling?.into.destroy(new Error('the backup ends in the middle'));
      await filling?.ended.catch(() => undefined);
    },
  };
}

function beginTable(client: pg.Client, manifest: BackupManifest, name: string): Filling {
  const table = manifest.tables.find((known) => known.name === name);
  if (!table) throw new Error(`the backup holds a table ${name} that its manifest does not name`);
  const into = client.query(copyFrom(`copy public.${quoted(name)} (${table.columns.map(quoted).join(', ')}) from stdin`));
  const ended = finished(into);
  ended.catch(() => undefined);
  return { name, into, ended, hash: createHash('sha256') };
}

/** Removed while tables are filled, so that the order does not matter; put back, each key checks every row. */
async function dropForeignKeys(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conparentid = 0
      order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  return rows;
}
