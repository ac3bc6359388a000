// Files of imports that a storage, or a process that died, left.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { allKeys, putBytes } from '#kit/server/storage/storage.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { importKey } from './import-files.ts';
import { runImport } from './run-import.ts';

let shop: TestApp;
beforeAll(async () => void (shop = await createTestApp()));
afterAll(() => shop.close());

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(shop.clock.now.getTime() - hours * hourMs);
async function keep(id: string, state: string | null, updatedAt = shop.clock.now): Promise<string> {
  await putBytes(shop.host.config.storage, importKey(id), Buffer.from('Email\nada@x.example'));
  if (state !== null)
    await shop.run(sql`insert into data_import (id, kind, file_name, dry_run, rows_total, state, created_at, updated_at)
      values (${id}, ${state === 'queued' ? 'customers' : 'orders'}, 'a.csv', false, 1, ${state}, ${updatedAt}, ${updatedAt})`);
  return importKey(id);
}
async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of allKeys(shop.host.config.storage, 'imports/')) keys.push(key);
  return keys;
}

it('are removed once no import will read them, and not before', async () => {
  const queued = await keep(newId(ago(30).getTime()), 'queued', ago(1));
  const uploaded = await keep(newId(ago(2).getTime()), null);
  await keep(newId(ago(1).getTime()), 'done');
  await keep(newId(ago(1).getTime()), 'failed');
  await keep(newId(ago(90).getTime()), 'running', ago(25));
  await keep(newId(ago(25).getTime()), null);
  await runJob(shop, 'import.remove-files');
  expect((await stored()).toSorted()).toEqual([queued, uploaded].toSorted());
});

it('do not keep an import from ending while the storage is away', async () => {
  await shop.run(sql`delete from data_import`);
  const id = newId(shop.clock.now.getTime());
  const key = await keep(id, 'queued');
  const { storage } = shop.host.config;
  const remove = storage.delete;
  storage.delete = () => Promise.reject(new Error('the storage is away'));
  await runImport(systemContext(shop.host, { name: 'test' }), id);
  storage.delete = remove;
  expect((await shop.run(sql`select state from data_import where id = ${id}`)).rows).toEqual([{ state: 'done' }]);
  expect(await stored()).toContain(key);
  await runJob(shop, 'import.remove-files');
  expect(await stored()).not.toContain(key);
});
