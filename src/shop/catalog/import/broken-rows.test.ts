import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { importShopifyCsv, localFile, type RowReport } from './index.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-broken-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  shop = await createTestApp();
  await run([header, own, medium]);
});
afterEach(() => shop.close());

const header = 'Handle,Title,Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,SEO Title';
const own = 'cafe-cup,Café cup,Aldermoor,New,false,Size,S,CUP-S,18.00,https://pictures.invalid/a.jpg,The cup';
const medium = 'cafe-cup,,,,,,M,CUP-M,19.00,https://pictures.invalid/b.jpg,';

async function run(lines: readonly string[], encoding: BufferEncoding = 'utf8') {
  const path = join(folder, 'products.csv');
  await writeFile(path, lines.join('\n'), encoding);
  const reports: RowReport[] = [];
  const report = await importShopifyCsv(shop.host, localFile(path), { noPictures: true, onRow: (line) => reports.push(line) });
  const skipped = reports.flatMap((line) => (line.outcome === 'skipped' ? [[line.row, line.handle, line.say({ locale: 'en' })] as const] : []));
  return { report, skipped };
}

/** All that an import writes of a product. */
const stored = async () =>
  (
    await sql`
      select
        to_jsonb(p) as product,
        (select jsonb_agg(to_jsonb(v) order by v.sku) from variant v where v.product_id = p.id) as variants,
        (select jsonb_agg(to_jsonb(i) order by i.position) from product_media i where i.product_id = p.id) as pictures,
        (select count(*) from product_tag t where t.product_id = p.id) as tags
      from product p`.execute(shop.kysely)
  ).rows;

const notUtf8 = 'it holds bytes that are not UTF-8: save the file as UTF-8 and import it again';

describe('a product of which a row cannot be read', () => {
  it.each<[string, string[], BufferEncoding, number, string]>([
    ['its own row is not UTF-8', [own, medium], 'latin1', 2, notUtf8],
    ['its own row has a cell too many', [`${own},x`, medium], 'utf8', 2, 'it should have 11 cells and has 12'],
    ['another row has a cell too few', [own.replace('Café', 'Cafe'), 'cafe-cup,,,,,,M'], 'utf8', 3, 'it should have 11 cells and has 7'],
  ])('stays as it is: %s', async (_, rows, encoding, row, reason) => {
    const before = await stored();
    const { report, skipped } = await run([header, ...rows], encoding);
    expect(await stored()).toEqual(before);
    expect(report).toMatchObject({ products: { created: 0, changed: 0, skipped: 1 }, problems: 2 });
    expect(skipped).toContainEqual([row, null, reason]);
    expect(skipped).toContainEqual([row === 2 ? 3 : 2, 'cafe-cup', `the product is left out: row ${row}: ${reason}`]);
  });

  it('stays as it is where nothing of the row below can be read', async () => {
    const before = await stored();
    const { report } = await run([header, own.replace('Aldermoor', 'Tarn'), '"cafe-cup,,,,,,M']);
    expect(await stored()).toEqual(before);
    expect(report.products).toMatchObject({ changed: 0, skipped: 1 });
  });
});

describe('a product whose own row, with its title, is not in the file', () => {
  const product = async () => (await shop.client().get('/api/web/product/detail?slug=cafe-cup')).status;

  it('keeps what its other rows leave blank, its options and its pictures', async () => {
    const before = await stored();
    const { report, skipped } = await run([header, medium]);
    expect([skipped, report.products]).toEqual([[], { created: 0, changed: 0, unchanged: 1, skipped: 0 }]);
    expect(await stored()).toEqual(before);
    expect(await product()).toBe(404);
  });

  it('gets what they say', async () => {
    const large = 'cafe-cup,,Tarn,,,,L,CUP-L,20.00,https://pictures.invalid/c.jpg,';
    const { report } = await run([header, large]);
    expect(report).toMatchObject({ products: { changed: 1 }, variants: { created: 1 }, problems: 0 });
    expect(await stored()).toMatchObject([
      {
        product: { brand: 'Tarn', published: false },
        variants: [{ sku: 'CUP-L', options: { size: 'l' } }, { sku: 'CUP-M', options: { size: 'm' } }, { sku: 'CUP-S' }],
        pictures: [{}, {}, {}],
        tags: 1,
      },
    ]);
  });

  it('knows its variants by their SKU where the rows name no option', async () => {
    const { report } = await run([header, 'cafe-cup,,,,,,,CUP-M,21.00,,']);
    expect(report).toMatchObject({ products: { changed: 1 }, variants: { changed: 1, created: 0 }, problems: 0 });
    expect(await stored()).toMatchObject([{ variants: [{ sku: 'CUP-M', options: { size: 'm' } }, { sku: 'CUP-S' }] }]);
  });
});

it('takes values of options without a name as those of the product, in their order', async () => {
  const { report } = await run(['Handle,Option1 Value,Variant SKU,Variant Price', 'cafe-cup,M,CUP-M,21.00']);
  expect(report).toMatchObject({ products: { changed: 1 }, variants: { changed: 1, created: 0 }, problems: 0 });
  expect(await stored()).toMatchObject([
    {
      variants: [
        { sku: 'CUP-M', options: { size: 'm' } },
        { sku: 'CUP-S', options: { size: 's' } },
      ],
    },
  ]);
});
