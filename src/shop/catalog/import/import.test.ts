import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#kit/pure/languages.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { ImportOptions } from './import-shopify-csv.ts';
import { importShopifyCsv, ImportRejected, localFile, type RowReport } from './index.ts';
import type { SkippedRow } from './report.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

const offline = { noPictures: true };
async function run(path: string, options: ImportOptions = {}) {
  const lines: RowReport[] = [];
  const report = await importShopifyCsv(shop.host, localFile(path), { ...offline, ...options, onRow: (line) => lines.push(line) });
  return { report, lines };
}
/** Rows that were left out, in their order, and why. */
const skipped = (lines: readonly RowReport[], locale: Locale = 'en') =>
  lines
    .filter((line): line is SkippedRow => line.outcome === 'skipped')
    .map((line) => [line.row, line.say({ locale })] as const)
    .toSorted(([a], [b]) => a - b);
async function file(name: string, rows: string[][]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n'));
  return path;
}
async function query<Row>(text: string): Promise<Row[]> {
  return (await sql<Row>`${sql.raw(text)}`.execute(shop.kysely)).rows;
}
const variantOf = async (sku: string) =>
  (
    await query<Record<string, unknown>>(
      `select v.*, l.on_hand, l.policy, l.tracked from variant v join stock_level l on l.variant_id = v.id where sku = '${sku}'`,
    )
  )[0]!;
const product = (slug: string, more = '') => shop.client().get(`/api/web/product/detail?slug=${slug}${more}`);

const older = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Variant Weight Unit',
];
const newer = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Product category',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'SKU',
  'Barcode',
  'Option1 name',
  'Option1 value',
  'Price',
  'Compare-at price',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Weight unit for display',
  'Requires shipping',
  'Charge tax',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
  'SEO title',
  'SEO description',
];
const row = (header: readonly string[], cells: Record<string, string>) => header.map((name) => cells[name] ?? '');
const cup = (more: Record<string, string> = {}) =>
  row(older, {
    Handle: 'cup',
    Title: 'Cup',
    'Body (HTML)': '<p onclick="x()">A <b>cup</b><script>alert(1)</script></p>',
    Vendor: 'Aldermoor',
    Type: 'Cups',
    Tags: 'Stoneware, New',
    Published: 'true',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Moss',
    'Variant SKU': "'CUP-M",
    'Variant Grams': '210',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '-3',
    'Variant Inventory Policy': 'continue',
    'Variant Price': '18.00',
    'Variant Compare At Price': '20',
    'Variant Barcode': "'0012345",
    'Image Src': 'https://pictures.invalid/a.jpg',
    'Image Position': '1',
    'Image Alt Text': 'A cup',
    'Variant Weight Unit': 'g',
    ...more,
  });
const chalk = (more: Record<string, string> = {}) =>
  row(older, {
    Handle: 'cup',
    'Option1 Value': 'Chalk',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '2',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '18',
    'Variant Compare At Price': '18',
    'Variant Grams': '210',
    'Variant Image': 'https://pictures.invalid/b.jpg',
    ...more,
  });
const picture = (address: string, position: string) => row(older, { Handle: 'cup', 'Image Src': address, 'Image Position': position });

describe('a file of the older generation', () => {
  it('comes in: texts, options, prices, stock, pictures, lists', async () => {
    const path = await file('older.csv', [
      older,
      cup(),
      picture('https://pictures.invalid/c.jpg', '3'),
      chalk(),
      picture('https://pictures.invalid/b.jpg', '2'),
    ]);
    const { report } = await run(path);
    expect(report).toMatchObject({ rows: 4, products: { created: 1, skipped: 0 }, variants: { created: 2 }, problems: 0, pictures: { noted: 3 } });
    const { data } = await product('cup');
    expect(data).toMatchObject({ title: 'Cup', brand: 'Aldermoor', description: '<p>A <b>cup</b></p>', productType: 'Cups' });
    expect(data.options).toEqual([
      {
        key: 'colour',
        title: 'Colour',
        values: [
          { value: 'moss', title: 'Moss', swatch: null, imageId: null },
          { value: 'chalk', title: 'Chalk', swatch: null, imageId: null },
        ],
      },
    ]);
    expect(data.variants).toMatchObject([
      {
        sku: 'CUP-M',
        price: { amount: 1800 },
        linePrice: { amount: 2000 },
        policy: 'continue',
        stock: 'in',
        available: null,
        barcode: '0012345',
        weightGrams: 210,
        options: { colour: 'moss' },
      },
      { sku: 'cup-chalk', price: { amount: 1800 }, linePrice: null, policy: 'deny', stock: 'low', available: 2 },
    ]);
    expect(data.images).toHaveLength(3);
    expect(data.images[0].alt).toBe('A cup');
    expect(data.variants[1].imageId).toBe(data.images[1].id);
    expect(data.tags.map((tag: { slug: string }) => tag.slug)).toEqual(['new', 'stoneware']);
    expect(data.categories).toMatchObject([{ slug: 'cups', title: 'Cups' }]);
    expect(await variantOf('CUP-M')).toMatchObject({ onHand: -3 });
    const shown = await shop.app.inject({ url: data.images[0].url });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('changes nothing the second time', async () => {
    const path = await file('twice.csv', [older, cup(), chalk(), picture('https://pictures.invalid/b.jpg', '2')]);
    await run(path);
    const dump = () =>
      query('select p.*, v.*, l.* from product p join variant v on v.product_id = p.id join stock_level l on l.variant_id = v.id order by sku');
    const before = await dump();
    const { report, lines } = await run(path);
    expect(report).toMatchObject({ products: { created: 0, changed: 0, unchanged: 1 }, variants: { created: 0, changed: 0, unchanged: 2 } });
    expect(lines).toEqual([]);
    expect(await dump()).toEqual(before);
  });

  it('leaves what it has no column for, clears what is blank, and reports what changed', async () => {
    await run(await file('a.csv', [older, cup(), chalk()]));
    const narrow = ['Handle', 'Title', 'Vendor', 'Option1 Name', 'Option1 Value', 'Variant Price', 'Variant Compare At Price'];
    const { report, lines } = await run(
      await file('b.csv', [
        narrow,
        row(narrow, { Handle: 'cup', Title: 'Cup', 'Option1 Name': 'Colour', 'Option1 Value': 'Moss', 'Variant Price': '19.5' }),
        row(narrow, { Handle: 'cup', 'Option1 Value': 'Chalk', 'Variant Price': '18' }),
      ]),
    );
    expect(report).toMatchObject({ products: { changed: 1 }, variants: { changed: 1, unchanged: 1 } });
    expect(lines).toEqual([
      { row: 2, handle: 'cup', outcome: 'changed', fields: ['brand'] },
      { row: 2, handle: 'cup', sku: 'CUP-M', outcome: 'changed', fields: ['price', 'linePrice'] },
    ]);
    const { data } = await product('cup');
    expect(data).toMatchObject({ brand: '', description: '<p>A <b>cup</b></p>' });
    expect(data.variants[0]).toMatchObject({ sku: 'CUP-M', price: { amount: 1950 }, linePrice: null, barcode: '0012345' });
    expect(data.images).toHaveLength(2);
    expect((await shop.client().get('/api/web/product/list?sort=price')).data.items[0].price.amount).toBe(1800);
  });

  it('knows variants by their SKU where the file has no options', async () => {
    await run(await file('a.csv', [older, cup(), chalk()]));
    const prices = ['Handle', 'Variant SKU', 'Variant Price'];
    const { report, lines } = await run(await file('prices.csv', [prices, ['cup', 'CUP-M', '1'], ['cup', 'cup-chalk', '2'], ['cup', 'NO-SUCH', '3']]));
    expect(report).toMatchObject({ products: { changed: 1 }, variants: { changed: 2, created: 0 }, problems: 1 });
    expect(skipped(lines)).toEqual([[4, 'no variant of this product has that SKU']]);
  });

  it('writes the ledger when it sets stock', async () => {
    await run(await file('a.csv', [older, cup(), chalk()]));
    await run(await file('b.csv', [older, cup({ 'Variant Inventory Qty': '7' }), chalk({ 'Variant Inventory Policy': 'continue' })]));
    expect(await variantOf('CUP-M')).toMatchObject({ onHand: 7 });
    expect(await variantOf('cup-chalk')).toMatchObject({ policy: 'continue' });
    expect(
      await query('select 1 from stock_level l where on_hand <> coalesce((select sum(change) from stock_movement m where m.variant_id = l.variant_id), 0)'),
    ).toEqual([]);
  });

  it('hides what is not published, and finds rows that lie apart', async () => {
    const hat = row(older, {
      Handle: 'hat',
      Title: 'Hat',
      Published: 'false',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '5',
    });
    const { report } = await run(await file('apart.csv', [older, chalk(), hat, cup()]));
    expect(report).toMatchObject({ products: { created: 2 }, variants: { created: 3 } });
    expect((await product('hat')).status).toBe(404);
    expect((await product('cup')).data.variants).toHaveLength(2);
    expect((await variantOf('hat')).options).toEqual({ title: 'Default Title' });
  });
});

describe('a file of the newer generation', () => {
  it('comes in too', async () => {
    const cells = {
      Title: 'Bowl',
      'URL handle': 'bowl',
      Description: '<h1>Deep</h1>',
      Vendor: 'Tarn',
      'Product category': 'Home & Garden > Kitchen > Bowls',
      Tags: 'deep',
      'Published on online store': 'TRUE',
      Status: 'Active',
      SKU: 'B-1',
      'Option1 name': 'Size',
      'Option1 value': 'S',
      Price: '12',
      'Compare-at price': '10',
      'Inventory tracker': 'shopify',
      'Inventory quantity': '5',
      'Continue selling when out of stock': 'DENY',
      'Weight value (grams)': '453.6',
      'Weight unit for display': 'lb',
      'Charge tax': 'FALSE',
      'SEO title': 'The bowl',
    };
    const path = await file('newer.csv', [
      newer,
      row(newer, cells),
      row(newer, { ...cells, Title: '', SKU: 'B-2', 'Option1 value': 'L', 'Continue selling when out of stock': 'CONTINUE' }),
      row(newer, { ...cells, 'URL handle': 'draft', Title: 'Draft', SKU: 'D-1', Status: 'Draft' }),
    ]);
    const { report } = await run(path);
    expect(report).toMatchObject({ products: { created: 2 }, variants: { created: 3 }, problems: 0 });
    const { data } = await product('bowl');
    expect(data).toMatchObject({
      description: '<h2>Deep</h2>',
      seoTitle: 'The bowl',
      categories: [{ title: 'Home & Garden' }, { title: 'Kitchen' }, { title: 'Bowls' }],
    });
    expect(data.variants).toMatchObject([
      { sku: 'B-1', weightGrams: 454, linePrice: null, policy: 'deny', available: 5 },
      { sku: 'B-2', policy: 'continue', available: null },
    ]);
    expect((await variantOf('B-1')).taxable).toBe(false);
    expect((await product('draft')).status).toBe(404);
    expect((await run(path)).report).toMatchObject({ products: { unchanged: 2, changed: 0 } });
  });
});

describe('bad input', () => {
  it('leaves out broken rows, says why, and brings in the rest', async () => {
    const path = await file('broken.csv', [
      older,
      cup(),
      chalk({ 'Variant Price': 'cheap' }),
      chalk({ 'Option1 Value': 'Sage', 'Variant Inventory Qty': 'many' }),
      chalk({ 'Option1 Value': 'Ink', 'Variant Price': '-1' }),
      chalk({ 'Option1 Value': 'Ink', 'Variant Inventory Policy': 'perhaps' }),
      chalk({ 'Option1 Value': 'Ink' }),
      chalk({ 'Option1 Value': 'Ink' }),
      ['short-cup', 'too', 'short'],
      row(older, { Title: '', 'Variant Price': '1' }),
      row(older, { Handle: 'a/b', Title: 'Slash', 'Variant Price': '1' }),
      row(older, { Handle: 'untitled', 'Option1 Value': 'x', 'Variant Price': '1' }),
      row(older, { Handle: 'hat', Title: 'Hat\u0000', 'Variant Price': '5.00' }),
    ]);
    const { report, lines } = await run(path);
    expect(report.products).toMatchObject({ created: 2, skipped: 1 });
    expect(report.variants.created).toBe(3);
    expect(skipped(lines)).toEqual([
      [3, 'the price “cheap” is not an amount like 19.99'],
      [4, 'the quantity “many” is not a whole number'],
      [5, 'the price “-1” is not an amount like 19.99'],
      [6, 'the inventory policy “perhaps” is neither deny nor continue'],
      [8, 'the variant “Ink” is there twice'],
      [9, 'it should have 24 cells and has 3'],
      [10, 'it has neither a handle nor a title to make one of'],
      [11, 'its handle “a/b” cannot be an address'],
      [12, 'the product is left out: a new product needs a title'],
    ]);
    expect(skipped(lines, 'zh').map(([, text]) => text)).toEqual([
      '价格“cheap”不是金额（如 19.99）',
      '数量“many”不是整数',
      '价格“-1”不是金额（如 19.99）',
      '库存政策“perhaps”既不是 deny 也不是 continue',
      '款式“Ink”出现两次',
      '有 3 个单元格，应为 24 个',
      '没有 Handle，也没有可用来生成 Handle 的标题',
      'Handle“a/b”不能用作网址',
      '已略去此商品：新商品需要标题',
    ]);
    expect((await product('hat')).data.title).toBe('Hat');
  });

  it('cuts what is longer than its field, so that its lists can still be read', async () => {
    const long = 'x'.repeat(400);
    const columns = [...older, 'Product Category'];
    const path = await file('long.csv', [
      columns,
      row(columns, { Handle: 'long', Title: long, Tags: long, 'Product Category': `Home > ${long}`, 'Variant Price': '1' }),
    ]);
    await run(path);
    const manager = { 'x-auth': await staffToken(shop, 'manager') };
    for (const list of ['categories', 'tags', 'products']) expect([list, (await shop.client().get(`/api/admin/${list}`, manager)).status]).toEqual([list, 200]);
  });

  it('makes missing and repeated SKUs unique, the same each time', async () => {
    const path = await file('skus.csv', [
      older,
      cup({ 'Variant SKU': 'X' }),
      chalk({ 'Variant SKU': 'X' }),
      row(older, { Handle: 'hat', Title: 'Hat', 'Variant SKU': 'X', 'Variant Price': '5' }),
      row(older, { Handle: 'scarf', Title: 'Scarf', 'Variant Price': '5' }),
    ]);
    const first = await run(path);
    expect(first.report).toMatchObject({ skusMissing: 1, skusRepeated: 2, variants: { created: 4 } });
    const skus = () => query<{ sku: string }>('select sku from variant order by sku');
    const before = await skus();
    expect(before.map((found) => found.sku)).toEqual(['X', 'X-2', 'X-3', 'scarf']);
    expect(first.lines.filter((line) => 'skuMade' in line && line.skuMade === 'repeated')).toHaveLength(2);
    expect((await run(path)).report).toMatchObject({ products: { changed: 0 }, variants: { changed: 0, unchanged: 4 } });
    expect(await skus()).toEqual(before);
  });

  it.each<[string, string, BufferEncoding]>([
    ['semicolons', ';', 'utf8'],
    ['tabs in UTF-16, its "Unicode text"', '\t', 'utf16le'],
  ])('is not what a spreadsheet separates by %s', async (_, sign, encoding) => {
    const rows = [
      ['Handle', 'Title', 'Vendor', 'Variant Price'],
      ['dusk-cup', 'Dusk, then night; a cup', 'Aldermoor', '9.50'],
    ];
    const path = join(folder, 'separated.csv');
    const text = `\uFEFF${rows.map((row) => row.map((cell) => `"${cell}"`).join(sign)).join('\r\n')}`;
    await writeFile(path, Buffer.from(text, encoding));
    expect((await run(path)).report).toMatchObject({ products: { created: 1, skipped: 0 } });
    expect((await product('dusk-cup')).data.title).toBe('Dusk, then night; a cup');
  });

  it('names the row whose quotation mark does not close', async () => {
    const path = join(folder, 'unclosed.csv');
    const names = ['Moss', 'Sage', '"Open', 'Lost'].map((name) => `${name.replace('"', '')}-cup,${name} Cup,Aldermoor,9.50\n`);
    await writeFile(path, `Handle,Title,Vendor,Variant Price\n${names.join('').toLowerCase()}`);
    const { report, lines } = await run(path);
    // What cannot be read may be of the product above it.
    expect(report).toMatchObject({ products: { created: 1, skipped: 1 } });
    expect(skipped(lines).map(([row]) => row)).toEqual([3, 4]);
  });

  it('refuses whole what is no such export, and changes nothing', async () => {
    const files = {
      'other.csv': 'id,name,price\n1,a,2\n',
      'empty.csv': '',
      'text.csv': 'Dear shop,\nhello',
      'binary.csv': '\u0000\u0001PNG"\n"',
      'handles.csv': 'Handle\nx\n',
      'missing.csv': null,
    };
    for (const [name, content] of Object.entries(files)) {
      if (content !== null) await writeFile(join(folder, name), content);
      await expect(run(join(folder, name))).rejects.toThrow(ImportRejected);
    }
    await expect(run(folder)).rejects.toThrow(ImportRejected);
    expect(await query('select 1 from product')).toEqual([]);
  });

  it('changes nothing in a dry run, and says what it would do', async () => {
    const path = await file('dry.csv', [older, cup({ 'Variant SKU': 'X' }), chalk({ 'Variant SKU': 'X' })]);
    const { report, lines } = await run(path, { dryRun: true });
    expect(report).toMatchObject({ dryRun: true, products: { created: 1 }, variants: { created: 2 }, skusRepeated: 1 });
    expect(lines.map((line) => 'sku' in line && line.sku)).toEqual([false, 'X', 'X-2']);
    for (const table of ['product', 'variant', 'media', 'tag', 'category']) expect(await query(`select 1 from ${table}`)).toEqual([]);
  });

  it('notes pictures that cannot be reached, private ones among them, without waiting for each', async () => {
    const pictures = Array.from({ length: 40 }, (_, index) => picture(`http://127.0.0.1:9/${index}.jpg`, String(index + 2)));
    const started = performance.now();
    const report = await importShopifyCsv(shop.host, localFile(await file('pictures.csv', [older, cup(), ...pictures])));
    expect(report.pictures).toMatchObject({ noted: 41, fetched: 0, unreachable: 41 });
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

const dataDir = process.env['TEST_DATA_DIR'] ?? '';
const exports = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.endsWith('.csv')) : [];
describe.skipIf(exports.length === 0)(`the exports in TEST_DATA_DIR${exports.length === 0 ? ' (not set: skipped)' : ''}`, () => {
  it('come in completely, and change nothing the second time', async () => {
    let products = 0;
    let variants = 0;
    for (const name of exports) {
      const path = join(dataDir, name);
      const rows = parse(await readFile(path), { columns: true, bom: true }) as Record<string, string>[];
      const handles = new Set(rows.map((cells) => cells['Handle'] ?? cells['URL handle']));
      const count = rows.filter((cells) => cells['Option1 Value'] || cells['Option1 value']).length;
      const { report } = await run(path);
      expect([name, report.products, report.variants]).toEqual([
        name,
        { created: handles.size, changed: 0, unchanged: 0, skipped: 0 },
        { created: count, changed: 0, unchanged: 0, skipped: 0 },
      ]);
      products += handles.size;
      variants += count;
    }
    expect((await query<{ p: number; v: number }>('select (select count(*) from product) as p, (select count(*) from variant) as v'))[0]).toEqual({
      p: products,
      v: variants,
    });
    for (const name of exports) {
      const { report, lines } = await run(join(dataDir, name));
      expect([name, lines, report.products.changed, report.products.created, report.variants.changed]).toEqual([name, [], 0, 0, 0]);
    }
  }, 60_000);
});
