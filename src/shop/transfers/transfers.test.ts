// Files that staff import and lists that they export.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { inLongRun } from '#test/harness/long-run.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { testData } from '#test/harness/test-data.ts';
import { importKey } from './imports/import-files.ts';
import { runImport } from './imports/run-import.ts';

let shop: TestApp;
let manager: Record<string, string>;
const open = async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
};

const imports = '/api/admin/imports';
const query = async <Row>(text: string) => (await sql<Row>`${sql.raw(text)}`.execute(shop.kysely)).rows;
function send(csv: string | Buffer, fields: Record<string, string>, headers = manager, boundary = 'parts-of-a-test'): Promise<ApiAnswer> {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`,
  ];
  const payload = Buffer.concat([Buffer.from(parts.join('')), Buffer.from(csv), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return shop.client().send({ method: 'POST', url: imports, payload, headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` } });
}
/** Sends a file and waits for its import. */
async function run(csv: string | Buffer, fields: Record<string, string>, headers = manager) {
  const { code, data, text } = await send(csv, fields, headers);
  expect([code, text]).toEqual([0, expect.any(String)]);
  await runJobs(shop, { only: ['import.run'] });
  return (await shop.client().get(`${imports}/${data.id}`, manager)).data;
}
const download = async (name: string, filter: object = {}, headers = manager) =>
  shop.app.inject({ url: `/api/admin/exports/${name}.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`, headers });
const table = (text: string) => parse(text, { bom: true, columns: true, relax_column_count: false }) as Record<string, string>[];
const counts = ({ created, updated, unchanged, failed }: Record<string, number>) => ({ created, updated, unchanged, failed });

describe('imports', () => {
  beforeAll(open);
  afterAll(() => shop.close());
  beforeEach(() => query('truncate data_import cascade'));

  it('bring in customers once: no password, consent as the file and the owner say, addresses where they fit', async () => {
    await query(
      `insert into subscriber (id, email, lang, state, unsubscribed_at, created_at) values (gen_random_uuid(), 'left@x.example', 'en', 'unsubscribed', '2026-01-01', '2026-01-01')`,
    );
    const hash = createHash('sha256').update('stop@x.example').digest('base64url');
    await query(`insert into mail_stop (email_hash, stopped_at) values ('${hash}', '2026-01-01')`);
    const csv = [
      'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone',
      'Ada,Moss,Ada@x.example,yes,1 Main Street,Portland,OR,US,97201,(503) 223-3333',
      'Bea,Fern,bea@x.example,no,,,,,,',
      'Lee,Left,left@x.example,yes,,,,,,',
      'Sto,Pped,stop@x.example,yes,,,,,,',
      'Wrong,Place,wrong@x.example,no,1 Nowhere,Town,ZZ,US,97201,',
      'No,Mail,nonsense,no,,,,,,',
      'Ada,Again,ada@X.example,no,,,,,,',
      "'=Formula,Moss,formula@x.example,no,,,,,,",
    ].join('\n');
    const dry = await run(csv, { kind: 'customers', dryRun: 'true' });
    expect(dry).toMatchObject({ state: 'done', dryRun: true, rows: 8, created: 6, failed: 3 });
    expect(await query(`select 1 from account where email like '%x.example'`)).toEqual([]);
    const done = await run(csv, { kind: 'customers' });
    expect(done).toMatchObject({ state: 'done', rows: 8, created: 6, updated: 0, unchanged: 0, failed: 3 });
    expect(done.errors).toEqual([
      { row: 6, field: 'address', msg: expect.stringMatching(/left out/) },
      { row: 7, field: 'email', msg: expect.stringContaining('nonsense') },
      { row: 8, field: 'email', msg: expect.stringContaining('twice') },
    ]);
    expect(
      await query(`select email, first_name, password_hash, email_verified_at from account where email in ('ada@x.example', 'formula@x.example') order by 1`),
    ).toEqual([
      { email: 'ada@x.example', firstName: 'Ada', passwordHash: null, emailVerifiedAt: null },
      { email: 'formula@x.example', firstName: '=Formula', passwordHash: null, emailVerifiedAt: null },
    ]);
    expect(await query(`select s.email, s.state from subscriber s order by 1`)).toEqual([
      { email: 'ada@x.example', state: 'confirmed' },
      { email: 'left@x.example', state: 'unsubscribed' },
    ]);
    expect(await query(`select city, province, phone, is_default from address`)).toEqual([
      { city: 'Portland', province: 'OR', phone: '5032233333', isDefault: true },
    ]);
    expect(counts(await run(csv, { kind: 'customers' }))).toEqual({ created: 0, updated: 0, unchanged: 6, failed: 2 });
    const file = await download('customers', { q: 'x.example' });
    expect(file.headers['content-type']).toContain('text/csv');
    // Without it a spreadsheet that opens the file takes it for another encoding.
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(table(file.payload).find((row) => row['Email'] === 'formula@x.example')!['First Name']).toBe("'=Formula");
    expect(counts(await run(file.payload, { kind: 'customers' }))).toEqual({ created: 0, updated: 0, unchanged: 6, failed: 0 });
  });

  it('refuse a customer whose address sign-in does not take, and say why', async () => {
    const done = await run('Email\nada+shop@x.example\nbea.fern@x.example', { kind: 'customers', dryRun: 'true' });
    expect(done).toMatchObject({ rows: 2, created: 1, failed: 1 });
    expect(done.errors).toEqual([{ row: 2, field: 'email', msg: expect.stringContaining('Nobody could sign in with ada+shop@x.example') }]);
  });

  it('leave out rows whose bytes are no UTF-8', async () => {
    const done = await run(Buffer.from('Email,First Name\njose@x.example,Jos\xe9\nzoe@x.example,Zoe', 'latin1'), { kind: 'customers', dryRun: 'true' });
    expect(done).toMatchObject({ created: 1, failed: 1, errors: [{ row: 2, field: '', msg: expect.stringContaining('UTF-8') }] });
  });

  it('are begun once per idempotency key: the same parts are answered alike, others are refused', async () => {
    const keyed = { ...manager, 'idempotency-key': 'import-once' };
    const first = await send('Email\nkey@x.example', { kind: 'customers', dryRun: 'true' }, keyed);
    const again = await send('Email\nkey@x.example', { kind: 'customers', dryRun: 'true' }, keyed, 'another-boundary');
    expect([first.code, again.text, again.headers['idempotency-replayed']]).toEqual([0, first.text, 'true']);
    for (const [csv, fields] of [
      ['Email\nother@x.example', { kind: 'customers', dryRun: 'true' }],
      ['Email\nkey@x.example', { kind: 'customers', dryRun: 'false' }],
    ] as const)
      expect(await send(csv, fields, keyed)).toMatchObject({ status: 422, code: 40, reason: 'idempotencyKeyReused' });
    expect(await query('select id from data_import')).toHaveLength(1);
  });

  it('bring in redirects as if each were written by itself, with columns of any name', async () => {
    const csv = 'Old,New\n/products/cup,/product/bowl\n/a,/b\n/b,/c\n/c,/a\n/cart,/x\nhttps://evil.example/,/x\nhttp://localhost:3000/whole,/search\n"broken';
    expect(await run(csv, { kind: 'redirects' })).toMatchObject({ state: 'failed', message: expect.stringContaining('Redirect from'), created: 0 });
    const mapping = JSON.stringify({ from: 'Old', to: 'new' });
    const done = await run(csv, { kind: 'redirects', mapping });
    expect(counts(done)).toEqual({ created: 4, updated: 0, unchanged: 0, failed: 4 });
    expect(done.errors.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [5, 'to'],
      [6, 'from'],
      [7, 'from'],
      [9, ''],
    ]);
    expect(await query(`select from_path, target from redirect order by 1`)).toEqual([
      { fromPath: '/a', target: '/c' },
      { fromPath: '/b', target: '/c' },
      { fromPath: '/products/cup', target: '/product/bowl' },
      { fromPath: '/whole', target: '/search' },
    ]);
    expect((await shop.client().get('/products/cup')).headers['location']).toBe('/product/bowl');
    const again = await run(csv, { kind: 'redirects', mapping });
    expect([again.created, again.updated]).toEqual([0, 0]);
    expect(counts(await run('Redirect from,Redirect to\n/a,/search', { kind: 'redirects' }))).toEqual({ created: 0, updated: 1, unchanged: 0, failed: 0 });
    const errors = await shop.app.inject({ url: `${imports}/${done.id}/errors.csv`, headers: manager });
    expect(table(errors.payload)).toHaveLength(4);
    expect(table(errors.payload)[0]).toMatchObject({ Row: '5', Field: 'to' });
  });

  it('bring in products by handle, title and price alone, and reject a mapping of what there is not', async () => {
    expect(await run('Handle,Title,Variant Price\nbare-cup,Bare cup,12.00', { kind: 'products' })).toMatchObject({ state: 'done', created: 1, failed: 0 });
    const named = await run('h,t,cost\nnamed-cup,Named cup,9.00', { kind: 'products', mapping: JSON.stringify({ handle: 'h', title: 't', price: 'cost' }) });
    expect(named).toMatchObject({ state: 'done', created: 1, failed: 0 });
    const unknown = await send('h,t\na,b', { kind: 'products', mapping: JSON.stringify({ handle: 'h', colour: 't' }) });
    expect(unknown).toMatchObject({ status: 400, data: { errors: { mapping: expect.stringContaining('colour') } } });
  });

  it('bring in products with a mapping, name the field of what is wrong, and change nothing twice', async () => {
    const csv = 'Handle,Title,Option1 Value,Variant SKU,Cost us\nmug,"Mug\n",Default Title,MUG,12.50\njar,Jar,Default Title,JAR,free';
    const mapping = JSON.stringify({ price: 'Cost us' });
    const done = await run(csv, { kind: 'products', mapping });
    expect(done).toMatchObject({ state: 'done', rows: 2, rowsTotal: 2, created: 1 });
    expect(done.errors[0]).toEqual({ row: 3, field: 'price', msg: expect.stringContaining('free') });
    expect(await query(`select price_amount from variant where sku = 'MUG'`)).toEqual([{ priceAmount: 1250 }]);
    expect(await run(csv, { kind: 'products', mapping })).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    const { data } = await shop.client().get(`${imports}/fields`, manager);
    expect(data.products).toContainEqual({ field: 'price', columns: ['variant price', 'price'], required: false });
  });

  it('say in the language of its sender why rows, or all of it, are left out', async () => {
    const inChinese = { ...manager, 'x-lang': 'zh' };
    const products = 'Handle,Title,Option1 Value,Variant Price\njar,Jar,Small,free\nbowl\njar,,Large,9.999';
    const done = await run(products, { kind: 'products', dryRun: 'true' }, inChinese);
    // Two of the reasons are of one row.
    expect(done.failed).toBe(3);
    expect(done.errors.map(({ msg }: { msg: string }) => msg)).toEqual([
      '有 1 个单元格，应为 4 个',
      '价格“free”不是金额（如 19.99）',
      '已略去此商品：所有款式均无法读取',
      '价格“9.999”的小数位数超过 USD 的位数',
    ]);
    expect((await run('Email\n"ada@x.example', { kind: 'customers' }, inChinese)).errors).toEqual([{ row: 2, field: '', msg: '无法读取（引号没有成对）' }]);
    expect(await run('a,b\n1,2', { kind: 'products' }, inChinese)).toMatchObject({ state: 'failed', message: expect.stringMatching(/^首行不是 Shopify 商品/) });
  });

  it('end before their last row when staff cancel them; what came in stays, and nothing more does', async () => {
    const csv = `Redirect from,Redirect to\n${Array.from({ length: 1_200 }, (_, at) => `/gone-${at},/new-${at}`).join('\n')}`;
    const { data } = await send(csv, { kind: 'redirects' });
    await runImport(systemContext(shop.host, { name: 'import.run' }), data.id, { mostMs: 0 });
    const cancel = (headers = manager) => shop.client().post(`${imports}/${data.id}/cancel`, {}, headers);
    expect(await cancel({ 'x-auth': await staffToken(shop, 'support') })).toMatchObject({ status: 404 });
    expect(await cancel()).toMatchObject({ code: 0, data: { state: 'failed', rows: 500, message: expect.stringMatching(/cancelled it\.$/) } });
    await runJobs(shop, { only: ['import.run'] });
    expect((await shop.client().get(`${imports}/${data.id}`, manager)).data).toMatchObject({ state: 'failed', rows: 500, created: 500 });
    expect(await cancel()).toMatchObject({ status: 409, code: 40, reason: 'importOver' });
    expect(await query(`select action from staff_action where subject = '${data.id}' order by sequence`)).toEqual([
      { action: 'imports.create' },
      { action: 'imports.cancel' },
    ]);
    // Another may begin at once.
    expect(await run(csv, { kind: 'redirects' })).toMatchObject({ state: 'done', created: 700, unchanged: 500 });
  });

  it('say which SKU a variant got whose own another has', async () => {
    const csv = 'Handle,Title,Variant SKU,Variant Price\nvase-one,Vase,VASE,12.00\nvase-two,Vase,VASE,12.00';
    const problem = { row: 3, field: 'sku', msg: 'another variant has this SKU: this one got VASE-2' };
    expect(await run(csv, { kind: 'products' })).toMatchObject({ created: 2, failed: 1, errors: [problem] });
    expect(await run(csv, { kind: 'products' })).toMatchObject({ unchanged: 2, errors: [] });
  });

  it('refuse what is no import, before anything is queued', async () => {
    const merchandiser = { 'x-auth': await staffToken(shop, 'merchandiser') };
    const csv = 'Redirect from,Redirect to\n/q,/search';
    expect(await send(csv, { kind: 'nothing' })).toMatchObject({ status: 400, data: { errors: { kind: expect.any(String) } } });
    expect(await send(csv, {})).toMatchObject({ status: 400 });
    expect(await send('', { kind: 'redirects' })).toMatchObject({ status: 400, data: { errors: { file: expect.any(String) } } });
    expect(await send(csv, { kind: 'redirects', mapping: '{"from":' })).toMatchObject({ status: 400 });
    expect(await send(csv, { kind: 'redirects' }, merchandiser)).toMatchObject({ status: 403, msg: expect.stringContaining('write:content') });
    const editor = { 'x-auth': await staffToken(shop, 'editor') };
    const prices = await send('Handle,Variant SKU,Variant Price,Variant Inventory Qty\ncup,CUP,0.01,500', { kind: 'products' }, editor);
    expect(prices).toMatchObject({ status: 403, code: 30, reason: 'importNotAllowed', msg: expect.stringContaining('write:prices') });
    expect(Object.keys((await shop.client().get(`${imports}/fields`, editor)).data)).toEqual(['redirects', 'translations', 'texts']);
    expect(await send(Buffer.alloc(51 * 1024 * 1024, 'a,b\n'), { kind: 'redirects' })).toMatchObject({ status: 413, code: 40 });
    expect(await send('\n'.repeat(200_100), { kind: 'redirects' })).toMatchObject({ status: 400 });
    expect(await query('select 1 from data_import')).toEqual([]);
    const { data } = await send(csv, { kind: 'redirects' });
    expect(await send(csv, { kind: 'redirects' })).toMatchObject({ status: 409, code: 40, data: { id: data.id } });
    expect((await send('Email\nq@x.example', { kind: 'customers' })).code).toBe(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
    const token = { 'x-auth': await staffToken(shop, 'manager') };
    expect((await send(csv, { kind: 'redirects' }, token)).code).toBe(0);
    expect((await shop.client().get(`${imports}/${data.id}`, token)).data).toMatchObject({ state: 'failed' });
    manager = token;
    await runJobs(shop, { only: ['import.run'] });
    expect((await shop.client().get(`${imports}/nothing`, manager)).status).toBe(404);
    expect((await shop.client().get(imports, { 'x-auth': await staffToken(shop, 'merchandiser') })).data.items).toEqual([]);
  });

  // The long run takes as many as there may be.
  const count = inLongRun ? 100_000 : 20_000;
  it(`go on where a process died, and finish with ${count} rows of which many are wrong`, async () => {
    const rows = Array.from({ length: count }, (_, at) => (at % 10 === 0 ? `no path ${at},/x` : `/old-${at},/search`));
    const { data } = await send(`Redirect from,Redirect to\n${rows.join('\n')}`, { kind: 'redirects' });
    const context = systemContext(shop.host, { name: 'import.run' });
    await runImport(context, data.id, { mostMs: 0 });
    const part = (await shop.client().get(`${imports}/${data.id}`, manager)).data;
    expect(part).toMatchObject({ state: 'running', rows: 500, created: 450, failed: 50 });
    await runJobs(shop, { only: ['import.run'] });
    const done = (await shop.client().get(`${imports}/${data.id}`, manager)).data;
    expect(done).toMatchObject({ state: 'done', rows: count, rowsTotal: count, created: count * 0.9, failed: count / 10 });
    expect(done.errors).toHaveLength(200);
    expect(await shop.host.config.storage.size(importKey(data.id))).toBe(null);
    const errors = await shop.app.inject({ url: `${imports}/${data.id}/errors.csv`, headers: manager });
    expect(table(errors.payload)).toHaveLength(count / 10);
  }, 120_000);
});

describe('exports', () => {
  beforeAll(open);
  afterAll(() => shop.close());

  it.each(['shopify-apparel.csv', 'shopify-home-and-garden.csv', 'shopify-jewelery.csv', 'shopify-snowdevil.csv'])(
    'of products come in again without a difference: %s',
    async (name) => {
      const path = testData(name);
      if (!path) return;
      expect((await run(await readFile(path), { kind: 'products' })).state).toBe('done');
      const exported = (await download('products')).payload;
      const again = await run(exported, { kind: 'products' });
      expect(again).toMatchObject({ state: 'done', created: 0, updated: 0, failed: 0, errors: [] });
      expect(again.unchanged).toBe(new Set(table(exported).map((row) => row['Handle'])).size);
      expect((await download('products')).payload).toBe(exported);
    },
    60_000,
  );

  it('of products keep what staff made: own pictures, no options, four options, odd compare-at prices', async () => {
    const [bare] = await insertTestProduct(shop.host.database, { slug: 'bare', title: '=SUM(1)', variants: [{ sku: 'BARE', price: 500, linePrice: 500 }] });
    const id = '018f0000-0000-7000-8000-00000000000a';
    await query(`insert into media (id, sha256, alt) values ('${id}', 'x', '{"en":{"alt":"Own"}}')`);
    await query(`insert into product_media (product_id, media_id, position) values ('${bare!.productId}', '${id}', 0)`);
    await query(`update variant set media_id = (select id from media where source like 'http%' limit 1) where sku = 'BARE'`);
    const file = (await download('products')).payload;
    expect(table(file).find((row) => row['Handle'] === 'bare')).toMatchObject({
      Title: "'=SUM(1)",
      'Image Src': `http://localhost:3000/media/${id}/1600.jpg`,
      'Image Alt Text': 'Own',
    });
    expect(await run(file, { kind: 'products' })).toMatchObject({ created: 0, updated: 0, failed: 0 });
  });

  it('of orders and stock are harmless in spreadsheets, and for those with the right alone', async () => {
    const [lamp] = await insertTestProduct(shop.host.database, { title: '=HYPERLINK("x")', variants: [{ sku: '+LAMP', price: 2500 }] });
    const order = await placeTestOrder(shop, lamp!, { paymentMethodId: 'bankTransfer' });
    const orders = table((await download('orders')).payload);
    expect(orders.find((row) => row['Name'] === order.orderNo)).toMatchObject({ 'Lineitem sku': "'+LAMP", 'Lineitem price': '19.99' });
    expect(table((await download('orders', { q: 'no such order' })).payload)).toEqual([]);
    const stock = table((await download('stock', { q: '+LAMP' })).payload);
    expect(stock).toEqual([expect.objectContaining({ SKU: "'+LAMP", Title: `'=HYPERLINK("x")` })]);
    expect((await download('stock', { nonsense: 1 })).statusCode).toBe(400);
    const editor = { 'x-auth': await staffToken(shop, 'editor') };
    for (const name of ['orders', 'customers']) expect((await download(name, {}, editor)).statusCode).toBe(403);
    const [line] = await query<{ action: string }>(`select action from staff_action where action like 'exports.%' order by at desc limit 1`).catch(() => [
      { action: 'exports' },
    ]);
    expect(line!.action).toMatch(/^exports/);
  });
});
