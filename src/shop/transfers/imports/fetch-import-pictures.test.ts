// Pictures of an import whose servers are busy, gone or slow, and a storage that is away.
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { systemContext } from '#kit/server/context.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { noteUnreachable, PictureUnreachable } from '../../media/index.ts';
import type { PicturesPart } from '../job-kinds.ts';
import { fetchImportPictures, firstPictures } from './fetch-import-pictures.ts';

let shop: TestApp;
let id: string;
/** Another one in each test: what is stored already is not stored again. */
let bytes: Buffer;
let shade = 0;
beforeAll(async () => void (shop = await createTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shade += 40;
  bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: shade, b: 0 } } })
    .png()
    .toBuffer();
  await shop.run(sql`delete from media where source like 'http%'`);
  await shop.run(sql`delete from pgboss.job where name = 'import.pictures'`);
  id = newId();
  await shop.run(sql`insert into data_import (id, kind, file_name, dry_run, rows_total, state, created_at, updated_at)
    values (${id}, 'products', 'a.csv', false, 1, 'done', ${shop.clock.now}, ${shop.clock.now})`);
});

const note = (names: readonly string[]) =>
  shop.host.database.transaction((tx) =>
    noteUnreachable(
      tx,
      names.map((name) => ({ source: `https://${name}.example/${name}.jpg`, alt: {} })),
    ),
  );
type Fetch = (source: string, options?: { signal?: AbortSignal }) => Promise<Buffer>;
const run = (fetch: Fetch, part: PicturesPart = firstPictures(id, 'en')) => fetchImportPictures(systemContext(shop.host, { name: 'test' }), part, { fetch });
const queued = async () =>
  (
    await shop.run<{ data: PicturesPart; seconds: number }>(sql`select data, extract(epoch from start_after - created_on)::float8 as seconds
    from pgboss.job where name = 'import.pictures' and state = 'created'`)
  ).rows;
const missing = async () =>
  (await shop.run<{ source: string }>(sql`select source from media where state = 'unreachable' and source like 'http%' order by 1`)).rows;
const message = async () => (await shop.run<{ message: string }>(sql`select message from data_import where id = ${id}`)).rows[0]!.message;

it('asks busy servers again later, others not, and says how many are missing', async () => {
  await note(['fine', 'gone', 'busy']);
  const asked: string[] = [];
  const fetch: Fetch = async (source) => {
    asked.push(source);
    if (source.includes('gone')) throw new PictureUnreachable('answered 404', 'refused');
    if (source.includes('busy') && asked.length < 4) throw new PictureUnreachable('answered 503', 'busy');
    return bytes;
  };
  await run(fetch);
  expect(await message()).toBe('Pictures that could not be fetched and show a placeholder: 2.');
  const [later] = await queued();
  expect([later!.data.pass, Math.round(later!.seconds / 60)]).toEqual([1, Math.round(shop.clock.now.getTime() / 60_000) + 10]);
  await shop.run(sql`delete from pgboss.job where name = 'import.pictures'`);
  await run(fetch, later!.data);
  expect(await missing()).toEqual([{ source: 'https://gone.example/gone.jpg' }]);
  expect(await message()).toBe('Pictures that could not be fetched and show a placeholder: 1.');
  expect(await queued()).toEqual([]);
});

it('does not ask for ever', async () => {
  await note(['away']);
  await run(() => Promise.reject(new PictureUnreachable('no answer in time', 'away')), { ...firstPictures(id, 'en'), pass: 3 });
  expect(await queued()).toEqual([]);
});

it('is tried again where the storage or the database was away', async () => {
  await note(['one', 'two']);
  const fault = new Error('no storage');
  const storage = { ...shop.host.config.storage, put: () => Promise.reject(fault) };
  const context = { ...systemContext(shop.host, { name: 'test' }), config: { ...shop.host.config, storage } };
  await expect(fetchImportPictures(context, firstPictures(id, 'en'), { fetch: async () => bytes })).rejects.toBe(fault);
  await run(async () => bytes);
  expect(await missing()).toEqual([]);
});

it('fetches what an earlier import could not have', async () => {
  await note(['old']);
  await shop.run(sql`update media set created_at = ${new Date(shop.clock.now.getTime() - 86_400_000)} where source like 'http%'`);
  await run(async () => bytes);
  expect(await missing()).toEqual([]);
});
