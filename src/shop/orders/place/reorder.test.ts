// Ordering the same again: what can be bought goes into the cart, the rest is named with its reason.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { unitsToAdd } from '#shop/cart/lines/add-again.ts';
import type { DB } from '#tables';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { placeOrder } from '../index.ts';

let shop: TestApp;
let bowl: TestVariant;
let cup: TestVariant;
let gone: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  const { database } = shop.host;
  [bowl] = (await insertTestProduct(database, { slug: 'bowl', variants: [{ sku: 'BOWL-9', onHand: 100 }] })) as [TestVariant];
  [cup] = (await insertTestProduct(database, { slug: 'cup', variants: [{ sku: 'CUP-9', onHand: 5 }] })) as [TestVariant];
  [gone] = (await insertTestProduct(database, { slug: 'gone', variants: [{ sku: 'GONE-9', onHand: 100 }] })) as [TestVariant];
});
afterAll(() => shop.close());

/** An order of several things by an account. */
async function orderOf(accountId: string, wanted: readonly [TestVariant, number][]): Promise<string> {
  const context = testContext(shop, { kind: 'user', accountId, sessionId: accountId });
  const drafts = wanted.map(([variant, quantity]) => testDraft(variant, { quantity, shopper: { accountId, guestId: null } }));
  const [first] = drafts as [(typeof drafts)[number]];
  const lines = drafts.flatMap((draft, index) => draft.lines.map((line) => ({ ...line, title: `Thing ${index}` })));
  const subtotal = drafts.reduce((sum, draft) => sum + draft.subtotal, 0) as typeof first.subtotal;
  const draft = { ...first, lines, subtotal, total: (subtotal + first.shippingFee) as typeof first.total };
  return (await context.transaction((tx) => placeOrder(tx, context, draft))).orderNo;
}

describe('ordering the same again', () => {
  it('puts in what there is, and says what is left out and why', async () => {
    const ada = await signedIn(shop);
    // Placing it reserves 3 of 5 cups: two are left.
    const orderNo = await orderOf(ada.accountId, [
      [bowl, 2],
      [cup, 3],
      [gone, 1],
    ]);
    await shop.host.database.transaction((tx) => on<DB>(tx).updateTable('product').set({ published: false }).where('id', '=', gone.productId).execute());
    const { code, data } = await ada.post('/order/reorder', { orderNo });
    expect(code).toBe(0);
    expect(data.lines.map((line: any) => [line.sku, line.quantity])).toEqual([
      ['BOWL-9', 2],
      ['CUP-9', 2],
    ]);
    expect(data).toMatchObject({ count: 4, added: 4 });
    expect(data.messages).toEqual(['Of “Thing 1 · Moss”, only 2 of 3 could be added.', '“Thing 2 · Moss” is no longer sold, so it wasn’t added.']);
    // Once more: the bowls add up, of the cups all are in the cart.
    const again = await ada.post('/order/reorder', { orderNo }, { 'x-lang': 'zh' });
    expect(again.data).toMatchObject({ count: 6, added: 2 });
    expect(again.data.messages[0]).toBe('“Thing 1 · Moss”的现有库存已全部在您的购物车中，未再加入。');
    expect((await ada.post('/cart/get')).data.count).toBe(6);
  });

  it('is for those who may see the order: its guest, the holder of its link, nobody else', async () => {
    const placed = await placeTestOrder(shop, bowl, { quantity: 1 });
    const { orderNo, orderToken } = placed;
    expect((await placed.client.post('/api/web/order/reorder', { orderNo })).data).toMatchObject({ added: 1, count: 1 });
    const holder = shop.client();
    expect((await holder.post('/api/web/order/reorder', { orderNo, orderToken })).data).toMatchObject({ added: 1, count: 1 });
    expect((await holder.post('/api/web/cart/get')).data.count).toBe(1);
    const bob = await signedIn(shop);
    for (const wrong of [{ orderNo }, { orderNo, orderToken: 'x'.repeat(43) }, { orderNo: '261121-000000' }])
      expect(await bob.post('/order/reorder', wrong)).toMatchObject({ status: 404, code: 40 });
    expect((await bob.post('/cart/get')).data.count).toBe(0);
    expect(await bob.post('/order/reorder', { orderNo: 5 })).toMatchObject({ status: 400, code: 40 });
  });
});

it('adds never more than there is, nor more than a cart holds', () => {
  const add = (quantity: number, sellable: object | undefined, inCart = 0, isFull = false) =>
    unitsToAdd(
      { variantId: 'v', title: 'T', quantity },
      { sellable: sellable && ({ published: true, showCart: true, available: 5, ...sellable } as never), inCart, isFull },
      'en',
    );
  expect(add(5, {})).toEqual({ units: 5, why: null });
  expect(add(6, {}).units).toBe(5);
  expect(add(2, {}, 4).units).toBe(1);
  expect(add(2, { available: null }, 998).units).toBe(1);
  for (const [nothing, why] of [
    [add(1, undefined), 'no longer sold'],
    [add(1, { published: false }), 'no longer sold'],
    [add(1, { showCart: false }), 'no longer sold'],
    [add(1, { available: 0 }), 'out of stock'],
    [add(1, {}, 5), 'in your cart'],
    [add(1, {}, 0, true), 'cart is full'],
  ] as const) {
    expect(nothing.units).toBe(0);
    expect(nothing.why).toContain(why);
  }
});
