/** Refunds from before they were written down by line: the migration takes them over, and the books are sound. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { findBroken } from '#test/faults/invariants.ts';
import { staffContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { orderAt, returnsOf, setReturnAddress } from '#test/harness/returns.ts';
import { approveReturn, receiveGoods } from '../../returns/index.ts';
import { cancelByMerchant } from '../cancel/index.ts';
import { refundOrder } from '../refund/index.ts';
import { deliverOrder, shipOrder } from '../ship/index.ts';

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

describe('orders that were refunded in full before, and went on waiting to be sent', () => {
  const db = () => on<Record<string, never>>(shop.host.database.reader);
  const parcel = { expressName: 'Cormorant', expressNumber: 'CM-1' };
  /** The rows that the old rules left: goodwill leaves an order as it is, as every refund did then. */
  async function refundedAsBefore(variant: TestVariant, sent: 'none' | 'under way' | 'arrived'): Promise<TestOrder> {
    const staff = await staffContext(shop);
    const order = await orderAt(shop, variant, 'paid', { quantity: 3 });
    const [lineId] = await returnsOf(order).lineIds();
    if (sent !== 'none') await shipOrder(staff, { order: order.orderNo, ...parcel, lines: [{ lineId: lineId!, quantity: 1 }] });
    if (sent === 'arrived') await deliverOrder(staff, { order: order.orderNo });
    const { totalAmount } = await refundOrder(staff, { order: order.orderNo, amount: { amount: 6497 }, goodwill: true, reason: 'As before' });
    expect(totalAmount).toBe(6497);
    return order;
  }

  it('end as the rules say: their pieces are free once, coupons come back', async () => {
    const [pot] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
    const orders = [await refundedAsBefore(pot, 'none'), await refundedAsBefore(pot, 'under way'), await refundedAsBefore(pot, 'arrived')];
    const kept = await orderAt(shop, pot, 'paid', { quantity: 2 });
    await sql`insert into promotion (id, source, slug, texts, rule, total_limit, used_count) values (${orders[0]!.orderId}, 'coupon', 'twenty', '{}', '{}', 1, 1)`.execute(
      db(),
    );
    await sql`insert into coupon_use (id, promotion_id, order_id, state, at) values (${orders[0]!.orderId}, ${orders[0]!.orderId}, ${orders[0]!.orderId}, 'used', ${shop.clock.now})`.execute(
      db(),
    );
    // Written down as 0550 takes over what was there: by order, by line, and with numbers.
    await sql`update order_refund set kind = 'sum' where kind = 'goodwill'`.execute(db());
    await sql`insert into refund_line (refund_id, order_line_id, amount) select one.id, line.id, 5997 from order_refund one join order_line line using (order_id)
      where one.reason = 'As before'`.execute(db());
    expect((await findBroken(shop.db.url)).map(({ name }) => name)).toEqual(['an order that was refunded whole has nothing left to send']);
    const migration = await readFile('migrations/0591_refunded_orders_end.sql', 'utf8');
    const migrate = () => shop.host.database.transaction((tx) => sql.raw(migration).execute(on<Record<string, never>>(tx)));
    await migrate();
    await migrate();
    expect(await findBroken(shop.db.url)).toEqual([]);
    const states = await sql<{ state: string }>`
      select status || ' ' || shipped as state from orders where id = any(${[...orders, kept].map((order) => order.orderId)}::uuid[])
      order by array_position(${[...orders, kept].map((order) => order.orderId)}::uuid[], id)`.execute(db());
    expect(states.rows.map((row) => row.state)).toEqual(['cancelled none', 'inProgress full', 'completed full', 'inProgress none']);
    expect((await sql`select on_hand, reserved from stock_level where variant_id = ${pot.id}`.execute(db())).rows).toEqual([{ onHand: 48, reserved: 2 }]);
    expect((await sql`select used_count from promotion where slug = 'twenty'`.execute(db())).rows).toEqual([{ usedCount: 0 }]);
    const seen = (await orders[0]!.client.post('/api/web/order/detail', { orderNo: orders[0]!.orderNo })).data;
    expect([seen.actions, seen.timeline.at(-1).event]).toEqual([[], 'withdrawn']);
    // What is under way completes the order when it arrives.
    expect(await deliverOrder(await staffContext(shop), { order: orders[1]!.orderNo })).toMatchObject({ status: 'completed' });
  });
});
