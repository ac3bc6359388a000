import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { beginMarket, readMarkets } from '#shop/markets/index.ts';
import { readSettings, writeSettings } from '#shop/settings/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { runCommand } from './index.ts';
import { machineNow } from '#test/harness/machine-date.ts';

let database: TestDatabase;
let own: TestDatabase;
let folder: string;
beforeAll(async () => {
  [database, own, folder] = await Promise.all([createTestDatabase(), createTestDatabase(), mkdtemp(join(tmpdir(), 'vitrine-import-command-'))]);
});
afterAll(async () => {
  await Promise.all([database.close(), own.close()]);
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runIn(database, ...args);

async function runIn(where: TestDatabase, ...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const environment = { DATA_DIR: join(folder, 'data'), DATABASE_URL: where.url };
  const code = await runCommand(['import', ...args], { environment, say, complain: say });
  return { code, text: lines.join('\n') };
}

const listed = ['Handle,Title,Type,Variant SKU,Variant Price', 'cup,Cup,Cups,C-S,18', 'bowl,Bowl,Bowls,B-S,19'].join('\n');
const good = ['Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price', 'cup,Cup,Size,S,C-S,18', 'cup,,,M,C-M,cheap', 'cup,,,L,,19'].join('\n');

const zones = async ({ database: { reader } }: TestDatabase) => (await sql<{ code: string }>`select code from shipping_zone`.execute(on(reader))).rows;

it('writes nothing for a file that it rejects', async () => {
  const file = join(folder, 'rejected.csv');
  await writeFile(file, 'name,email\nA,a@b.example\n');
  expect((await run(file)).code).toBe(1);
  expect(await zones(database)).toEqual([]);
});

it('says in which currency the prices are, and what it writes into a shop that says nothing of where it sells', async () => {
  const file = join(folder, 'first.csv');
  await writeFile(file, 'Handle,Title,Variant SKU,Variant Price\njar,Jar,J-S,18');
  const written = 'currencies, markets, taxes and shipping: as the demo shop has them';
  for (const isDry of [true, false]) {
    const { text } = await run(file, ...(isDry ? ['--dry-run'] : []));
    expect(text).toContain(`base currency, which the prices are in: USD\n  ${written}`);
    expect((await zones(database)).length > 0).toBe(!isDry);
  }
  expect((await run(file)).text).not.toContain(written);
}, 60_000);

it('leaves a shop that says where it sells as it is, and waits for one to be set up', async () => {
  const file = join(folder, 'own.csv');
  await writeFile(file, listed);
  await sql`insert into first_run (code_hash, started_at) values ('', ${machineNow()})`.execute(on(own.database.reader));
  const early = await runIn(own, file);
  expect([early.code, early.text]).toEqual([1, expect.stringContaining('This shop waits to be set up.')]);
  await own.database.transaction(async (tx) => {
    await sql`update first_run set set_up_at = ${machineNow()}`.execute(on(tx));
    await beginMarket(tx, { country: 'DE', currency: 'EUR' });
  });
  const { code, text } = await runIn(own, file);
  expect(code).toBe(0);
  expect(text).toContain('base currency, which the prices are in: EUR');
  expect(text).not.toContain('shipping:');
  const { currencies, markets } = await readMarkets(own.database.reader);
  expect([[...currencies.keys()], markets.map(({ code: market }) => market), await zones(own)]).toEqual([['EUR'], ['de'], []]);
}, 60_000);

it('reports by row and in sum, and ends well although a row is broken', async () => {
  const file = join(folder, 'good.csv');
  await writeFile(file, good);
  const dry = await run(file, '--dry-run');
  expect(dry.code).toBe(0);
  expect(dry.text).toContain('Dry run: nothing was changed.');
  const { code, text } = await run(file);
  expect(code).toBe(0);
  expect(text).toContain('row 2: created cup: product');
  expect(text).toContain('row 2: created cup C-S: variant');
  expect(text).toContain('row 3: skipped cup: the price “cheap” is not an amount like 19.99');
  expect(text).toContain('row 4: created cup cup-l: variant (it had no SKU, this one was made for it)');
  expect(text).toContain('variants: 2 created, 0 changed, 0 unchanged, 1 skipped');
  expect((await run(file)).text).toContain('products: 0 created, 0 changed, 1 unchanged, 0 skipped');
}, 60_000);

it('makes menus of what came in, once, and leaves those of the merchant alone', async () => {
  const file = join(folder, 'listed.csv');
  await writeFile(file, listed);
  const { text } = await run(file);
  expect(text).toContain('menus: made of the categories');
  const settings = async () => readSettings(database.database.reader);
  const { menus } = await settings();
  expect(menus.header.map(({ texts, type, target, url }) => [texts['en']?.['title'], type, target ?? url])).toEqual([
    ['Bowls', 'category', 'bowls'],
    ['Cups', 'category', 'cups'],
    ['Brands', 'url', '/brand'],
  ]);
  expect(menus.footer[1]).toMatchObject({
    texts: { zh: { title: '帮助' } },
    children: [
      { type: 'page', target: 'order-lookup' },
      { type: 'page', target: 'wish-list' },
    ],
  });
  const own = { header: [{ texts: { en: { title: 'Own' } }, type: 'page' as const, target: 'own' }], footer: [] };
  await database.database.transaction((tx) => writeSettings(tx, 'menus', own, machineNow()));
  expect((await run(file)).text).not.toContain('menus:');
  expect((await settings()).menus).toEqual(own);
}, 60_000);

it('rejects a file that is no such export', async () => {
  const file = join(folder, 'other.csv');
  await writeFile(file, 'name,email\nA,a@b.example\n');
  const { code, text } = await run(file);
  expect(code).toBe(1);
  expect(text).toContain('Nothing was changed.');
  expect((await run(join(folder, 'nowhere.csv'))).code).toBe(1);
  expect((await run()).code).toBe(2);
});
