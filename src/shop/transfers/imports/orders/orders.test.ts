// Files of orders: Shopify's order export and orders of its Admin API.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { localFile } from '../../../catalog/import/index.ts';
import { runImport } from '../run-import.ts';
import { isJson, readJsonArray } from './split-json.ts';

let shop: TestApp;
let folder: string;
let manager: Record<string, string>;
beforeAll(async () => {
  [shop, folder] = await Promise.all([createTestApp(), mkdtemp(join(tmpdir(), 'vitrine-orders-'))]);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
beforeEach(() => query(`truncate data_import cascade`));
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const fixture = (name: string) => readFile(`test/guides/shopify/${name}`, 'utf8');
const query = async <Row>(text: string) => (await sql<Row>`${sql.raw(text)}`.execute(shop.kysely)).rows;
function send(file: string, fields: Record<string, string> = {}, headers = manager): Promise<ApiAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ kind: 'orders', ...fields })) body.set(name, value);
  body.set('file', new Blob([file]), 'orders');
  return new Response(body)
    .arrayBuffer()
    .then((payload) =>
      shop
        .client()
        .send({ method: 'POST', url: '/api/admin/imports', payload: Buffer.from(payload), headers: { ...headers, 'content-type': boundaryOf(payload) } }),
    );
}
const boundaryOf = (payload: ArrayBuffer) => `multipart/form-data; boundary=${Buffer.from(payload).toString('utf8', 2, 200).split('\r\n')[0]!}`;
const read = async (id: string) => (await shop.client().get(`/api/admin/imports/${id}`, manager)).data;
async function run(file: string, fields: Record<string, string> = {}) {
  const { code, data, text } = await send(file, fields);
  expect([code, text]).toEqual([0, expect.any(String)]);
  await runJobs(shop, { only: ['import.run'] });
  return read(data.id);
}
const counts = ({ created, updated, unchanged, failed }: Record<string, number>) => ({ created, updated, unchanged, failed });

describe('a file of orders', () => {
  it('says what is wrong in the language of its sender', async () => {
    const { data } = await send(await fixture('orders.csv'), { dryRun: 'true' }, { ...manager, 'x-lang': 'zh' });
    await runJobs(shop, { only: ['import.run'] });
    expect((await read(data.id)).errors).toEqual([{ row: 7, field: 'fulfillmentStatus', msg: expect.stringMatching(/^#1005: 订单已付款但未发货/) }]);
  });

  it("is Shopify's export: kept once, to the cent, and what is still open is named", async () => {
    const csv = await fixture('orders.csv');
    expect(await run(csv, { dryRun: 'true' })).toMatchObject({ state: 'done', rows: 6, created: 4, failed: 1 });
    expect(await query(`select 1 from orders`)).toEqual([]);
    const done = await run(csv);
    expect(done).toMatchObject({ state: 'done', rows: 6, created: 4, updated: 0, unchanged: 0, failed: 1 });
    expect(done.errors).toEqual([{ row: 7, field: 'fulfillmentStatus', msg: expect.stringContaining('#1005') }]);
    const kept =
      await query(`select external_number, status, pay_status, currency, tax_included, subtotal_amount, coupon_discounts, shipping_fee_amount, tax_amount,
      taxes, total_amount, refunded_amount, email, tags from orders order by external_number`);
    expect(kept).toMatchObject([
      {
        externalNumber: '#1001',
        status: 'completed',
        subtotalAmount: 4400,
        couponDiscounts: [{ code: 'WELCOME15', amount: 660 }],
        totalAmount: 4240,
        tags: ['vip', 'spring'],
      },
      {
        externalNumber: '#1002',
        email: 'ada@shopper.example',
        taxIncluded: false,
        taxAmount: 149,
        taxes: [
          { title: 'State Tax', basisPoints: 625, amount: 113 },
          { title: 'City Tax', basisPoints: 200, amount: 36 },
        ],
        totalAmount: 2449,
        refundedAmount: 1000,
      },
      { externalNumber: '#1003', status: 'cancelled', payStatus: 'unpaid', totalAmount: 1300 },
      { externalNumber: '#1004', currency: 'EUR', taxIncluded: true, taxAmount: 383, shippingFeeAmount: 0, couponDiscounts: [], totalAmount: 2400 },
    ]);
    expect(await query(`select l.total_amount from order_line l join orders o on o.id = l.order_id where external_number = '#1001' order by position`)).toEqual(
      [{ totalAmount: 3060 }, { totalAmount: 680 }],
    );
    expect(counts(await run(csv))).toEqual({ created: 0, updated: 0, unchanged: 4, failed: 1 });
  });

  it('holds texts that stay texts, for people and for spreadsheets', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: '#1004' }));
    const { items } = (await shop.client().get(`/api/admin/orders?filter=${filter}`, manager)).data;
    expect(items[0].products[0].title).toBe('=HYPERLINK("http://evil.example") <script>alert(1)</script>');
    const exported = await shop.app.inject({ url: `/api/admin/exports/orders.csv?filter=${filter}`, headers: manager });
    expect(exported.payload).toContain(`"'=HYPERLINK(""http://evil.example"") <script>`);
    // What this shop exports is no order of another one.
    expect(await run(exported.payload)).toMatchObject({ created: 0, failed: 1 });
  });

  it('is JSON of the Admin API, with or without "orders" around it', async () => {
    const json = await fixture('orders.json');
    expect(counts(await run(json))).toEqual({ created: 1, updated: 0, unchanged: 0, failed: 0 });
    expect(counts(await run(JSON.stringify((JSON.parse(json) as { orders: unknown[] }).orders)))).toEqual({ created: 0, updated: 0, unchanged: 1, failed: 0 });
    const [order] =
      await query(`select lang, total_amount, refunded_amount, (select array_agg(title || price_amount order by position) from order_line l where l.order_id = o.id) as lines,
      (select jsonb_agg(jsonb_build_array(express_name, express_number, tracking_url)) from shipment s where s.order_id = o.id) as shipments,
      (select jsonb_agg(jsonb_build_array(reason, amount)) from order_refund r where r.order_id = o.id) as refunds from orders o where external_number = '#1010'`);
    expect(order).toEqual({
      lang: 'zh',
      totalAmount: 2400,
      refundedAmount: 2400,
      lines: ['Fern Cup800', 'Tip300'],
      shipments: [['UPS', '1Z999', 'https://track.example/1Z999']],
      refunds: [['Arrived broken', 2400]],
    });
  });

  it('is refused whole where it is something else, and row by row where it is broken', async () => {
    expect(await run('Email\na@b.example')).toMatchObject({ state: 'failed', message: expect.stringContaining('Shopify order export') });
    expect(await run('{"products": [{"id": 1}]}')).toMatchObject({ state: 'failed', message: expect.stringContaining('“orders”') });
    expect(await run('[{"id": 1}]')).toMatchObject({ state: 'failed', message: expect.stringContaining('not orders') });
    expect(await run('[{"name": "#1", "line_items": []}, {"name": "#2", "line_items": 5}, 7, {"line_items": [] "}]')).toMatchObject({
      state: 'done',
      failed: 3,
    });
    const head = 'Name,Financial Status,Currency,Subtotal,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price';
    const torn = [
      head,
      '#2001,paid,USD,1,1,2024-01-01 10:00:00 +0000,1,A,0.5',
      '#2001,too,few',
      '#2001,,,,,,1,B,0.5',
      '#2002,paid,USD,1,1,2024-01-01 10:00:00 +0000,1,C,1',
    ];
    const done = await run(torn.join('\n'));
    expect(done.created).toBe(0);
    expect(done.errors.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
      [2, ''],
      [3, ''],
      [4, 'createdAt'],
      [5, 'fulfillmentStatus'],
    ]);
    expect(await send(await fixture('orders.csv'), {}, { 'x-auth': await staffToken(shop, 'merchandiser') })).toMatchObject({ status: 403 });
  });

  it('goes on where a process died', async () => {
    const [head] = (await fixture('orders.csv')).split('\n');
    const columns = head!.split(',');
    const cells: Record<string, string> = {
      'Financial Status': 'paid',
      'Fulfillment Status': 'fulfilled',
      Currency: 'USD',
      Subtotal: '2.00',
      Total: '2.00',
      'Created at': '2024-01-01 10:00:00 +0000',
      'Lineitem quantity': '1',
      'Lineitem name': 'A',
      'Lineitem price': '1.00',
    };
    const row = (name: string, isFirst: boolean) =>
      columns.map((column) => (column === 'Name' ? name : isFirst || column.startsWith('Lineitem') ? (cells[column] ?? '') : '')).join(',');
    const rows = Array.from({ length: 120 }, (_, at) => [row(`#3${at}`, true), row(`#3${at}`, false)].join('\n'));
    const { data } = await send([head, ...rows].join('\n'));
    await runImport(systemContext(shop.host, { name: 'import.run' }), data.id, { mostMs: 0 });
    expect(await read(data.id)).toMatchObject({ state: 'running', rows: 100, created: 50 });
    await runJobs(shop, { only: ['import.run'] });
    expect(await read(data.id)).toMatchObject({ state: 'done', rows: 240, created: 120, unchanged: 0 });
    expect(await query(`select count(*)::int as orders, sum(total_amount)::int as total from orders where external_number like '#3%'`)).toEqual([
      { orders: 120, total: 24_000 },
    ]);
  });
});

describe('objects of a JSON array', () => {
  const split = async (text: string) => {
    const path = join(folder, 'some.json');
    await writeFile(path, text);
    const entries = [];
    for await (const entry of readJsonArray(localFile(path), 'orders'))
      entries.push('error' in entry ? { ...entry, error: entry.error({ locale: 'en' }) } : entry);
    return entries;
  };

  it('are found whatever is around, within and between them', async () => {
    const odd = { text: 'a "quoted" \\ } ] { [ end', deep: [{ a: [[], {}] }], orders: [1] };
    for (const text of [
      JSON.stringify([odd, odd]),
      `\uFEFF \n${JSON.stringify({ next: '[{"orders":1}]', meta: { orders: [{ no: 1 }] }, orders: [odd, odd], after: [{ no: 2 }] }, null, 2)}`,
    ]) {
      expect(isJson(text)).toBe(true);
      expect(await split(text)).toEqual([
        { row: 1, value: odd },
        { row: 2, value: odd },
      ]);
    }
    expect(await split('[]')).toEqual([]);
    expect(await split('[{"a":1},')).toEqual([
      { row: 1, value: { a: 1 } },
      { row: 2, error: 'the rest of the file cannot be read: the array does not end' },
    ]);
  });

  it('are distinguished across the parts in which a file comes, and left out where they are too long', async () => {
    const some = Array.from({ length: 3_000 }, (_, at) => ({ at, text: '\\"}é🙂'.repeat(at % 40) }));
    const entries = await split(JSON.stringify({ orders: some }));
    expect(entries.map((entry) => ('value' in entry ? entry.value : null))).toEqual(some);
    const long = await split(JSON.stringify([{ a: 'x'.repeat(3 * 1024 * 1024) }, { b: 1 }]));
    expect(long).toEqual([
      { row: 1, error: 'it is longer than 2 MB' },
      { row: 2, value: { b: 1 } },
    ]);
  });
});
