/** Names of what was ordered in the reader's language: on the order, in a search, on a return; the invoice keeps the order's own. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf } from '#test/harness/returns.ts';
import { staffToken } from '#test/harness/staff.ts';
import { loadOrderForDocument } from '../index.ts';
import { methodNamedIn, namedIn } from './named-in.ts';

let shop: TestApp;
let order: TestOrder;
let bowl: TestVariant;
const inChinese = { 'x-lang': 'zh' };

/** Calls a product so, in one colour. */
async function dress({ id, productId }: TestVariant, titles: Record<string, string>): Promise<void> {
  const texts = Object.fromEntries(Object.entries(titles).map(([lang, title]) => [lang, { title }]));
  const choices = [{ key: 'moss', texts: { en: { title: 'Moss' }, zh: { title: '苔绿' } } }];
  await sql`update product set texts = ${JSON.stringify(texts)}::jsonb where id = ${productId}`.execute(shop.kysely);
  await sql`insert into product_option (product_id, position, key, texts, choices)
    values (${productId}, 0, 'colour', '{"en": {"title": "Colour"}, "zh": {"title": "颜色"}}', ${JSON.stringify(choices)}::jsonb)`.execute(shop.kysely);
  await sql`update variant set options = '{"colour": "moss"}' where id = ${id}`.execute(shop.kysely);
}

beforeAll(async () => {
  shop = await createTestApp();
  [bowl] = (await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ onHand: 10 }] })) as [TestVariant];
  await dress(bowl, { en: 'Bowl', zh: '陶碗' });
  const shippingMethod = { id: 'standard', title: 'Standard', titles: { en: 'Standard', zh: '标准配送' } };
  order = await orderAt(shop, bowl, 'delivered', { shippingMethod });
  await sql`update product set texts = '{"en": {"title": "Other"}, "zh": {"title": "别的"}}' where id = ${bowl.productId}`.execute(shop.kysely);
});
afterAll(() => shop.close());

const detail = async (lang = {}) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo }, lang)).data;

it('shows an order in the language of its reader, by the names of the day it was placed', async () => {
  expect(await detail(inChinese)).toMatchObject({
    products: [{ title: '陶碗', options: [{ title: '颜色', value: '苔绿' }] }],
    shippingMethod: { title: '标准配送' },
  });
  expect(await detail()).toMatchObject({
    products: [{ title: 'A thing <b>&</b>', options: [{ title: 'Colour', value: 'Moss' }] }],
    shippingMethod: { title: 'Standard' },
  });
});

it('names what goes back alike', async () => {
  const { lineIds, apply, detail: read } = returnsOf(order);
  const [lineId] = await lineIds();
  const { data } = await apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] });
  expect((await read(data.returnNo)).data.lines[0].title).toBe('A thing <b>&</b>');
  const inZh = await order.client.post('/api/web/return/detail', { returnNo: data.returnNo }, inChinese);
  expect(inZh.data.lines[0]).toMatchObject({ title: '陶碗', options: [{ title: '颜色', value: '苔绿' }] });
});

it('says on a return what is wanted instead in the language of its reader', async () => {
  const [vase] = (await insertTestProduct(shop.host.database, { title: 'Vase', variants: [{ onHand: 10 }] })) as [TestVariant];
  await dress(vase, { en: 'Vase', zh: '花瓶' });
  const bought = await orderAt(shop, vase, 'delivered');
  const { lineIds, apply } = returnsOf(bought);
  const [lineId] = await lineIds();
  const { data } = await apply({ applyType: 'exchange', lines: [{ lineId, quantity: 1, exchangeSku: vase.sku }] });
  const read = async (lang = {}) => (await bought.client.post('/api/web/return/detail', { returnNo: data.returnNo }, lang)).data.lines[0].exchangeOptions;
  expect(await read()).toEqual([{ title: 'Colour', value: 'Moss' }]);
  expect(await read(inChinese)).toEqual([{ title: '颜色', value: '苔绿' }]);
});

it('is found by its names in every language', async () => {
  const found = await shop.client().get(`/api/admin/orders?filter=${encodeURIComponent('{"q":"陶碗"}')}`, { 'x-auth': await staffToken(shop, 'support') });
  expect(found.data.items.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([order.orderNo]);
});

it('keeps the own words of the order for its invoice', async () => {
  const found = await loadOrderForDocument(testContext(shop), order.orderId);
  expect(found?.order.products[0]?.title).toBe('A thing <b>&</b>');
});

it('gives orders of before the names that one placed now gets', async () => {
  const [cup] = (await insertTestProduct(shop.host.database, { title: 'Cup', variants: [{ onHand: 10 }] })) as [TestVariant];
  await dress(cup, { en: 'Cup', zh: '杯' });
  const { orderId } = await orderAt(shop, cup, 'unpaid');
  const names = async () => (await sql<{ names: object }>`select names from order_line where order_id = ${orderId}`.execute(shop.kysely)).rows[0]!.names;
  const kept = await names();
  expect(kept).toMatchObject({ zh: { title: '杯', options: [{ title: '颜色', value: '苔绿' }] } });
  await sql`update order_line set names = '{}' where order_id = ${orderId}`.execute(shop.kysely);
  const [backfill = ''] = readFileSync('migrations/0965-order-names.sql', 'utf8')
    .split(';')
    .filter((part) => part.includes('update order_line'));
  await sql.raw(backfill.slice(backfill.indexOf('update'))).execute(shop.kysely);
  expect(await names()).toEqual(kept);
});

it('falls back to the own words where a language is missing', () => {
  const line = { title: 'Schale', options: [], names: { en: { title: 'Bowl', options: [] } } };
  expect(namedIn(line, { lang: 'zh-HK', ordered: 'de' }).title).toBe('Bowl');
  expect(namedIn(line, { lang: 'de', ordered: 'de' }).title).toBe('Schale');
  expect(namedIn({ ...line, names: {} }, { lang: 'zh', ordered: 'de' }).title).toBe('Schale');
  expect(methodNamedIn({ title: 'Versand' }, { lang: 'zh', ordered: 'de' })).toBe('Versand');
});
