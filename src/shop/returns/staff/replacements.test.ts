/** Which variants staff may send in place of what came back. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let blue: TestVariant;
let dear: TestVariant;
let manager: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());
beforeEach(async () => {
  [variant, blue, dear] = (await insertTestProduct(shop.host.database, {
    variants: [
      { price: 1999, onHand: 50 },
      { price: 1999, onHand: 2 },
      { price: 2500, onHand: 5 },
    ],
  })) as [TestVariant, TestVariant, TestVariant];
});

describe('what an exchange sends, as staff choose it', () => {
  const choices = (order: string, lineId: string, as = manager) => shop.client().get(`/api/admin/orders/${order}/lines/${lineId}/replacements`, as);

  it('is a variant at the same price; each has its stock and what it costs more', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const [lineId] = await returnsOf(order).lineIds();
    await sql`update stock_level set reserved = 1 where variant_id = ${blue.id}`.execute(shop.kysely);
    expect((await choices(order.orderNo, lineId!)).data.items).toMatchObject([
      { sku: variant.sku, available: 48, price: { amount: 1999 }, difference: { amount: 0 }, exchangeable: true },
      { sku: blue.sku, available: 1, difference: { amount: 0, currency: 'USD' }, exchangeable: true },
      { sku: dear.sku, available: 5, price: { amount: 2500 }, difference: { amount: 501 }, exchangeable: false },
    ]);
    const answer = (lines: object[]) => shop.client().post(`/api/admin/orders/${order.orderId}/open-return`, { lines, applyType: 'exchange' }, manager);
    expect(await answer([{ lineId, quantity: 1, exchangeSku: dear.sku }])).toMatchObject({ status: 409, code: 41 });
    expect((await answer([{ lineId, quantity: 1, exchangeSku: blue.sku }])).data.lines).toMatchObject([{ exchangeSku: blue.sku }]);
  });

  it('costs nothing more where the price changed since it was bought', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const [lineId] = await returnsOf(order).lineIds();
    await sql`update variant set price_amount = 2500 where id = ${variant.id}`.execute(shop.kysely);
    expect((await choices(order.orderNo, lineId!)).data.items.map((one: any) => [one.sku, one.difference.amount, one.exchangeable])).toEqual([
      [variant.sku, 0, true],
      [blue.sku, 0, true],
      [dear.sku, 0, true],
    ]);
  });

  it('is nothing where the product is not sold, and nobody’s who may not change orders', async () => {
    const order = await orderAt(shop, variant, 'delivered');
    const [lineId] = await returnsOf(order).lineIds();
    await sql`update product set published = false where id = (select product_id from variant where id = ${variant.id})`.execute(shop.kysely);
    expect((await choices(order.orderNo, lineId!)).data).toEqual({ items: [] });
    expect((await choices(order.orderNo, 'no-such-line')).status).toBe(404);
    expect((await choices('no-such-order', lineId!)).status).toBe(404);
    expect((await choices(order.orderNo, lineId!, { 'x-auth': await staffToken(shop, 'editor') })).status).toBe(403);
  });
});
