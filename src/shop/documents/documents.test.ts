import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses } from '#test/harness/buyers.ts';
import { placeTestOrder, staffContext, testDraft, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { markPaid } from '../orders/pay/index.ts';
import { refundOrder } from '../orders/refund/index.ts';

let shop: TestApp;
let variant: TestVariant;

beforeAll(async () => {
  shop = await createTestApp();
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 1_000 }] })) as [TestVariant];
  const manager = { 'x-auth': await staffToken(shop, 'manager') };
  const before = await shop.client().get('/api/admin/settings/shop', manager);
  const company = {
    legalName: { en: 'Aldermoor Ltd', zh: '榆野有限公司' },
    address: { country: 'DE', city: 'Kiel', postalCode: '24103', address: 'Am Kai 3' },
  };
  const payload = { ...before.data, name: { en: 'Aldermoor', zh: '榆野' }, company: { ...company, taxNumber: 'DE 123456789' } };
  await shop.client().send({ method: 'PUT', url: '/api/admin/settings/shop', payload, headers: { ...manager, 'if-match': before.headers['etag']! } });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = new Date('2026-11-21T10:00:00Z');
});

const place = (more: Parameters<typeof testDraft>[1] = {}) => placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer', ...more });
async function paid(more: Parameters<typeof testDraft>[1] = {}): Promise<TestOrder> {
  const order = await place(more);
  await markPaid(await staffContext(shop), { order: order.orderId });
  return order;
}
const ask = (order: TestOrder, client = order.client) => client.post('/api/web/order/invoice', { orderNo: order.orderNo });
/** A page of the shop by its whole address. */
const open = (url: string) => shop.app.inject({ method: 'GET', url: url.replace('http://localhost:3000', '') });
const numberOf = async (order: TestOrder) =>
  (await sql<{ number: string }>`select number from invoice where order_id = ${order.orderId}`.execute(shop.kysely)).rows[0]?.number;

async function readPdf(url: string): Promise<{ text: string; pages: number; bytes: number }> {
  const page = (await open(url)).body;
  const path = /href="(\/document\/[^"]+\.pdf\?key=[\w-]+)"/.exec(page)![1]!;
  const answer = await open(path);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store']);
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text, pages: totalPages, bytes: answer.rawPayload.length };
}

describe('the invoice', () => {
  it('is made out to whom the order names as who pays, and says whose tax it is', async () => {
    const elsewhere = { ...addresses.DE, firstName: 'Jana', lastName: 'Vogt' };
    const order = await paid({ billing: { company: 'Moss & <b>Co', vatNumber: 'DE136695976', address: elsewhere, reverseCharge: true } });
    const { body } = await open((await ask(order)).data.url);
    for (const text of ['Moss &amp; &lt;b&gt;Co', 'Invalidenstraße 1', 'VAT number: DE136695976', 'Reverse charge: VAT is due from the recipient.'])
      expect(body).toContain(text);
    expect(body).not.toContain('Ada Byron');
  });

  it('is there from payment on, for the buyer, on a private page', async () => {
    const order = await place();
    expect(await ask(order)).toMatchObject({ status: 409, code: 41 });
    await markPaid(await staffContext(shop), { order: order.orderId });
    const { data } = await ask(order);
    expect(data.url).toMatch(/^http:\/\/localhost:3000\/document\?key=[\w-]{43}$/);
    const page = await open(data.url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).not.toMatch(/<script|style="/);
    for (const texts of [
      'Invoice',
      'Aldermoor Ltd',
      'Am Kai 3',
      'DE 123456789',
      order.orderNo,
      'Ada Byron',
      'A thing &lt;b&gt;&amp;&lt;/b&gt;',
      'Moss',
      '$44.98',
      'Paid on November 21, 2026',
    ])
      expect(page.body).toContain(texts);
    expect((await open('/document/paper.css')).headers['content-type']).toContain('text/css');
  });

  it("is nobody else's: another guest, a wrong key and a link that ended find nothing", async () => {
    const order = await paid();
    expect(await ask(order, shop.client())).toMatchObject({ status: 404, code: 40 });
    const { data } = await ask(order);
    for (const url of [
      `${data.url}x`,
      data.url.slice(0, -1),
      '/document',
      '/document?key=%00',
      data.url.replace(/.$/, (end: string) => (end === 'A' ? 'B' : 'A')),
    ])
      expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect((await open(data.url)).statusCode).toBe(404);
    expect((await open(data.url.replace('/document', '/document/INV.pdf'))).statusCode).toBe(404);
    await sql`update document_link set expires_at = ${new Date(shop.clock.now.getTime() - 2 * 24 * 3_600_000)}`.execute(shop.kysely);
    await runJob(shop, 'retention');
    expect((await sql`select 1 from document_link`.execute(shop.kysely)).rows).toEqual([]);
  });

  it('is the same one at each asking, and its seller stays who it was', async () => {
    const order = await paid();
    await runJobs(shop);
    const number = await numberOf(order);
    expect(number).toMatch(/^INV-2026-\d{6}$/);
    await sql`update setting set value = jsonb_set(value, '{company,legalName,en}', '"Somebody Else Ltd"') where key = 'shop'`.execute(shop.kysely);
    const page = (await open((await ask(order)).data.url)).body;
    expect(page).toContain(number);
    expect(page).toContain('Aldermoor Ltd');
  });

  it('numbers of a year have no gap and no duplicate, also when many ask at the same time', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => paid()));
    const urls = await Promise.all(orders.flatMap((order) => [ask(order), ask(order)]));
    await Promise.all([runJobs(shop), ...urls.map(({ data }) => open(data.url))]);
    await runJobs(shop);
    const rows = await sql<{ sequence: number }>`select sequence from invoice where year = 2026 order by sequence`.execute(shop.kysely);
    expect(rows.rows.map((row) => row.sequence)).toEqual(rows.rows.map((_, index) => index + 1));
    expect(new Set(await Promise.all(orders.map(numberOf))).size).toBe(6);
    shop.clock.now = new Date('2027-01-01T00:00:01Z');
    const first = await paid();
    await runJobs(shop);
    expect(await numberOf(first)).toBe('INV-2027-000001');
  });

  it.each([
    ['en', 'Invoice', '“Emmä” Łódź €5 mug', []],
    ['zh', '发票', '青釉茶杯（大号）深骨直角', ['购买方', '销售方', '合计', '榆野有限公司']],
    ['zh-HK', '發票', '青釉茶杯（大號）深水埗嘅啲', ['買方', '總件數'].slice(0, 1)],
    ['ja', 'Invoice', '渋谷のカップ・湯呑み', []],
  ])('is a PDF with text that can be selected, in %s', async (lang, title, product, texts) => {
    const draft = testDraft(variant, { lang });
    const order = await paid({ lang, lines: [{ ...draft.lines[0]!, title: product }], remark: 'Ring twice' });
    const { text, pages, bytes } = await readPdf((await ask(order)).data.url);
    const plain = text.replaceAll(/\s+/g, '');
    for (const said of [title, product, order.orderNo, 'Moss', ...texts]) expect(plain).toContain(said.replaceAll(/\s+/g, ''));
    expect(plain).not.toContain('□');
    expect(pages).toBe(1);
    expect(bytes).toBeLessThan(150_000);
  });

  it('of as many lines as an order can have goes over pages, in bounded time', async () => {
    const [line] = testDraft(variant, { quantity: 1 }).lines;
    const others = await insertTestProduct(shop.host.database, { variants: Array.from({ length: 60 }, () => ({ price: 100, onHand: 5 })) });
    const lines = others.map((other, index) => ({
      ...line!,
      variantId: other.id,
      sku: other.sku,
      title: `第${index + 1}件商品 with a name that is long enough to be broken`,
    }));
    const subtotal = 1999 * lines.length;
    const order = await paid({ lang: 'zh', lines, subtotal: subtotal as never, shippingFee: 0 as never, total: subtotal as never });
    const start = performance.now();
    const { text, pages } = await readPdf((await ask(order)).data.url);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(pages).toBeGreaterThan(2);
    expect(text.replaceAll(/\s+/g, '')).toContain('第60件商品');
  });
});

describe('a credit note', () => {
  const refund = async (order: TestOrder, body: object) => {
    const headers = { 'x-auth': await staffToken(shop, 'manager') };
    const { data } = await shop.client().post(`/api/admin/orders/${order.orderId}/refund`, { reason: 'A scratch', ...body }, headers);
    return data.refunds.at(-1).creditNote as string;
  };
  const open1 = (order: TestOrder, creditNote: string, client = order.client) =>
    client.post('/api/web/order/credit-note', { orderNo: order.orderNo, creditNote });

  it('says what of which invoice was given back, with the tax in it, as a page and a PDF', async () => {
    const [line] = testDraft(variant).lines;
    const taxed = { ...line!, taxAmount: amount(248), taxBasisPoints: 662.5 };
    const taxes = [{ title: 'VAT', basisPoints: 662.5, base: amount(3_750), amount: amount(248) }];
    const order = await paid({ lang: 'zh', lines: [taxed], tax: amount(248), taxes });
    const { lineId } = (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data.products[0];
    const number = await refund(order, { lines: [{ lineId, quantity: 1 }], shipping: 200 });
    const { data } = await open1(order, number);
    await ask(order);
    const page = (await open(data.url)).body;
    for (const texts of ['退款凭证', number, '榆野有限公司', order.orderNo, 'US$19.99', 'US$2.00', 'US$21.99', 'US$1.24', 'US$18.75', '6.625%', 'A scratch'])
      expect(page).toContain(texts);
    expect(page).toContain((await numberOf(order))!);
    const { text } = await readPdf(data.url);
    expect(text.replaceAll(/\s+/g, '')).toContain('US$21.99');
  });

  it('says whose tax it is where the invoice does', async () => {
    const order = await paid({ billing: { company: 'Moss', vatNumber: 'DE136695976', address: null, reverseCharge: true } });
    const { data } = await open1(order, await refund(order, { amount: { amount: 100, currency: 'USD' } }));
    expect((await open(data.url)).body).toContain('Reverse charge: VAT is due from the recipient.');
  });

  it("is nobody else's, and there for staff", async () => {
    const order = await paid();
    const number = await refund(order, { amount: 500 });
    expect(await open1(order, number, shop.client())).toMatchObject({ status: 404 });
    expect(await open1(await paid(), number)).toMatchObject({ status: 404 });
    expect(await open1(order, 'CN-2026-999999')).toMatchObject({ status: 404 });
    const staff = { 'x-auth': await staffToken(shop, 'support') };
    const { data } = await shop.client().post(`/api/admin/orders/${order.orderId}/credit-note`, { creditNote: number }, staff);
    expect((await open(data.url)).body).toContain(number);
  });
});

describe('documents for staff', () => {
  it('are a packing slip without a price, from the first day, and the invoice; support may, editors may not', async () => {
    const order = await place({ lang: 'zh', remark: '请放门口' });
    const staff = async (role: 'support' | 'editor', name: string, id = order.orderId) =>
      shop.client().post(`/api/admin/orders/${id}/${name}`, {}, { 'x-auth': await staffToken(shop, role) });
    expect(await staff('editor', 'packing-slip')).toMatchObject({ status: 403, code: 30 });
    expect(await staff('support', 'invoice')).toMatchObject({ status: 409, code: 41 });
    expect(await staff('support', 'packing-slip', '261121-ZZZZZZ')).toMatchObject({ status: 404 });
    const { data } = await staff('support', 'packing-slip', order.orderNo);
    const page = (await open(data.url)).body;
    for (const texts of ['装箱单', order.orderNo, variant.sku, '请放门口']) expect(page).toContain(texts);
    const { text } = await readPdf(data.url);
    for (const price of ['19.99', '44.98', '39.98', 'US$', '5.00']) expect([page, text].join('')).not.toContain(price);
    expect(text.replaceAll(/\s+/g, '')).toContain('总件数2');
  });

  it('have nothing packed that was refunded before it was sent', async () => {
    const [other] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1000, onHand: 10 }] })) as [TestVariant];
    const lines = [testDraft(variant, { quantity: 2 }).lines[0]!, testDraft(other, { quantity: 1, price: 1000 }).lines[0]!];
    const order = await paid({ lines, subtotal: amount(4998), total: amount(5498) });
    const ids = await sql<{ id: string }>`select id from order_line where order_id = ${order.orderId} order by position`.execute(shop.kysely);
    const refunded = ids.rows.map(({ id }) => ({ lineId: id, quantity: 1, restock: true }));
    await refundOrder(await staffContext(shop), { order: order.orderId, lines: refunded, reason: '' });
    const headers = { 'x-auth': await staffToken(shop, 'support') };
    const { data } = await shop.client().post(`/api/admin/orders/${order.orderId}/packing-slip`, {}, headers);
    const page = (await open(data.url)).body;
    expect(page).toContain(variant.sku);
    expect(page).not.toContain(other.sku);
    expect((await readPdf(data.url)).text.replaceAll(/\s+/g, '')).toContain('Units1');
  });
});
