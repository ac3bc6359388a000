// The columns of this shop's own that say how a variant is sold ahead of stock.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { importShopifyCsv, localFile, type RowReport } from './index.ts';

let folder: string;
let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-ahead-'));
  shop = await createTestApp();
  shop.clock.now = new Date('2026-11-26T10:00:00Z');
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function bring(
  rows: readonly string[],
  header = 'Handle,Title,Published,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Variant Sold Ahead,Variant Expected On,Variant Ahead Limit',
) {
  const path = join(folder, 'file.csv');
  await writeFile(path, [header, ...rows].join('\n'));
  const lines: RowReport[] = [];
  const { products } = await importShopifyCsv(shop.host, localFile(path), { noPictures: true, onRow: (line) => lines.push(line) });
  const said = lines.flatMap((line) => (line.outcome === 'skipped' ? [line.say({ locale: 'en' })] : []));
  return { products, said };
}
const aheadOf = async (slug: string) => {
  const { data } = await shop.client().get(`/api/admin/products?filter=${encodeURIComponent(JSON.stringify({ slugs: [slug] }))}`, manager);
  const product = (await shop.client().get(`/api/admin/products/${data.items[0].id}`, manager)).data;
  return product.variants.map((variant: any) => variant.ahead);
};

describe('a file with pre-orders and back-orders', () => {
  it('brings them, changes them, and leaves them where it has no such column', async () => {
    const first = ['chest,Chest,true,Wood,Oak,64.00,0,preorder,2027-01-12,40', 'chest,,,,Walnut,74.00,0,Back-order,2027-02-01,', 'chest,,,,Ash,54.00,3,,,'];
    expect((await bring(first)).said).toEqual([]);
    const brought = [{ as: 'preorder', expectedOn: '2027-01-12', limit: 40 }, { as: 'backorder', expectedOn: '2027-02-01', limit: null }, null];
    expect(await aheadOf('chest')).toEqual(brought);
    expect((await bring(first)).products).toMatchObject({ unchanged: 1 });
    await bring(['chest,Chest,true,Wood,Oak,65.00,0'], 'Handle,Title,Published,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty');
    expect(await aheadOf('chest')).toEqual(brought);
    await bring(['chest,Chest,true,Wood,Oak,65.00,0,,,', 'chest,,,,Walnut,74.00,0,backorder,2027-03-01,5']);
    expect((await aheadOf('chest')).slice(0, 2)).toEqual([null, { as: 'backorder', expectedOn: '2027-03-01', limit: 5 }]);
    await runJobs(shop);
  });

  it('names the rows whose cells make no sense, and leaves their variants as they are', async () => {
    await bring(['lamp,Lamp,true,Wood,Oak,64.00,0,preorder,2027-01-12,40']);
    for (const [cells, words] of [
      ['someday,2027-01-12,', '“someday” is neither preorder nor backorder'],
      ['preorder,,', 'the expected day “” is no day'],
      ['preorder,12.1.2027,', 'the expected day “12.1.2027” is no day'],
      ['preorder,2027-02-01,-4', 'the limit “-4” is no whole number'],
      ['preorder,2026-11-25,', 'This day has passed'],
    ] as const) {
      const { said } = await bring([`lamp,Lamp,true,Wood,Oak,64.00,0,${cells}`]);
      expect(said.join(' ')).toContain(words);
      expect(await aheadOf('lamp')).toEqual([{ as: 'preorder', expectedOn: '2027-01-12', limit: 40 }]);
    }
  });

  it('comes out as it went in', async () => {
    const { text } = await shop.client().get(`/api/admin/exports/products.csv?filter=${encodeURIComponent(JSON.stringify({ slugs: ['lamp'] }))}`, manager);
    const [header, row] = text.split(/\r?\n/).map((line) => line.split(','));
    const cell = (name: string) => row![header!.indexOf(name)];
    expect([cell('Variant Sold Ahead'), cell('Variant Expected On'), cell('Variant Ahead Limit')]).toEqual(['preorder', '2027-01-12', '40']);
  });
});
