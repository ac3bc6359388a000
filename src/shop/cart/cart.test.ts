import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { channel } from '#kit/server/events/announce.ts';
import { hashSecret, newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { mergeCart } from './index.ts';

let shop: TestApp;
let one: TestVariant;
let scarce: TestVariant;
let backorder: TestVariant;
let client: TestClient;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  [one, scarce, backorder] = (await insertTestProduct(shop.host.database, {
    variants: [
      { price: 1999, linePrice: 2500, onHand: 5000 },
      { price: 550, onHand: 3 },
      { price: 4000, onHand: -2, policy: 'continue', weightGrams: 900 },
    ],
  })) as [TestVariant, TestVariant, TestVariant];
  client = shop.client();
});

const add = (sku: string, quantity: unknown = 1, from = client) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  return from.post('/api/web/cart/add', { sku, quantity });
};
const guestId = async () =>
  (await sql<{ id: string }>`select id from guest where secret_hash = ${hashSecret(client.cookies.get('guest')!)}`.execute(shop.kysely)).rows[0]!.id;

function expectSums(cart: any) {
  const sum = (discounts: any[]) => discounts.reduce((total, discount) => total + discount.amount.amount, 0);
  const discounts = sum(cart.couponDiscounts) + sum(cart.promotionDiscounts);
  for (const line of cart.lines) {
    expect(line.subtotal.amount).toBe(line.price.amount * line.quantity);
    expect(line.total.amount).toBe(line.subtotal.amount - sum(line.discounts));
  }
  expect(cart.subtotal.amount).toBe(cart.lines.reduce((total: number, line: any) => total + line.subtotal.amount, 0));
  expect(cart.total.amount).toBe(cart.subtotal.amount - discounts);
  expect(cart.count).toBe(cart.lines.reduce((units: number, line: any) => units + line.quantity, 0));
}

describe('the cart', () => {
  it('is empty for an unknown visitor, and sets no cookie', async () => {
    const answer = await client.post('/api/web/cart/get');
    expect(answer).toMatchObject({ status: 200, code: 0, data: { lines: [], count: 0, total: { amount: 0, currency: 'USD' }, messages: [] } });
    expect(client.cookies.size).toBe(0);
    expect((await client.post('/api/web/cart/count')).data).toEqual({ count: 0 });
  });

  it('takes units, adds up, and issues the cookie once', async () => {
    const first = await add(one.sku, 2);
    expect(first).toMatchObject({ status: 200, code: 0, data: { count: 2, subtotal: { amount: 3998, currency: 'USD' } } });
    expect(first.headers['set-cookie']).toMatch(/^guest=.+HttpOnly.+SameSite=Lax/);
    const second = await add(one.sku, 3);
    expect(second.headers['set-cookie']).toBeUndefined();
    const third = await add(backorder.sku);
    expectSums(third.data);
    expect(third.data.lines).toMatchObject([
      {
        sku: one.sku,
        quantity: 5,
        available: 5000,
        price: { amount: 1999 },
        linePrice: { amount: 2500 },
        subtotal: { amount: 9995 },
        total: { amount: 9995 },
        purchasable: true,
        messages: [],
      },
      { sku: backorder.sku, quantity: 1, available: null },
    ]);
    expect((await client.post('/api/web/cart/get')).data).toEqual(third.data);
    expect((await client.post('/api/web/cart/count')).data).toEqual({ count: 6 });
  });

  it('is counted without what is gone and what is saved', async () => {
    await add(one.sku, 5);
    await add(scarce.sku, 2);
    const { lines } = (await add(backorder.sku)).data;
    await client.post('/api/web/cart/save', { lineId: lines[1].lineId });
    await sql`delete from variant where id = ${backorder.id}`.execute(shop.kysely);
    const { count } = (await client.post('/api/web/cart/get')).data;
    expect([count, (await client.post('/api/web/cart/count')).data]).toEqual([5, { count }]);
  });

  it('gives the earlier totals back when what was added is removed', async () => {
    const before = (await add(one.sku, 2)).data;
    const grown = (await add(scarce.sku, 3)).data;
    const after = await client.post('/api/web/cart/remove', { lineIds: [grown.lines[1].lineId] });
    expect(after.data).toEqual(before);
  });

  it.each([[-1], [0], [0.5], [2 ** 53], ['1e3'], ['1'], [1000], [{ $gt: 0 }], [[1]], [null], [true]])('rejects a quantity of %j', async (quantity) => {
    const answer = await add(one.sku, quantity);
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors)).toEqual(['quantity']);
    expect(client.cookies.size).toBe(0);
  });

  it('refuses what is not sold', async () => {
    const [hidden] = await insertTestProduct(shop.host.database, { published: false, variants: [{}] });
    const [shown] = await insertTestProduct(shop.host.database, { showCart: false, variants: [{}] });
    for (const sku of ['nothing', hidden!.sku]) expect(await add(sku)).toMatchObject({ status: 404, code: 40, data: { errors: { sku: expect.any(String) } } });
    expect(await add(shown!.sku)).toMatchObject({ status: 409, code: 41 });
    expect(await add('x'.repeat(300))).toMatchObject({ status: 400, code: 40 });
    expect(client.cookies.size).toBe(0);
  });

  it('says what is left when more is wanted than there is', async () => {
    expect(await add(scarce.sku, 4)).toMatchObject({ status: 409, code: 41, msg: 'Only 3 left.', data: { available: 3 } });
    const cart = (await add(scarce.sku, 2)).data;
    expect(await add(scarce.sku, 2)).toMatchObject({ status: 409, code: 41, data: { available: 3 } });
    const lineId = cart.lines[0].lineId;
    expect(await client.post('/api/web/cart/update', { lineId, quantity: 4 })).toMatchObject({ status: 409, code: 41, data: { available: 3 } });
    expect((await client.post('/api/web/cart/update', { lineId, quantity: 3 })).data.count).toBe(3);
    expect((await add(backorder.sku, 999)).code).toBe(0);
  });

  it('holds at most 999 units of a variant and 100 lines, as the shop tells programs', async () => {
    expect((await client.get('/api/web/shop')).data.limits).toMatchObject({ quantityPerLine: 999, cartLines: 100 });
    await add(one.sku, 998);
    expect(await add(one.sku, 2)).toMatchObject({ status: 400, code: 40, data: { errors: { quantity: 'Quantity must be at most 999' } } });
    const many = await insertTestProduct(shop.host.database, { variants: Array.from({ length: 100 }, () => ({})) });
    for (const variant of many.slice(0, 99)) await add(variant.sku);
    expect(await add(many[99]!.sku)).toMatchObject({ status: 409, code: 41 });
    expect((await add(many[0]!.sku)).code).toBe(0);
  });

  it("sets and removes by 0, only in the caller's cart", async () => {
    const { data } = await add(one.sku, 2);
    const lineId = data.lines[0].lineId;
    expect((await client.post('/api/web/cart/update', { lineId, quantity: 7 })).data.count).toBe(7);
    const other = shop.client();
    expect(await other.post('/api/web/cart/update', { lineId, quantity: 1 })).toMatchObject({ status: 404, code: 40 });
    await add(one.sku, 1, other);
    expect(await other.post('/api/web/cart/update', { lineId, quantity: 1 })).toMatchObject({ status: 404, code: 40 });
    expect((await other.post('/api/web/cart/remove', { lineIds: [lineId] })).data.count).toBe(1);
    for (const wrong of [-1, 0.5, '2', 1000, {}])
      expect(await client.post('/api/web/cart/update', { lineId, quantity: wrong })).toMatchObject({
        status: 400,
        code: 40,
        data: { errors: { quantity: expect.any(String) } },
      });
    expect(await client.post('/api/web/cart/update', { lineId: newId(), quantity: 1 })).toMatchObject({ status: 404 });
    expect((await client.post('/api/web/cart/update', { lineId, quantity: 0 })).data).toMatchObject({ lines: [], count: 0 });
  });

  it('never adopts an unknown guest cookie', async () => {
    client.cookies.set('guest', 'chosen-by-an-attacker');
    await add(one.sku);
    expect(client.cookies.get('guest')).not.toBe('chosen-by-an-attacker');
  });

  it('says what has changed since', async () => {
    await add(one.sku, 2);
    await add(scarce.sku, 3);
    await add(backorder.sku, 1);
    await sql`update variant set price_amount = 2100 where id = ${one.id}`.execute(shop.kysely);
    await sql`update stock_level set on_hand = 1 where variant_id = ${scarce.id}`.execute(shop.kysely);
    const changed = (await client.post('/api/web/cart/get')).data;
    expectSums(changed);
    expect(changed.lines.map((line: any) => line.messages)).toEqual([['The price has changed from $19.99 to $21.00.'], ['Only 1 left.'], []]);
    expect(changed.lines.map((line: any) => line.purchasable)).toEqual([true, false, true]);
    await sql`update stock_level set on_hand = 0 where variant_id = ${scarce.id}`.execute(shop.kysely);
    expect((await client.post('/api/web/cart/get', {}, { 'x-lang': 'zh' })).data.lines[1].messages).toEqual(['已售罄']);
    // Another currency is no change of price; a write is looking at it.
    expect((await client.post('/api/web/cart/get', {}, { 'x-currency': 'EUR' })).data.lines[0].messages).toEqual([]);
    const fewer = await client.post('/api/web/cart/update', { lineId: changed.lines[1].lineId, quantity: 2 });
    expect(fewer).toMatchObject({ status: 200, data: { count: 5 } });
    expect((await client.post('/api/web/cart/update', { lineId: changed.lines[0].lineId, quantity: 1 })).data.lines[0].messages).toEqual([]);
  });

  it('takes out what is sold no longer, and says so until the next change', async () => {
    await add(one.sku, 2);
    const [deleted] = await insertTestProduct(shop.host.database, { title: 'Bowl', variants: [{}] });
    await add(deleted!.sku, 1);
    await sql`delete from product where id = ${deleted!.productId}`.execute(shop.kysely);
    const read = (await client.post('/api/web/cart/get')).data;
    expect(read).toMatchObject({ count: 2, messages: ['“Bowl” is no longer available, so we took it out of your cart.'] });
    expect((await add(one.sku)).data.messages).toHaveLength(1);
    expect((await client.post('/api/web/cart/get')).data.messages).toEqual([]);
  });

  it("shows the shopper's currency, and the default for an unknown one", async () => {
    await add(one.sku, 2);
    expect((await client.post('/api/web/cart/get', {}, { 'x-currency': 'JPY' })).data).toMatchObject({ subtotal: { amount: 6000, currency: 'JPY' } });
    expect((await client.post('/api/web/cart/get', {}, { 'x-currency': 'XXX' })).data).toMatchObject({ subtotal: { currency: 'USD' } });
  });

  it('refuses an unknown coupon beside its field, and forgets one that was never used', async () => {
    await add(one.sku);
    expect(await client.post('/api/web/cart/coupon', { code: 'NOPE' })).toMatchObject({
      status: 400,
      code: 40,
      data: { errors: { code: 'This coupon code is not valid.' } },
    });
    for (const code of ['', 'x'.repeat(51), 5, null])
      expect(await client.post('/api/web/cart/coupon', { code })).toMatchObject({ status: 400, data: { errors: { code: expect.any(String) } } });
    expect((await client.post('/api/web/cart/coupon/remove', { code: 'NOPE' })).code).toBe(0);
  });

  it('estimates shipping', async () => {
    await add(one.sku, 1);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const delivery = { from: day, until: day, text: expect.stringMatching(/\d/) };
    expect((await client.post('/api/web/cart/estimate', { country: 'DE' })).data).toEqual({
      shippingMethods: [
        { id: 'standard', title: 'Standard shipping', price: { amount: 1000, currency: 'USD' }, delivery },
        { id: 'express', title: 'Express shipping', price: { amount: 2200, currency: 'USD' }, delivery },
      ],
    });
    await add(backorder.sku, 1);
    expect((await client.post('/api/web/cart/estimate', { country: 'DE' }, { 'x-currency': 'EUR' })).data.shippingMethods).toMatchObject([
      { price: { amount: 920 } },
      { price: { amount: 2940, currency: 'EUR' } },
    ]);
    await add(backorder.sku, 1);
    expect((await client.post('/api/web/cart/estimate', { country: 'DE' })).data.shippingMethods[0].price.amount).toBe(0);
    expect((await client.post('/api/web/cart/estimate', { country: 'CH' })).data).toEqual({ shippingMethods: [] });
    for (const country of ['de', 'Germany', 5])
      expect(await client.post('/api/web/cart/estimate', { country })).toMatchObject({ status: 400, data: { errors: { country: expect.any(String) } } });
  });

  it('estimates shipping by what goods cost, whatever gift cards are beside them', async () => {
    const [card] = (await insertTestProduct(shop.host.database, { taxClass: 'giftCard', variants: [{ price: 50_000, onHand: 5 }] })) as [TestVariant];
    await add(one.sku, 1);
    const without = (await client.post('/api/web/cart/estimate', { country: 'DE' })).data;
    await add(card.sku, 1);
    expect((await client.post('/api/web/cart/estimate', { country: 'DE' })).data).toEqual(without);
    expect((await client.post('/api/web/cart/get')).data.nudges).not.toContainEqual(expect.objectContaining({ kind: 'freeShipping', done: true }));
  });

  it('loses none of twenty parallel adds', async () => {
    await add(one.sku, 1);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 ? one.sku : backorder.sku)));
    expect(answers.map((answer) => answer.code)).toEqual(Array.from({ length: 20 }, () => 0));
    expect((await client.post('/api/web/cart/get')).data).toMatchObject({ count: 21, lines: [{ quantity: 11 }, { quantity: 10 }] });
  });

  /** What is asked of the database meanwhile. Memoized settings, markets, promotions and their like are read again after some time, beside whatever request comes then: a first run does so. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const { statements } = shop.host.database;
    const sent: string[] = [];
    await work();
    statements.log = (text) => sent.push(text);
    await work();
    delete statements.log;
    return sent.filter((text) => !/from "setting"|from currency/.test(text));
  }

  it('adds with four statements in one transaction, a guest’s first time with three', async () => {
    const inside = async (work: () => Promise<unknown>) =>
      (await statementsOf(work))
        .filter((text) => !/^(begin|start transaction|commit)/.test(text))
        .map((text) => text.trim().split(/\s+/).slice(0, 3).join(' '));
    const then = ['select line.id as', 'insert into "cart_line"'];
    expect(await inside(() => add(one.sku, 1, shop.client()))).toEqual(['with shopper as', ...then]);
    await add(one.sku);
    // The guest has been looked up before.
    expect(await inside(() => add(one.sku))).toEqual(['insert into cart', ...then, 'select pg_notify($1, $2)']);
    // The cart with its products.
    expect(await statementsOf(() => client.post('/api/web/cart/get'))).toHaveLength(1);
    // What it costs asks for its codes; how much is in it does not.
    await sql`update cart set coupon_codes = '{SUMMER}' where guest_id = ${await guestId()}`.execute(shop.kysely);
    expect(await statementsOf(() => client.post('/api/web/cart/get'))).toHaveLength(2);
    expect(await statementsOf(() => client.post('/api/web/cart/count'))).toHaveLength(1);
  });

  it('takes several variants at once, all or none, in the statements of one', async () => {
    const addAll = (...items: { sku: string; quantity: number }[]) => client.post('/api/web/cart/add-all', { items });
    await add(one.sku, 2);
    const refused = await addAll({ sku: one.sku, quantity: 1 }, { sku: scarce.sku, quantity: 4 });
    expect(refused).toMatchObject({ status: 409, code: 41, data: { available: 3 } });
    expect((await addAll({ sku: one.sku, quantity: 1 }, { sku: 'nothing', quantity: 1 })).status).toBe(404);
    expect((await addAll()).status).toBe(400);
    expect((await client.post('/api/web/cart/get')).data.count).toBe(2);
    const wanted = [one, scarce, one].map(({ sku }) => ({ sku, quantity: 1 }));
    expect((await statementsOf(() => addAll(...wanted))).filter((text) => text.startsWith('insert into "cart_line"'))).toHaveLength(1);
    const { data } = await client.post('/api/web/cart/get');
    expect(data.lines.map((line: { sku: string; quantity: number }) => [line.sku, line.quantity])).toEqual([
      [one.sku, 6],
      [scarce.sku, 2],
    ]);
    expectSums(data);
    expect((await addAll({ sku: scarce.sku, quantity: 2 })).data.available).toBe(3);
  });

  it("notifies the shopper's other pages", async () => {
    await add(one.sku);
    const received: any[] = [];
    const ear = new pg.Client(shop.db.url);
    await ear.connect();
    ear.on('notification', (message) => received.push(JSON.parse(message.payload!)));
    await ear.query(`listen ${channel}`);
    await add(one.sku, 2);
    await add('nothing', 2);
    await ear.query('select 1');
    await ear.end();
    expect(received).toEqual([{ kind: 'socket', to: { guestId: await guestId() }, frame: { type: 'cart.changed', data: { count: 3 } } }]);
  });

  it("joins a guest's cart to the account's", async () => {
    await add(one.sku, 600);
    await add(scarce.sku, 2);
    const fromGuestId = await guestId();
    const toAccountId = newId();
    await sql`insert into account (id, email) values (${toAccountId}, ${`${toAccountId}@example.com`})`.execute(shop.kysely);
    const cartId = newId();
    await sql`insert into cart (id, account_id) values (${cartId}, ${toAccountId})`.execute(shop.kysely);
    await sql`insert into cart_line (id, cart_id, variant_id, sku, title, quantity, seen_amount, seen_currency) values (${newId()}, ${cartId}, ${one.id}, ${one.sku}, 'One', 500, 1999, 'USD')`.execute(
      shop.kysely,
    );
    const merge = () =>
      shop.host.database.transaction((tx) => mergeCart(tx, { of: { accountId: null, guestId: fromGuestId }, toAccountId, now: shop.clock.now }));
    const withCodes = (column: string, id: string, codes: string[]) =>
      sql`update cart set coupon_codes = ${codes} where ${sql.ref(column)} = ${id}`.execute(shop.kysely);
    await withCodes('guest_id', fromGuestId, ['C', 'D', 'E', 'F', 'G']);
    await withCodes('account_id', toAccountId, ['A', 'B', 'C', 'D']);
    await merge();
    await merge();
    const { rows: codes } = await sql`select coupon_codes from cart where account_id = ${toAccountId}`.execute(shop.kysely);
    expect(codes).toEqual([{ couponCodes: ['A', 'B', 'C', 'D', 'E'] }]);
    const stored = await sql<{
      sku: string;
      quantity: number;
    }>`select l.sku, l.quantity from cart_line l join cart c on c.id = l.cart_id where c.account_id = ${toAccountId} order by l.quantity desc`.execute(
      shop.kysely,
    );
    expect(stored.rows).toEqual([
      { sku: one.sku, quantity: 999 },
      { sku: scarce.sku, quantity: 2 },
    ]);
    expect((await client.post('/api/web/cart/get')).data.count).toBe(0);
  });

  it('takes up what a plain form put into the cart of the browser while a user was signed in there', async () => {
    const shopper = await signedIn(shop);
    await shopper.post('/cart/add', { sku: one.sku, quantity: 1 });
    // A document that is sent carries the cookie alone.
    expect((await add(one.sku, 2, shopper.client)).data.count).toBe(2);
    // Two tabs ask at once: it is taken up once.
    const asked = await Promise.all(Array.from({ length: 5 }, () => shopper.post('/cart/count')));
    expect(asked.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    expect((await shopper.post('/cart/count')).data).toEqual({ count: 3 });
    expect((await add(scarce.sku, 1, shopper.client)).data.count).toBe(1);
    const { lines } = (await shopper.post('/cart/get')).data;
    expect(lines.map((line: any) => [line.sku, line.quantity]).toSorted()).toEqual(
      [
        [one.sku, 3],
        [scarce.sku, 1],
      ].toSorted(),
    );
    expect((await shopper.client.post('/api/web/cart/get')).data.count).toBe(0);
    const other = await signedIn(shop);
    expect((await other.post('/cart/count')).data).toEqual({ count: 0 });
  });
});
