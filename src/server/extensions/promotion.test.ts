/** A discount of an extension: offered, taken in the transaction of the order, refused when it is used up, and left out when it fails. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defineOperation, refusal } from 'vitrine/extension';
import { z } from 'zod';
import { on } from '#kit/server/database.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { textsTag } from '#shop/texts/index.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';

let effect: object | null = { takes: { kind: 'fixedAmount', amount: 500 } };
const promotion = {
  name: 'voucher',
  title: { en: 'Voucher', zh: '代金券' },
  offer: async () => effect,
  take: async (_context: unknown, tx: any, { orderId, amount }: { orderId: string; amount: number }) => {
    const { rows } = await sql<{ left: number }>`update purse set remaining = remaining - ${amount} where remaining >= ${amount} returning remaining`.execute(
      tx,
    );
    if (rows.length === 0) throw refusal({ en: 'The voucher is used up.', zh: '代金券已用完。' });
    await sql`insert into spent (order_id, amount) values (${orderId}, ${amount})`.execute(tx);
  },
};
const purse = defineOperation({
  method: 'GET',
  path: 'purse',
  summary: 'Read what is left',
  access: 'public',
  data: z.object({ left: z.number() }),
  run: async ({ db }) => (await sql<{ left: number }>`select remaining as left from purse`.execute(on(db))).rows[0]!,
});
const migration = {
  name: '0010',
  sql: 'create table purse (remaining int not null); insert into purse values (900); create table spent (order_id uuid primary key, amount int)',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ extensions: [extensionWith('vouchers', { migrations: [migration], promotions: [promotion as never], operations: [purse] })] });
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());

async function fill(price = 1999) {
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price, onHand: 10 }] })) as [TestVariant];
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
  return { client, cart: (await client.post('/api/web/cart/get')).data, checkout: await fillCheckout(client, { payment: 'bankTransfer' }) };
}
const left = async () => (await shop.client().get('/api/web/ext/vouchers/purse')).data.left;

it('takes it off in the cart, and is used up with the order that is placed', async () => {
  const { client, cart, checkout } = await fill();
  expect(cart.promotionDiscounts).toEqual([expect.objectContaining({ title: 'Voucher', amount: { amount: 500, currency: 'USD' } })]);
  const answer = await submit(client, checkout);
  expect(answer.code).toBe(0);
  expect(await left()).toBe(400);
  const { rows } = await shop.run(
    sql<{ amount: number; orderNo: string }>`select s.amount, o.order_no from ext_vouchers.spent s join orders o on o.id = s.order_id`,
  );
  expect(rows).toEqual([{ amount: 500, orderNo: answer.data.orderNo }]);
  await expectMoneyHolds(shop);
});

it('is called what the merchant calls it, unless the offer has a title of its own', async () => {
  const rows = sql`insert into own_text values ('vouchers.promotions.voucher.title', 'en', 'Our thanks', ${shop.clock.now})`;
  await shop.run(rows);
  invalidateMemoized([textsTag]);
  const titles = ({ cart }: Awaited<ReturnType<typeof fill>>) => cart.promotionDiscounts.map(({ title }: { title: string }) => title);
  expect(titles(await fill())).toEqual(['Our thanks']);
  effect = { takes: { kind: 'fixedAmount', amount: 500 }, title: { en: 'For you' } };
  expect(titles(await fill())).toEqual(['For you']);
  effect = { takes: { kind: 'fixedAmount', amount: 500 } };
});

it('stops the order with its own message when it is used up, and leaves nothing of the order behind', async () => {
  const { client, checkout } = await fill();
  const before = await shop.run(sql`select count(*) from orders`);
  const answer = await submit(client, checkout);
  expect([answer.code, answer.status, answer.msg]).toEqual([41, 409, 'The voucher is used up.']);
  expect(await shop.run(sql`select count(*) from orders`)).toMatchObject({ rows: before.rows });
  expect(await left()).toBe(400);
});

it('never takes more than the goods cost, and is not there where it fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  effect = { takes: { kind: 'fixedAmount', amount: 5_000 } };
  expect((await fill(300)).cart.promotionDiscounts[0].amount.amount).toBe(300);
  for (const wrong of [{ takes: { kind: 'fixedAmount', amount: -5 } }, { takes: { kind: 'percentage', basisPoints: 20_000 } }, {}]) {
    effect = wrong;
    expect((await fill()).cart.promotionDiscounts).toEqual([]);
  }
  effect = null;
  expect((await fill()).cart.promotionDiscounts).toEqual([]);
  logged.mockRestore();
});
