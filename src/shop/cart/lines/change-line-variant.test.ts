import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

/** A cart with two cups of the small size and a bowl; the large cup is scarce, the other one sold out. */
async function cartOf() {
  const cups = await insertTestProduct(shop.host.database, { variants: [{ price: 1_500, onHand: 999 }, { price: 1_800, onHand: 5 }, { onHand: 0 }] });
  const [bowl] = await insertTestProduct(shop.host.database, { variants: [{ price: 2_000 }] });
  const [small, large, none] = cups.map(({ sku }) => sku) as [string, string, string];
  const client = shop.client();
  const add = async (sku: string, quantity: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    return (await client.post('/api/web/cart/add', { sku, quantity })).data;
  };
  await add(small, 2);
  const cart = await add(bowl!.sku, 1);
  const change = (sku: unknown, lineId: unknown = cart.lines[0].lineId) => client.post('/api/web/cart/change-variant', { lineId, sku });
  const read = async () => (await client.post('/api/web/cart/get')).data;
  return { client, cart, add, change, read, small, large, none, bowl: bowl!.sku, cups };
}

it('puts another variant into a line, which keeps its place and its quantity, and is bought as that', async () => {
  const { client, cart, change, read, small, large, bowl } = await cartOf();
  expect(cart.lines).toMatchObject([{ sku: small, changeable: true }, { sku: bowl }]);
  expect(cart.lines[1]).not.toHaveProperty('changeable');
  const changed = await change(large);
  expect(changed).toMatchObject({ status: 200, data: { count: 3, subtotal: { amount: 5_600 }, messages: [] } });
  expect(changed.data.lines.map(({ sku, quantity }: any) => [sku, quantity])).toEqual([
    [large, 2],
    [bowl, 1],
  ]);
  expect(changed.data.lines[0]).toMatchObject({ lineId: cart.lines[0].lineId, price: { amount: 1_800 }, messages: [] });
  expect(await read()).toEqual(changed.data);
  const placed = await submit(client, await fillCheckout(client));
  expect(placed.code).toBe(0);
  const { data } = await client.post('/api/web/order/detail', { orderNo: placed.data.orderNo, orderToken: placed.data.orderToken });
  expect(data.products.map(({ sku }: any) => sku).toSorted()).toEqual([large, bowl].toSorted());
});

it('joins the line that the cart has of that variant; sent twice it changes nothing more', async () => {
  const { cart, add, change, read, large, bowl } = await cartOf();
  await add(large, 3);
  const changed = await change(large);
  expect(changed.data.lines.map(({ lineId, sku, quantity }: any) => [lineId, sku, quantity])).toEqual([
    [cart.lines[0].lineId, large, 5],
    [cart.lines[1].lineId, bowl, 1],
  ]);
  expect(await read()).toEqual(changed.data);
  expect((await change(large)).data).toEqual(changed.data);
});

it('drops what was saved for later of that variant, as adding it does', async () => {
  const { client, add, change, read, large } = await cartOf();
  const { lines } = await add(large, 4);
  await client.post('/api/web/cart/save', { lineId: lines[2].lineId });
  const changed = await change(large);
  expect(changed.data).toMatchObject({ count: 3, saved: [] });
  expect(await read()).toEqual(changed.data);
});

it('follows the rules of adding: stock of both lines together, and what a line holds', async () => {
  const { add, change, read, small, large, none, cups } = await cartOf();
  expect(await change(none)).toMatchObject({ status: 409, code: 41, data: { available: 0 } });
  await add(large, 4);
  const before = await read();
  expect(await change(large)).toMatchObject({ status: 409, code: 41, msg: 'Only 5 left.', data: { available: 5 } });
  await add(small, 995);
  await sql`update stock_level set on_hand = 2000 where variant_id = ${cups[1]!.id}`.execute(shop.kysely);
  expect(await change(large)).toMatchObject({ status: 400, code: 40, data: { errors: { quantity: 'Quantity must be at most 999' } } });
  expect((await read()).lines.map(({ sku }: any) => sku)).toEqual(before.lines.map(({ sku }: any) => sku));
});

it('takes nothing but another variant of the same product, in a line of the caller', async () => {
  const { cart, change, read, bowl, small, large, cups } = await cartOf();
  const unknown = { status: 404, code: 40, data: { errors: { sku: 'This product does not exist.' } } };
  for (const sku of [bowl, 'nothing']) expect(await change(sku)).toMatchObject(unknown);
  for (const sku of ['', 5, null, 'x'.repeat(300)]) expect(await change(sku)).toMatchObject({ status: 400, data: { errors: { sku: expect.any(String) } } });
  for (const lineId of ['', 7, 'x'.repeat(41)])
    expect(await change(large, lineId)).toMatchObject({ status: 400, data: { errors: { lineId: expect.any(String) } } });
  expect(await change(large, newId())).toMatchObject({ status: 404, code: 40 });
  const other = await cartOf();
  expect(await other.change(large, cart.lines[0].lineId)).toMatchObject({ status: 404, code: 40 });
  expect(await shop.client().post('/api/web/cart/change-variant', { lineId: cart.lines[0].lineId, sku: large })).toMatchObject({ status: 404, code: 40 });
  expect((await change(small)).data).toEqual(cart);
  await sql`update product set show_cart = false where id = ${cups[0]!.productId}`.execute(shop.kysely);
  expect(await change(large)).toMatchObject({ status: 409, code: 41 });
  await sql`update product set show_cart = true, published = false where id = ${cups[0]!.productId}`.execute(shop.kysely);
  expect(await change(large)).toMatchObject(unknown);
  await sql`update product set published = true where id = ${cups[0]!.productId}`.execute(shop.kysely);
  expect(await read()).toEqual(cart);
});

it('ends as one line, whatever two tabs ask for at once', async () => {
  const { cart, add, client, change, large, bowl } = await cartOf();
  const { lines } = await add(large, 1);
  const back = () => client.post('/api/web/cart/change-variant', { lineId: lines[2].lineId, sku: cart.lines[0].sku });
  const answers = await Promise.all([change(large), back()]);
  // The second finds its line joined to the other one.
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const { data } = await client.post('/api/web/cart/get');
  expect(data.lines.map(({ quantity }: any) => quantity).toSorted()).toEqual([1, 3]);
  expect(data.lines.map(({ sku }: any) => sku)).toContain(bowl);
});
