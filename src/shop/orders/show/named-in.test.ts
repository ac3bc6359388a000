/** Names of what was ordered in the reader's language: on the order, in a search, on a return; the invoice keeps the order's own. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf } from '#test/harness/returns.ts';
import { loadOrderForDocument } from '../index.ts';
import { methodNamedIn, namedIn } from './named-in.ts';

let shop: TestApp;
let order: TestOrder;
let bowl: TestVariant;
const db = () => on<Record<string, never>>(shop.host.database.reader);
const inChinese = { 'x-lang': 'zh' };

beforeAll(async () => {
  shop = await createTestApp();
  [bowl] = (await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{ onHand: 10 }] })) as [TestVariant];
  const choices = [{ key: 'moss', texts: { en: { title: 'Moss' }, zh: { title: '苔绿' } } }];
  await sql`update product set texts = '{"en": {"title": "Bowl"}, "zh": {"title": "陶碗"}}' where id = ${bowl.productId}`.execute(db());
  await sql`insert into product_option (product_id, position, key, texts, choices)
    values (${bowl.productId}, 0, 'colour', '{"en": {"title": "Colour"}, "zh": {"title": "颜色"}}', ${JSON.stringify(choices)}::jsonb)`.execute(db());
  await sql`update variant set options = '{"colour": "moss"}' where id = ${bowl.id}`.execute(db());
  const shippingMethod = { id: 'standard', title: 'Standard', titles: { en: 'Standard', zh: '标准配送' } };
  order = await orderAt(shop, bowl, 'delivered', { shippingMethod });
  await sql`update product set texts = '{"en": {"title": "Other"}, "zh": {"title": "别的"}}' where id = ${bowl.productId}`.execute(db());
});
afterAll(() => shop.close());

const detail = async (lang = {}) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo }, lang)).data;

it('shows an order in the language of whoever reads it, by the names of the day it was placed', async () => {
  expect(await detail(inChinese)).toMatchObject({
    products: [{ title: '陶碗', options: [{ title: '颜色', value: '苔绿' }] }],
    shippingMethod: { title: '标准配送' },
  });
  expect(await detail()).toMatchObject({ products: [{ title: 'A thing <b>&</b>', options: [{ title: 'Colour', value: 'Moss' }] }], shippingMethod: { title: 'Standard' } });
});

it('names what goes back alike', async () => {
  const { lineIds, apply, detail: read } = returnsOf(order);
  const [lineId] = await lineIds();
  const { data } = await apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] });
  expect((await read(data.returnNo)).data.lines[0].title).toBe('A thing <b>&</b>');
  const inZh = await order.client.post('/api/web/return/detail', { returnNo: data.returnNo }, inChinese);
  expect(inZh.data.lines[0]).toMatchObject({ title: '陶碗', options: [{ title: '颜色', value: '苔绿' }] });
});

it('keeps the own words of the order for its invoice', async () => {
  const found = await loadOrderForDocument(testContext(shop), order.orderId);
  expect(found?.order.products[0]?.title).toBe('A thing <b>&</b>');
});

it('falls back to the own words where a language is missing', () => {
  const line = { title: 'Schale', options: [], names: { en: { title: 'Bowl', options: [] } } };
  expect(namedIn(line, { lang: 'zh-HK', ordered: 'de' }).title).toBe('Bowl');
  expect(namedIn(line, { lang: 'de', ordered: 'de' }).title).toBe('Schale');
  expect(namedIn({ ...line, names: {} }, { lang: 'zh', ordered: 'de' }).title).toBe('Schale');
  expect(methodNamedIn({ title: 'Versand' }, { lang: 'zh', ordered: 'de' })).toBe('Versand');
});
