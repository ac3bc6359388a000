/** Refunds from before they were written down by line: the migration takes them over, and the books are sound. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { findBroken } from '#test/faults/invariants.ts';
import { staffContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { approveReturn, receiveGoods } from '../returns/index.ts';
import { cancelByMerchant, refundOrder } from './index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await setReturnAddress(shop);
});
afterAll(() => shop.close());

it('takes over sums, returns and cancellations, with numbers in their order', async () => {
  const db = on<Record<string, never>>(shop.host.database.reader);
  const [mug] = await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] });
  const staff = await staffContext(shop);
  const part = await orderAt(shop, mug!, 'delivered', { quantity: 3 });
  await refundOrder(staff, { order: part.orderNo, amount: { amount: 1_000 }, reason: 'A scratch' });
  const [lineId] = await returnsOf(part).lineIds();
  const { data } = await returnsOf(part).apply({ applyType: 'returnRefund', lines: [{ lineId, quantity: 1 }] });
  await approveReturn(staff, { return: data.returnNo, reason: '' });
  await receiveGoods(staff, { return: data.returnNo, restock: true });
  const gone = await orderAt(shop, mug!, 'paid');
  await cancelByMerchant(staff, { order: gone.orderNo, reason: 'Gone' });
  const before = await sql`select kind, amount, note_number from order_refund order by note_sequence`.execute(db);
  await sql`delete from order_refund`.execute(db);
  await sql`delete from credit_note_counter`.execute(db);
  const migration = await readFile('migrations/0550_refunds.sql', 'utf8');
  await sql.raw(migration.slice(migration.indexOf('-- What was refunded before'))).execute(db);
  expect((await sql`select kind, amount, note_number from order_refund order by note_sequence`.execute(db)).rows).toEqual(before.rows);
  expect((await sql`select sum(amount)::int as sum from refund_line`.execute(db)).rows).toEqual([{ sum: 1_000 }]);
  expect(await findBroken(shop.db.url)).toEqual([]);
});
